import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { attemptsNote, classSummary, offloadingNote } from '../guidelines/work-check-words.ts';
import { PersonName } from '../people/person-name.tsx';
import { classNames } from '../ui/class-names.ts';
import { questionCount } from '../ui/counts.ts';
import { relativeMoment } from '../ui/moments.ts';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { WrittenText } from '../ui/written-text.tsx';
import type { Progress } from './work.ts';

interface WorkListProps {
  students: readonly Progress[];
  chosen: string | undefined;
  onChoose: (uid: string) => void;
}

interface RowProps {
  student: Progress;
  now: Date;
  chosen: boolean;
  onChoose: () => void;
}

function WorkRow({ student, now, chosen, onChoose }: RowProps) {
  const { name, questions, lastActivity, lastMessage, word } = student;
  const attempts = attemptsNote(student);
  const done =
    questions === 0 ? [word] : [word, questionCount(questions), offloadingNote(student.offloading)];
  return (
    <li>
      <button
        type="button"
        aria-current={chosen || undefined}
        onClick={onChoose}
        className={classNames(
          'grid w-full gap-0.5 rounded-md px-3 py-2.5 text-start text-sm',
          chosen ? 'bg-accent-wash' : 'hover:bg-sunken',
        )}
      >
        <span className="flex items-baseline gap-3">
          <span dir="auto" className="min-w-0 flex-1 truncate text-line-start font-semibold">
            <PersonName name={name} username={student.username} />
          </span>
          {lastActivity !== null && (
            <time dateTime={lastActivity} className="text-xs whitespace-nowrap text-soft">
              <span className="sr-only">
                <Trans>Last active</Trans>{' '}
              </span>
              {relativeMoment(lastActivity, now)}
            </time>
          )}
        </span>
        {lastMessage !== '' && (
          <span dir="auto" className="truncate text-line-start text-soft">
            <WrittenText text={lastMessage} />
          </span>
        )}
        <span className="text-xs text-soft">{done.filter(Boolean).join(' · ')}</span>
        {attempts !== '' && <span className="text-xs font-semibold text-notice">{attempts}</span>}
      </button>
    </li>
  );
}

/** How many students have each word of progress, in the order of the list: 'Working: 3 · Not started: 12'. */
function summaryOf(students: readonly Progress[]): string {
  const counts = new Map<string, number>();
  for (const { word } of students) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word}: ${count}`).join(' · ');
}

/** The students with their name, progress, last message and its time. */
export function WorkList({ students, chosen, onChoose }: WorkListProps) {
  const now = useNow(nextMinute);
  return (
    <div className="grid gap-2">
      <div className="grid gap-0.5 px-3 text-sm text-soft">
        <p>{summaryOf(students)}</p>
        <p className="whitespace-pre-line empty:hidden">{classSummary(students)}</p>
      </div>
      <ul aria-label={t`Students`} className="grid gap-1">
        {students.map((student) => (
          <WorkRow
            key={student.uid}
            student={student}
            now={now}
            chosen={student.uid === chosen}
            onChoose={() => onChoose(student.uid)}
          />
        ))}
      </ul>
    </div>
  );
}
