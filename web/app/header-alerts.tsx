import { Link } from 'react-router';
import { AlertCount } from '../safeguarding/alert-count.tsx';
import { paths } from './paths.ts';

/** The link to the alerts in the header of a teacher's pages; students do not load it. */
export function Component() {
  return (
    <AlertCount
      link={(name, contents) => (
        <Link
          to={paths.alerts}
          aria-label={name}
          className="flex min-h-11 items-center gap-1 rounded-md bg-danger-wash px-3 text-sm font-semibold text-danger tabular-nums"
        >
          {contents}
        </Link>
      )}
    />
  );
}
