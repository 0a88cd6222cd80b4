import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { AnswerOf } from '../../contract/endpoint.ts';
import {
  type ClassTimeLimits,
  classTimeLimits,
  type getClassTime,
  type StudentTime,
  type TimeLimits,
} from '../../contract/time-limits.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { formatList } from '../ui/lists.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { LiftList } from './lift-list.tsx';
import { LimitFields, limitValues, QuotaFields, quotaValues, readLimits, readQuotas } from './limit-form.tsx';
import { useClassTime, useSetClassTimeLimits } from './queries.ts';

type ClassTimeAnswer = AnswerOf<typeof getClassTime>;

/** How many lifts a class's card shows. */
const shownLifts = 5;

/** Limits as a list of words; empty without one. */
function limitWords({ dayMinutes, lessonMinutes, breakMinutes, quietHours }: TimeLimits): string[] {
  const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
  const day = minutes(dayMinutes ?? 0);
  const lesson = minutes(lessonMinutes ?? 0);
  const pause = minutes(breakMinutes ?? 0);
  const { from, until } = quietHours ?? { from: '', until: '' };
  return [
    ...(dayMinutes === null ? [] : [t`${day} a day`]),
    ...(lessonMinutes === null ? [] : [t`${lesson} a lesson`]),
    ...(breakMinutes === null ? [] : [t`a reminder after ${pause}`]),
    ...(quietHours === null ? [] : [t`quiet from ${from} until ${until}`]),
  ];
}

/** The quotas of a class as a list of words; empty without one. */
function quotaWords({ studentQuestions, classQuestions }: ClassTimeLimits): string[] {
  const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
  const each = questions(studentQuestions ?? 0);
  const all = questions(classQuestions ?? 0);
  return [
    ...(studentQuestions === null ? [] : [t`${each} a day for each student`]),
    ...(classQuestions === null ? [] : [t`${all} a day for the class`]),
  ];
}

/** How many questions the class has asked today, and how many it has left. */
function Balance({ limits: { classQuestions }, questionsToday }: ClassTimeAnswer) {
  if (questionsToday === null) return null;
  const asked = plural(questionsToday, { one: '# question asked today', other: '# questions asked today' });
  const left = Math.max(0, (classQuestions ?? 0) - questionsToday);
  const leftWords = t`${left} left until tomorrow`;
  return (
    <p className="text-sm font-semibold">
      {asked}
      {classQuestions !== null && ` · ${leftWords}`}
    </p>
  );
}

function Summary({ limits, school }: Pick<ClassTimeAnswer, 'limits' | 'school'>) {
  const own = formatList([...limitWords(limits), ...quotaWords(limits)]);
  const ofSchool = formatList(limitWords(school));
  if (own === '' && ofSchool === '')
    return (
      <p className="text-sm text-soft">
        <Trans>No limits.</Trans>
      </p>
    );
  return (
    <div className="grid gap-0.5 text-sm text-soft">
      {own !== '' && <p>{t`This class: ${own}.`}</p>}
      {ofSchool !== '' && <p>{t`The school: ${ofSchool}.`}</p>}
    </div>
  );
}

interface ChangeLimitsProps extends Pick<ClassTimeAnswer, 'limits' | 'school'> {
  classId: string;
  onClose: () => void;
}

function ChangeLimits({ classId, limits, school, onClose }: ChangeLimitsProps) {
  const form = useChangeForm({
    stored: limits,
    valuesOf: (stored) => ({ ...limitValues(stored), ...quotaValues(stored) }),
    read: ({ studentQuestions, classQuestions, ...values }) =>
      readLimits(classTimeLimits, values, readQuotas({ studentQuestions, classQuestions })),
    mutation: useSetClassTimeLimits(classId),
    explain: (error) => explain(error, t`Failed to save the limits`),
    onSent: onClose,
  });
  return (
    <Form form={form} submitLabel={t`Save`} busyLabel={t`Saving…`}>
      <LimitFields bind={(name) => ({ ...form.bind(name), name })} ceilings={school} />
      <QuotaFields bind={(name) => ({ ...form.bind(name), name })} />
    </Form>
  );
}

const reasonWord = (reason: NonNullable<StudentTime['over']>): string =>
  ({
    day: t`Today’s time is used up`,
    lesson: t`The lesson’s time is used up`,
    'quiet-hours': t`Quiet hours`,
    questions: t`Today’s questions are used up`,
  })[reason];

function StudentRow({ student, onLift }: { student: StudentTime; onLift: () => void }) {
  const { name, minutesToday, over, isLifted } = student;
  const used = plural(minutesToday, { one: '# minute today', other: '# minutes today' });
  const state = isLifted ? t`Lifted` : over && reasonWord(over);
  return (
    <li aria-label={name} className="flex min-w-0 items-center gap-3">
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="block text-xs text-soft">
          {state} · {used}
        </span>
      </span>
      {!isLifted && (
        <Button onClick={onLift} aria-label={t`Lift limits for ${name}`}>
          <Trans>Lift</Trans>
        </Button>
      )}
    </li>
  );
}

interface ReachedProps {
  time: ClassTimeAnswer;
  onLift: (whom: ComponentProps<typeof LiftDialog>['whom']) => void;
}

/** Who has reached a limit, and for whom it was lifted. */
function Reached({ time, onLift }: ReachedProps) {
  const shown = time.students.filter(({ over, isLifted }) => over !== null || isLifted);
  if (shown.length === 0)
    return (
      <p className="text-sm text-soft">
        <Trans>Nobody has reached a limit today.</Trans>
      </p>
    );
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-6 gap-y-2 text-sm">
      {shown.map((student) => (
        <StudentRow key={student.uid} student={student} onLift={() => onLift(student)} />
      ))}
    </ul>
  );
}

/** The time limits of a class, who has reached one, and what was lifted. */
export function ClassTime({ classId }: { classId: string }) {
  const { data: time } = useClassTime(classId);
  const [isChanging, setIsChanging] = useState(false);
  const [whom, setWhom] = useState<ComponentProps<typeof LiftDialog>['whom']>(null);
  if (time === undefined) return null;
  const isLimited =
    [limitWords(time.limits), quotaWords(time.limits), limitWords(time.school)].flat().length > 0;
  return (
    <section aria-label={t`Time with the tutor`} className="grid gap-2.5">
      <h3 className="text-sm font-semibold">
        <Trans>Time with the tutor</Trans>
      </h3>
      <Summary limits={time.limits} school={time.school} />
      <Balance {...time} />
      {isLimited && <Reached time={time} onLift={setWhom} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setIsChanging(true)}>
          <Trans>Change limits</Trans>
        </Button>
        {isLimited && (
          <Button onClick={() => setWhom('class')}>
            <Trans>Lift for the class</Trans>
          </Button>
        )}
      </div>
      {time.lifts.length > 0 && (
        <section aria-label={t`Lifted`} className="grid gap-1.5">
          <h4 className="text-xs font-semibold text-soft">
            <Trans>Lifted</Trans>
          </h4>
          <LiftList lifts={time.lifts.slice(0, shownLifts)} />
        </section>
      )}
      <Dialog open={isChanging} onOpenChange={setIsChanging} title={t`Time limits`}>
        <ChangeLimits
          classId={classId}
          limits={time.limits}
          school={time.school}
          onClose={() => setIsChanging(false)}
        />
      </Dialog>
      <LiftDialog classId={classId} inLesson={time.inLesson} whom={whom} onClose={() => setWhom(null)} />
    </section>
  );
}
