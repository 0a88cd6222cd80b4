import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from 'react-router';
import type { InvitationPreview } from '../../contract/invitations.ts';
import { signInRegistered } from '../identity/authentication.ts';
import { AcceptedInvitation, InvitationPage } from '../identity/invitation-page.tsx';
import { useAuthentication } from '../identity/use-authentication.ts';
import { InvitedRegistration } from '../registration/invited-form.tsx';
import { buttonLook } from '../ui/button.tsx';
import { FormPageLink } from '../ui/form-page.tsx';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { acceptedInvitationOf, type InvitationIntent } from './invitation-intent.ts';
import { paths } from './paths.ts';

/**
 * The link to the page after an accepted invitation: the login page if signing in failed after the
 * registration.
 */
function NextPageLink({ accepted: { purpose } }: { accepted: InvitationPreview }) {
  const authentication = useAuthentication();
  if (authentication.status === 'signed-in' && purpose === 'administrator')
    return (
      <Link to={paths.school} className={buttonLook('primary')}>
        <Trans>Go to the school</Trans>
      </Link>
    );
  return authentication.status === 'signed-in' ? (
    <Link to={paths.teacherDashboard} className={buttonLook('primary')}>
      <Trans>Go to the dashboard</Trans>
    </Link>
  ) : (
    <Link to={paths.teacherLogin} className={buttonLook('primary')}>
      <Trans>Teacher login</Trans>
    </Link>
  );
}

/**
 * The page /invitation. The token follows the # of the address and is removed from it once it has been used.
 */
export function Component() {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const token = hash.slice(1).trim();
  const accepted = acceptedInvitationOf(state);
  if (accepted !== null)
    return <AcceptedInvitation accepted={accepted} next={<NextPageLink accepted={accepted} />} />;
  if (token === '')
    return (
      <UnavailablePage
        title={t`Invitation`}
        message={t`This link is incomplete. Please copy all of it and try again.`}
      >
        <Link to={paths.home} className={buttonLook('primary')}>
          <Trans>Go to the start page</Trans>
        </Link>
      </UnavailablePage>
    );
  const onAccepted = (invitation: InvitationPreview) =>
    void navigate(paths.invitation, { replace: true, state: { accepted: invitation } });
  const intent: InvitationIntent = { invitation: token };
  return (
    <InvitationPage
      token={token}
      register={(invitation) => (
        <InvitedRegistration
          invitation={token}
          email={invitation.email}
          onAccepted={() => onAccepted(invitation)}
          onRegistered={signInRegistered}
        />
      )}
      login={
        <FormPageLink question={t`Already registered?`}>
          <Link to={paths.teacherLogin} state={intent}>
            <Trans>Teacher login</Trans>
          </Link>
        </FormPageLink>
      }
      onAccepted={onAccepted}
    />
  );
}
