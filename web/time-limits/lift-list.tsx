import { t } from '@lingui/core/macro';
import { nameWithUsername } from '../../contract/person-names.ts';
import type { Lift } from '../../contract/time-limits.ts';
import { formatMoment } from '../ui/moments.ts';

const untilOf = ({ until }: Lift): string =>
  until === 'day' ? t`until the end of the day` : t`until the end of the lesson`;

/** The username always stands beside the name, since a list of lifts does not know who else has it. */
const whomOf = ({ studentName, studentUsername }: Lift): string =>
  studentName === null
    ? t`The whole class`
    : nameWithUsername({ name: studentName, username: studentUsername });

interface LiftListProps {
  lifts: readonly Lift[];
  /** Whether the list is about several classes. */
  ofSchool?: boolean;
}

/** The limits that were lifted, by whom and why. */
export function LiftList({ lifts, ofSchool = false }: LiftListProps) {
  return (
    <ul className="grid gap-3 text-sm">
      {lifts.map((lift) => (
        <li key={lift.id} className="grid gap-0.5">
          <span className="wrap-anywhere">
            <bdi className="font-semibold">{whomOf(lift)}</bdi>
            {ofSchool && (
              <>
                {' · '}
                <bdi>{lift.className}</bdi>
              </>
            )}{' '}
            · {untilOf(lift)}
          </span>
          <span className="wrap-anywhere">“{lift.reason}”</span>
          <span className="text-xs text-soft">
            <bdi>{lift.liftedBy}</bdi> · {formatMoment(lift.liftedAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
