import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContractError } from '../../contract/errors.ts';
import type { InvitationPreview } from '../../contract/invitations.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { type AuthenticationState, signOut } from './authentication.ts';
import { useAcceptInvitation, useInvitation } from './link-queries.ts';
import { useAuthentication } from './use-authentication.ts';

/** What an invitation offers. */
function offerOf({ purpose, schoolName }: InvitationPreview): { title: string; lead: string } {
  return purpose === 'administrator'
    ? {
        title: t`Administer ${schoolName}`,
        lead: t`You are invited to administer the school. You name its safeguarding contact, among other things.`,
      }
    : {
        title: t`Safeguarding contact of ${schoolName}`,
        lead: t`You are invited to see every alert about a message in which a student may be in danger.`,
      };
}

/** The page that is shown once the invitation was accepted. */
export function AcceptedInvitation({ accepted, next }: { accepted: InvitationPreview; next: ReactNode }) {
  const { schoolName, purpose } = accepted;
  return (
    <FormPage title={t`Invitation accepted`} lead="" links={null}>
      <div className="grid gap-4">
        <Alert look="calm">
          {purpose === 'administrator'
            ? t`You administer ${schoolName} now. Its settings are always under Account, School.`
            : t`You are the safeguarding contact of ${schoolName} now. Alerts appear at the top of your dashboard.`}
        </Alert>
        {next}
      </div>
    </FormPage>
  );
}

type SignedIn = Extract<AuthenticationState, { status: 'signed-in' }>;

interface AcceptanceProps {
  token: string;
  invitation: InvitationPreview;
  signedIn: SignedIn;
  onAccepted: (accepted: InvitationPreview) => void;
}

/** Lets somebody who is signed in accept with one click, or says why that takes another account. */
function Acceptance({ token, invitation, signedIn, onAccepted }: AcceptanceProps) {
  const accept = useAcceptInvitation(token);
  const { email } = signedIn.user;
  const fits = signedIn.role === 'teacher' && (invitation.email ?? email) === email;
  const logout = (
    <Button onClick={() => void signOut()}>
      <Trans>Logout</Trans>
    </Button>
  );
  if (!fits)
    return (
      <div className="grid gap-4">
        <Alert look="notice">
          {invitation.email === null ? (
            <Trans>
              You are signed in as <bdi>{email}</bdi>. Only a teacher’s account can accept this invitation.
            </Trans>
          ) : (
            <Trans>
              This invitation is for <bdi>{invitation.email}</bdi>, and you are signed in as{' '}
              <bdi>{email}</bdi>. Log out to accept it with the right account.
            </Trans>
          )}
        </Alert>
        {logout}
      </div>
    );
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Trans>
          You are signed in as <bdi className="font-semibold">{email}</bdi>.
        </Trans>
      </p>
      {accept.error !== null && (
        <Alert>{sentenceOf(accept.error, t`The invitation could not be accepted. Please try again.`)}</Alert>
      )}
      <Button
        look="primary"
        busy={accept.isPending}
        onClick={() => accept.mutate(undefined, { onSuccess: (answer) => onAccepted(answer.invitation) })}
      >
        <Trans>Accept</Trans>
      </Button>
    </div>
  );
}

interface InvitationPageProps {
  token: string;
  /** The form for somebody without an account. */
  register: (invitation: InvitationPreview) => ReactNode;
  /** The link for somebody with an account who is not signed in. */
  login: ReactNode;
  onAccepted: (accepted: InvitationPreview) => void;
}

/** /invitation: says what the link offers, and accepts it with an account or a new one. */
export function InvitationPage({ token, register, login, onAccepted }: InvitationPageProps) {
  const { data: invitation, error, isPending, refetch } = useInvitation(token);
  const authentication = useAuthentication();
  if (isPending)
    return (
      <FormPage title={t`Invitation`} lead="" links={null}>
        <CardSkeletons count={1} label={t`The invitation is loading`} />
      </FormPage>
    );
  if (error !== null)
    return (
      <FormPage title={t`Invitation`} lead="" links={login}>
        {error instanceof ContractError && error.code === 'invitation-not-found' ? (
          <Alert look="notice">{error.message}</Alert>
        ) : (
          <LoadFailure
            text={sentenceOf(error, t`The invitation could not be loaded just now.`)}
            onRetry={() => void refetch()}
          />
        )}
      </FormPage>
    );
  const { title, lead } = offerOf(invitation);
  if (authentication.status === 'signed-in')
    return (
      <FormPage title={title} lead={lead} links={null}>
        <Acceptance token={token} invitation={invitation} signedIn={authentication} onAccepted={onAccepted} />
      </FormPage>
    );
  return (
    <FormPage title={title} lead={lead} links={login} wide>
      {register(invitation)}
    </FormPage>
  );
}
