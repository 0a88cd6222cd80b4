import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ClassInvitation } from '../../contract/co-teachers.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useAnswerInvitation, useClassInvitations } from './co-teacher-queries.ts';

function Invitation({
  invitation: { classId, className, invitedBy, role },
}: {
  invitation: ClassInvitation;
}) {
  const { mutate: answer, isPending, variables, error } = useAnswerInvitation(classId);
  return (
    <li
      aria-label={className}
      className="grid gap-1 rounded-md bg-notice-wash px-3.5 py-1 text-sm font-medium text-notice"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-48 flex-1 py-1 wrap-anywhere">
          {role === 'owner' ? (
            <Trans>
              <bdi>{invitedBy}</bdi> invites you to teach <bdi>{className}</bdi> as an owner.
            </Trans>
          ) : (
            <Trans>
              <bdi>{invitedBy}</bdi> invites you to teach <bdi>{className}</bdi> as a helper.
            </Trans>
          )}
        </p>
        <Button look="quiet" busy={isPending && variables === false} onClick={() => answer(false)}>
          <Trans>Decline</Trans>
        </Button>
        <Button busy={isPending && variables === true} onClick={() => answer(true)}>
          <Trans>Accept</Trans>
        </Button>
      </div>
      {error !== null && (
        <FailureAlert failure={explain(error, t`This could not be saved. Please try again.`)} />
      )}
    </li>
  );
}

/** The invitations to teach the classes of colleagues, on the dashboard. */
export function ClassInvitations() {
  const { data = [] } = useClassInvitations();
  if (data.length === 0) return null;
  return (
    <ul aria-label={t`Invitations to classes`} className="grid gap-2">
      {data.map((invitation) => (
        <Invitation key={invitation.classId} invitation={invitation} />
      ))}
    </ul>
  );
}
