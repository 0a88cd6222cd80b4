import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { signOut } from './authentication.ts';
import { useRestrictionCheck } from './queries.ts';

/** What new teachers see until the administrator of the school approves their account. */
export function Component() {
  const { isFetching, refetch } = useRestrictionCheck();
  return (
    <main className="mx-auto grid min-h-dvh max-w-[30rem] content-center justify-items-center gap-4 px-5 py-6 text-center">
      <title>{`${t`Waiting for approval`} · Lyceum`}</title>
      <Icon name="temple" className="size-9 text-accent" />
      <h1 className="text-2xl text-balance">
        <Trans>Your account waits for approval</Trans>
      </h1>
      <p className="text-soft">
        <Trans>
          The administrator of your school approves new teachers. Nothing is left for you to do: this page
          goes on by itself as soon as that has happened, and you can also come back later.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Check now</Trans>
        </Button>
        <Button onClick={() => void signOut()}>
          <Trans>Logout</Trans>
        </Button>
      </div>
    </main>
  );
}
