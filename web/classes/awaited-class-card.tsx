import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AwaitedClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useLeaveClass } from './queries.ts';

/** A class that the student asked to join. Only its name is known until the teacher lets the student in. */
export function AwaitedClassCard({ awaited: { classId, className, declinedAt } }: { awaited: AwaitedClass }) {
  const { mutate: withdraw, isPending, error } = useLeaveClass(classId);
  const isDeclined = declinedAt !== null;
  return (
    <Card aria-label={className} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="auto" className="min-w-0 flex-1 text-line-start text-lg wrap-anywhere">
          {className}
        </h2>
        <Badge look={isDeclined ? 'neutral' : 'notice'}>{isDeclined ? t`Declined` : t`Waiting`}</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-48 flex-1 text-sm text-soft">
          {isDeclined ? (
            <Trans>Your teacher did not let you in. Please talk to your teacher.</Trans>
          ) : (
            <Trans>You asked to join. The class opens here when your teacher lets you in.</Trans>
          )}
        </p>
        <Button look="quiet" className="max-sm:-ms-4" busy={isPending} onClick={() => withdraw()}>
          {isDeclined ? t`Dismiss` : t`Stop waiting`}
        </Button>
      </div>
      {error !== null && <FailureAlert failure={explain(error, t`This did not work. Please try again.`)} />}
    </Card>
  );
}
