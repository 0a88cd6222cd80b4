import { classNames } from '../ui/class-names.ts';
import { countOf } from '../ui/counts.ts';
import { relativeMoment } from '../ui/moments.ts';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { previewOf, type Work } from './work.ts';

interface WorkListProps {
  works: readonly Work[];
  chosen: string | undefined;
  onChoose: (uid: string) => void;
  /** What is said of a student with questions, and of one without. */
  words: { begun: string; none: string };
}

interface RowProps {
  of: Work;
  now: Date;
  chosen: boolean;
  onChoose: () => void;
  words: WorkListProps['words'];
}

function WorkRow({ of, now, chosen, onChoose, words }: RowProps) {
  const { interactions, lastActivity } = of;
  const none = interactions.length === 0;
  return (
    <li>
      <button
        type="button"
        aria-current={chosen || undefined}
        onClick={onChoose}
        className={classNames(
          'grid w-full gap-0.5 rounded-md px-3 py-2.5 text-left text-sm',
          chosen ? 'bg-accent-wash' : 'hover:bg-sunken',
        )}
      >
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 truncate font-semibold">{of.name}</span>
          {lastActivity !== null && (
            <time dateTime={lastActivity} title="Last active" className="text-xs whitespace-nowrap text-soft">
              {relativeMoment(lastActivity, now)}
            </time>
          )}
        </span>
        {!none && <span className="truncate text-soft">{previewOf(of)}</span>}
        <span className="text-xs text-soft">
          {none ? words.none : `${words.begun} · ${countOf(interactions.length, 'question')}`}
        </span>
      </button>
    </li>
  );
}

/** The students of a place: name, how far they are, one line of what was said last, and when. */
export function WorkList({ works, chosen, onChoose, words }: WorkListProps) {
  const now = useNow(nextMinute);
  return (
    <ul aria-label="Students" className="grid gap-1">
      {works.map((work) => (
        <WorkRow
          key={work.uid}
          of={work}
          now={now}
          words={words}
          chosen={work.uid === chosen}
          onChoose={() => onChoose(work.uid)}
        />
      ))}
    </ul>
  );
}
