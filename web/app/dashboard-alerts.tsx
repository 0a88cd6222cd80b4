import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useTeacherClasses } from '../classes/queries.ts';
import type { OpenStudent } from '../monitor/lesson.tsx';
import { AlertStrip } from '../safeguarding/alert-strip.tsx';
import { useLookAt } from '../safeguarding/queries.ts';
import { itemIdOf } from '../safeguarding/use-focus-after-judgement.ts';
import { linkLook } from '../ui/button.tsx';
import { paths } from './paths.ts';

/** The look of a link of the strip, wide enough for a fingertip. */
const stripLink = `${linkLook} min-w-11 justify-center px-2`;

/**
 * The strip of alerts on the dashboard. An alert about a student of the lesson on screen opens the student's
 * panel there; any other one opens the page of the alerts.
 */
export function DashboardAlerts({ openStudent }: { openStudent: RefObject<OpenStudent | null> }) {
  const { data } = useTeacherClasses();
  const lookAt = useLookAt();
  const [first, ...others] = data?.classes ?? [];
  return (
    <AlertStrip
      onlyClassId={others.length === 0 ? first?.id : undefined}
      open={(alert, contents) => (
        <Link
          to={`${paths.alerts}#${itemIdOf(alert)}`}
          className={stripLink}
          onClick={(event) => {
            if (!openStudent.current?.(alert)) return;
            event.preventDefault();
            lookAt(alert);
          }}
        >
          {contents}
        </Link>
      )}
      all={(contents) => (
        <Link to={paths.alerts} className={stripLink}>
          {contents}
        </Link>
      )}
    />
  );
}
