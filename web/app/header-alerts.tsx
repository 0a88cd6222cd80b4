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
          className="flex min-h-11 min-w-6 items-center justify-center gap-1 rounded-md bg-danger-wash text-sm font-semibold text-danger tabular-nums sm:px-3"
        >
          {contents}
        </Link>
      )}
    />
  );
}
