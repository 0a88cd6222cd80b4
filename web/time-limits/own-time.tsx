import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnTime as OwnTimeAnswer, QuestionsLeft } from '../../contract/time-limits.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { dateLocales } from '../ui/page-language.ts';
import { useOwnTime } from './queries.ts';

type Over = NonNullable<OwnTimeAnswer['over']>;
type Left = NonNullable<OwnTimeAnswer['left']>;
type BreakDue = NonNullable<OwnTimeAnswer['breakDue']>;

function overWords({ reason, until }: Over, timeZone: string): [what: string, when: string] {
  const clock = new Intl.DateTimeFormat(dateLocales, { timeStyle: 'short', timeZone });
  const at = until === null ? null : clock.format(new Date(until));
  if (reason === 'day') return [t`Your time with the tutor for today is used up.`, t`It goes on tomorrow.`];
  if (reason === 'lesson')
    return [t`Your time with the tutor in this lesson is used up.`, t`It goes on in the next lesson.`];
  return [t`These are quiet hours.`, at === null ? '' : t`The tutor answers again at ${at}.`];
}

/** Says that there are no more questions today, and when there are new ones. */
function questionsOverWords({ of, until }: QuestionsLeft, timeZone: string): [what: string, when: string] {
  const clock = new Intl.DateTimeFormat(dateLocales, { timeStyle: 'short', timeZone });
  const at = clock.format(new Date(until));
  return [
    of === 'class'
      ? t`The questions of your class for today are used up.`
      : t`Your questions in this class for today are used up.`,
    t`There are new ones tomorrow, from ${at}.`,
  ];
}

/**
 * Says what is over, and when it goes on. The box below stays, since a message that shows danger is always
 * read.
 */
function TimeOver({ words: [what, when] }: { words: [what: string, when: string] }) {
  return (
    <Alert look="calm">
      <p className="font-semibold">{what}</p>
      <p className="font-normal">
        {when} <Trans>Your teacher can lift the limit.</Trans>
      </p>
      <p className="font-normal">
        <Trans>
          Until then, away from the screen: move, drink something, work on paper, or talk with somebody.
        </Trans>
      </p>
    </Alert>
  );
}

function leftWords({ reason, minutes }: Left): string {
  if (reason === 'quiet-hours')
    return plural(minutes, {
      one: '# minute until quiet hours',
      other: '# minutes until quiet hours',
    });
  if (reason === 'lesson')
    return plural(minutes, {
      one: '# minute of the tutor left in this lesson',
      other: '# minutes of the tutor left in this lesson',
    });
  return plural(minutes, {
    one: '# minute of the tutor left today',
    other: '# minutes of the tutor left today',
  });
}

function questionsLeftWords({ of, left }: QuestionsLeft): string {
  if (of === 'class')
    return plural(left, {
      one: '# question left for the whole class until tomorrow',
      other: '# questions left for the whole class until tomorrow',
    });
  return plural(left, {
    one: '# question left until tomorrow',
    other: '# questions left until tomorrow',
  });
}

/** A reminder of a break, which is hidden until the next one when the student closes it. */
function BreakReminder({ breakDue, onHide }: { breakDue: BreakDue; onHide: () => void }) {
  const worked = plural(breakDue.minutes, {
    one: 'You have worked for # minute.',
    other: 'You have worked for # minutes.',
  });
  return (
    <p className="flex items-center justify-center gap-x-2 text-sm text-soft">
      <span className="min-w-0">
        {worked} <Trans>This is a good time for a short break.</Trans>
      </span>
      <Button look="quiet" onClick={onHide}>
        <Trans>Hide</Trans>
      </Button>
    </p>
  );
}

interface OwnTimeProps {
  classId: string;
  /** Whether the student works in a lesson instead of an assignment. */
  inLesson: boolean;
  /** How many questions have ended, so that another one reads the time again. */
  questions: number;
}

/**
 * Shows the student's time and questions above the box of a chat: nothing while much is left, one line near
 * the end, and then that it is over.
 */
export function OwnTime({ classId, inLesson, questions }: OwnTimeProps) {
  const { data: time } = useOwnTime(classId, inLesson, questions);
  const [hidden, setHidden] = useState<string | null>(null);
  if (!time) return null;
  const { over, left, breakDue, questions: few, isLifted, timeZone } = time;
  if (over !== null) return <TimeOver words={overWords(over, timeZone)} />;
  if (few?.left === 0) return <TimeOver words={questionsOverWords(few, timeZone)} />;
  return (
    <>
      {breakDue !== null && breakDue.since !== hidden && (
        <BreakReminder breakDue={breakDue} onHide={() => setHidden(breakDue.since)} />
      )}
      {left !== null && <p className="text-center text-xs text-soft">{leftWords(left)}</p>}
      {few !== null && <p className="text-center text-xs text-soft">{questionsLeftWords(few)}</p>}
      {isLifted && (
        <p className="text-center text-xs text-soft">
          <Trans>Your teacher has lifted the time limits for now.</Trans>
        </p>
      )}
    </>
  );
}
