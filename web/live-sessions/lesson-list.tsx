import { t } from '@lingui/core/macro';
import type { Opening } from '../../contract/live-sessions.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { formatClock, formatClocks, formatDate, formatMoment } from '../ui/moments.ts';

/** When a lesson began and ended. The day on which it began stands beside this, so it is left out. */
function timesOf({ openedAt, closedAt }: Opening): string {
  if (closedAt === null) return t`${formatClock(openedAt)} – now`;
  const sameDay = formatDate(openedAt) === formatDate(closedAt);
  return sameDay ? formatClocks(openedAt, closedAt) : `${formatClock(openedAt)} – ${formatMoment(closedAt)}`;
}

interface LessonListProps {
  openings: readonly Opening[];
  chosen: string;
  onChoose: (openingId: string) => void;
}

/** The student's lessons, a line each: the day, the times, and whether the lesson still goes on. */
export function LessonList({ openings, chosen, onChoose }: LessonListProps) {
  return (
    <nav aria-label={t`Lessons`} className="max-lg:max-h-[30dvh] max-lg:overflow-y-auto">
      <ul className="grid gap-1">
        {openings.map((opening) => (
          <li key={opening.id}>
            <button
              type="button"
              aria-current={opening.id === chosen || undefined}
              onClick={() => onChoose(opening.id)}
              className={classNames(
                'flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-md px-3 py-1 text-start text-sm tabular-nums',
                opening.id === chosen ? 'bg-accent-wash' : 'hover:bg-tone',
              )}
            >
              <span className="flex-1 font-semibold whitespace-nowrap">{formatDate(opening.openedAt)}</span>
              <span className="text-soft">{timesOf(opening)}</span>
              {opening.closedAt === null && <Badge look="positive">{t`Session Open`}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
