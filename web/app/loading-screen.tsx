import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { signOut } from '../identity/authentication.ts';
import { useAuthentication } from '../identity/use-authentication.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';

const longWait = 5_000;

/** Shown until it is known who is signed in (spec 2). After a while it says more and offers a way out. */
export function LoadingScreen() {
  const authentication = useAuthentication();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  const unreachable = authentication.status === 'unknown' && authentication.waiting;
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center">
      <Loading />
      {unreachable && (
        <p className="text-soft">
          <Trans>The server cannot be reached yet. We keep trying.</Trans>
        </p>
      )}
      {long && authentication.status === 'signed-in' && (
        <>
          <p className="text-soft">
            <Trans>Your profile has not arrived yet.</Trans>
          </p>
          <div className="flex gap-3">
            <Button look="primary" onClick={() => window.location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <Button onClick={() => void signOut()}>
              <Trans>Logout</Trans>
            </Button>
          </div>
        </>
      )}
    </main>
  );
}
