import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { LiveSession } from '../../contract/live-sessions.ts';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { EndWarning, timeLeftWords } from './time-left.tsx';
import { useTimeLeft } from './use-time-left.ts';

interface LessonTimerProps {
  session: Pick<LiveSession, 'id' | 'endsAt'>;
  /** The name of the class if several timers are beside each other. */
  className?: string | undefined;
}

/**
 * The timer of a lesson for its teacher: how long the lesson still lasts, and the dialog that sets the timer.
 */
export function LessonTimer({ session: { id, endsAt }, className }: LessonTimerProps) {
  const [open, setOpen] = useState(false);
  const code = useCode('lesson-timer-form', () => import('./lesson-timer-form.tsx'), open);
  const left = useTimeLeft(endsAt);
  const name = className === undefined ? t`Timer` : t`Timer of ${className}`;
  const words = left === null ? name : timeLeftWords(left.minutes);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        busy={open && code.isFetching}
        aria-label={left === null ? name : `${name}: ${words}`}
        className="gap-1.5 px-3 tabular-nums"
        onClick={() => setOpen(true)}
      >
        <Icon name="clock" />
        {words}
      </Button>
      <EndWarning endsAt={endsAt} />
      <LazyDialog code={code} open={open} title={name} onClose={close}>
        {({ LessonTimerForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={name}
            description={t`The session stops by itself at the end. Everybody in the lesson sees the time that is left, and is told five minutes before.`}
          >
            <LessonTimerForm sessionId={id} endsAt={endsAt} onSet={close} />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
