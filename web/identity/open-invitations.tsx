import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OpenInvitation } from '../../contract/invitations.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CopyAndDone } from '../ui/copy-and-done.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatMoment } from '../ui/moments.ts';
import { useFocusInList } from '../ui/use-focus-in-list.ts';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { hasFailed, mailSentence, purposeWord } from './invitation-words.ts';
import { useRenewInvitation, useWithdrawInvitation } from './school-queries.ts';

/** The link of an invitation. Nobody can look it up again once this is closed. */
export function InvitationLink({ link, onDone }: { link: string; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <p
        aria-label={t`Invitation link`}
        role="status"
        className="rounded-md bg-accent-wash px-4 py-3 font-semibold wrap-anywhere select-all"
      >
        {link}
      </p>
      <Alert look="notice">
        <Trans>
          Pass it on to the person you invited. It is shown only this once, and works once, within a week, for
          an account with the invited address.
        </Trans>
      </Alert>
      <CopyAndDone
        text={link}
        failure={
          <Trans>Copying does not work in this browser. Please select the link and copy it yourself.</Trans>
        }
        onDone={onDone}
      />
    </div>
  );
}

/** Shows the link of an invitation that was just made; null while there is none to show. */
export function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  return (
    <Dialog open={link !== null} onOpenChange={(next) => !next && onClose()} title={t`Invitation`}>
      {link !== null && <InvitationLink link={link} onDone={onClose} />}
    </Dialog>
  );
}

interface RowProps {
  invitation: OpenInvitation;
  now: Date;
  onLink: (link: string) => void;
}

function Row({ invitation, now, onLink }: RowProps) {
  const { id, purpose, email, expiresAt, mail } = invitation;
  const renew = useRenewInvitation(id);
  const withdraw = useWithdrawInvitation(id);
  const error = renew.error ?? withdraw.error;
  const who = email ?? t`whoever opens the link`;
  const until = formatMoment(expiresAt);
  const isExpired = new Date(expiresAt) <= now;
  return (
    <li className="grid gap-2 py-3 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1 text-sm">
          <p className="font-semibold">
            {purposeWord(purpose)}: <bdi className="wrap-anywhere">{who}</bdi>
          </p>
          <p className="text-soft">
            {isExpired ? <Trans>Expired on {until}</Trans> : <Trans>Open until {until}</Trans>}
          </p>
          {!isExpired && (
            <p className={classNames(hasFailed(mail) ? 'font-semibold text-notice' : 'text-soft')}>
              {mailSentence(mail)}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-label={t`New link: ${who}`}
            busy={renew.isPending}
            onClick={() => renew.mutate(undefined, { onSuccess: ({ link }) => onLink(link) })}
          >
            <Trans>New link</Trans>
          </Button>
          <Button
            aria-label={t`Withdraw the invitation: ${who}`}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      </div>
      {error !== null && <Alert>{sentenceOf(error, t`This could not be saved. Please try again.`)}</Alert>}
    </li>
  );
}

/** The invitations of the school that nobody has accepted. */
export function OpenInvitations({
  invitations,
  onLink,
}: {
  invitations: readonly OpenInvitation[];
  onLink: (link: string) => void;
}) {
  const now = useNow(nextMinute);
  const listProps = useFocusInList(invitations.length);
  if (invitations.length === 0) return null;
  return (
    <section aria-label={t`Invitations`} className="rounded-lg bg-surface px-5 pt-4 pb-2">
      <h2 className="font-sans text-sm font-semibold">
        <Trans>Invitations that nobody has accepted yet</Trans>
      </h2>
      <ul {...listProps}>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} now={now} onLink={onLink} />
        ))}
      </ul>
    </section>
  );
}
