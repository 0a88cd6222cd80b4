import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Projector } from '../ui/projector.tsx';
import { JoiningSwitch } from './joining-switch.tsx';
import { useSessionSwitch } from './queries.ts';
import type { TeacherCardParts } from './teacher-class-card.tsx';

interface CodeButtonProps {
  label: string;
  code: string;
  purpose: string;
  address: string;
  shownAddress: string;
}

/** A code in the lesson's bar; a click shows it on the whole screen. */
function CodeButton({ label, code, ...projected }: CodeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className="gap-2 px-3" onClick={() => setIsOpen(true)} aria-label={t`Enlarge ${label}`}>
        <span className="text-xs font-normal text-soft">{label}</span>
        <span className="tracking-wider tabular-nums">{code}</span>
        <Icon name="enlarge" className="size-4" />
      </Button>
      <Projector open={isOpen} onOpenChange={setIsOpen} title={label} code={code} {...projected}>
        {/* No buttons: the card of the class has the one that copies. */}
        {null}
      </Projector>
    </>
  );
}

interface SessionControlsProps {
  schoolClass: TeacherClass;
  parts: Pick<TeacherCardParts, 'join' | 'register'>;
}

/**
 * The codes and the stop button of a class's card, repeated beside the lesson while the card is not in sight.
 */
export function SessionControls({ schoolClass, parts }: SessionControlsProps) {
  const { className, classCode, sessionCode } = schoolClass;
  const { mutate: switchSession, isPending } = useSessionSwitch(schoolClass.id);
  return (
    <>
      <CodeButton
        label={t`Class Code`}
        code={classCode}
        purpose={t`Students who have an account join ${className} with this code.`}
        {...parts.join(classCode)}
      />
      {sessionCode !== null && (
        <CodeButton
          label={t`Session ID`}
          code={sessionCode}
          purpose={t`New students register for ${className} with this code.`}
          {...parts.register(sessionCode)}
        />
      )}
      <JoiningSwitch schoolClass={schoolClass} />
      <Button look="danger" busy={isPending} onClick={() => switchSession(false)}>
        <Trans>Stop Session</Trans>
      </Button>
    </>
  );
}
