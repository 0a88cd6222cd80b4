import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { useCode } from '../api/use-code.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { CodeDisplay } from '../ui/code-display.tsx';
import { studentCount } from '../ui/counts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { translated } from '../ui/translated.ts';
import { useShownTogether } from '../ui/use-shown-together.ts';
import { ClassMenu } from './class-menu.tsx';
import { JoiningSwitch } from './joining-switch.tsx';
import { useSessionSwitch } from './queries.ts';
import { SharedWith } from './shared-with.tsx';

interface CodeAddress {
  /** The address behind the QR code. */
  readonly address: string;
  /** What people type instead. */
  readonly shownAddress: string;
}

/** The parts of a class's card that other rooms provide. */
export interface TeacherCardParts {
  /** The button "Create Assignment"; `onCreated` shows the list with the new assignment. */
  createAssignment: (schoolClass: TeacherClass, onCreated: () => void) => ReactNode;
  /** Loads the code of what the expanded class shows. A first visit does not wait for it. */
  loadDetails: () => Promise<ComponentType<{ schoolClass: TeacherClass }>>;
  /** The button that continues the last lesson, while that is possible. */
  continueLesson: (classId: string) => ReactNode;
  /** The link to the lessons of the class's session. */
  lessons: (sessionId: string) => ReactNode;
  /** The address where a student joins the class with its class code. */
  join: (classCode: string) => CodeAddress;
  /** The address where a new student registers with the session's code. */
  register: (sessionCode: string) => CodeAddress;
}

interface CardProps {
  schoolClass: TeacherClass;
  parts: TeacherCardParts;
}

function Expanded({ schoolClass, parts }: CardProps) {
  const { data: Details, isError, refetch } = useClassDetails(parts, true);
  const isShown = useShownTogether();
  return (
    <div className="border-t border-line pt-4">
      {!isShown && <CardSkeletons count={1} label={t`Loading...`} />}
      <div className={classNames('grid gap-5', !isShown && 'hidden')}>
        {Details !== undefined && <Details schoolClass={schoolClass} />}
      </div>
      {isError && <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />}
    </div>
  );
}

const useClassDetails = ({ loadDetails }: TeacherCardParts, wanted: boolean) =>
  useCode('class-details', loadDetails, wanted);

function Codes({ schoolClass, parts }: CardProps) {
  return (
    <>
      <CodeDisplay
        label={t`Class Code`}
        code={schoolClass.classCode}
        hint={t`Students who have an account join with this code.`}
        purpose={t`Students who have an account join ${schoolClass.className} with this code.`}
        {...parts.join(schoolClass.classCode)}
      />
      {schoolClass.sessionCode === null ? (
        <p className="px-3.5 text-xs text-soft">
          <Trans>Start the session to register new students.</Trans>
        </p>
      ) : (
        <CodeDisplay
          label={t`Session ID`}
          code={schoolClass.sessionCode}
          hint={t`New students register with this code.`}
          purpose={t`New students register for ${schoolClass.className} with this code.`}
          {...parts.register(schoolClass.sessionCode)}
          large={schoolClass.sessionStatus === 'open'}
        />
      )}
    </>
  );
}

/** The id of a class's card, for links to it. */
export const cardIdOf = (classId: string): string => `class-${classId}`;

/** One class on its teacher's dashboard (spec 2, "Teacher dashboard"). */
export function TeacherClassCard({ schoolClass, parts }: CardProps) {
  const { mutate: switchSession, isPending } = useSessionSwitch(schoolClass.id);
  const [expanded, setExpanded] = useState(false);
  // The details load when the pointer or the focus comes to the title, so that they are there after a click.
  const [isNear, setIsNear] = useState(false);
  useClassDetails(parts, isNear);
  const open = schoolClass.sessionStatus === 'open';
  const toConfirm = schoolClass.unconfirmed.length;
  const waiting = schoolClass.waiting.length;
  const summary = (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>{translated(schoolClass.subject)}</span>
        <span aria-hidden="true">·</span>
        <span>{studentCount(schoolClass.students.length)}</span>
        <Badge look={open ? 'positive' : 'neutral'}>{open ? t`Session Open` : t`Session Closed`}</Badge>
        {waiting > 0 && <Badge look="notice">{t`${waiting} waiting`}</Badge>}
        {toConfirm > 0 && <Badge look="notice">{t`${toConfirm} to confirm`}</Badge>}
      </p>
      <SharedWith teachers={schoolClass.teachers} />
      <Codes schoolClass={schoolClass} parts={parts} />
      <div className="flex flex-wrap gap-3 *:flex-auto *:whitespace-nowrap">
        <Button
          look={open ? 'danger' : 'primary'}
          busy={isPending}
          // The second click of a double click on Start Session would hit Stop Session in its place.
          onClick={({ detail }) => detail < 2 && switchSession(!open)}
        >
          {open ? t`Stop Session` : t`Start Session`}
        </Button>
        {open ? <JoiningSwitch schoolClass={schoolClass} /> : parts.continueLesson(schoolClass.id)}
        {parts.createAssignment(schoolClass, () => setExpanded(true))}
      </div>
    </>
  );
  return (
    <Card
      id={cardIdOf(schoolClass.id)}
      aria-label={schoolClass.className}
      className="grid scroll-mt-30 gap-3"
    >
      <Disclosure
        title={schoolClass.className}
        open={expanded}
        onOpenChange={setExpanded}
        onNear={() => setIsNear(true)}
        beside={<ClassMenu schoolClass={schoolClass} />}
        summary={summary}
      >
        <Expanded schoolClass={schoolClass} parts={parts} />
      </Disclosure>
    </Card>
  );
}
