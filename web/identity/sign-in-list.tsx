import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Device, SignIn } from '../../contract/identity.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatMoment, relativeMoment } from '../ui/moments.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { useEndOtherSignIns, useEndSignIn, useSignIns } from './account-queries.ts';

/** A device in words: 'Chrome on Windows'. */
function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}

interface RowProps {
  signIn: SignIn;
  now: Date;
  busy: boolean;
  onEnd: () => void;
}

function Row({ signIn, now, busy, onEnd }: RowProps) {
  const name = deviceName(signIn.device);
  const since = formatMoment(signIn.signedInAt);
  const used = relativeMoment(signIn.lastUsedAt, now);
  return (
    <li className="flex min-h-16 items-center gap-4 py-3 not-first:border-t not-first:border-line">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {signIn.current && (
            <Badge look="positive">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft">
          <Trans>Signed in {since}</Trans>
        </p>
        {!signIn.current && (
          <p className="text-sm text-soft">
            <Trans>Last used {used}</Trans>
          </p>
        )}
      </div>
      {!signIn.current && (
        <Button aria-label={t`End the sign-in: ${name}, ${since}`} busy={busy} onClick={onEnd}>
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  );
}

function List() {
  const { data: signIns, isPending, isError, refetch } = useSignIns();
  const end = useEndSignIn();
  const endOthers = useEndOtherSignIns();
  const now = useNow(nextMinute);
  if (isPending) return <CardSkeletons count={1} label={t`Your sign-ins are loading`} />;
  if (isError) {
    return (
      <LoadFailure text={t`Your sign-ins could not be loaded just now.`} onRetry={() => void refetch()} />
    );
  }
  const error = end.error ?? endOthers.error;
  const alone = signIns.every(({ current }) => current);
  const ended = end.isSuccess || endOthers.isSuccess;
  return (
    <div className="grid gap-4">
      <ul className="-my-3">
        {signIns.map((signIn) => (
          <Row
            key={signIn.id}
            signIn={signIn}
            now={now}
            busy={end.isPending && end.variables === signIn.id}
            onEnd={() => end.mutate(signIn.id)}
          />
        ))}
      </ul>
      {error !== null && (
        <Alert>{sentenceOf(error, t`This sign-in could not be ended. Please try again.`)}</Alert>
      )}
      {alone ? (
        <Alert look="calm">
          {ended ? t`You are signed in on no other device now.` : t`You are signed in on no other device.`}
        </Alert>
      ) : (
        <Button className="justify-self-end" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          <Trans>End all others</Trans>
        </Button>
      )}
    </div>
  );
}

/** The dialog that shows where the account is signed in. */
export function SignInList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Where you are signed in`}
      description={t`End a sign-in that you do not recognize, or that you left on another device.`}
    >
      <List />
    </Dialog>
  );
}
