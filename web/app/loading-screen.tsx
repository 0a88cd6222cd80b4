import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { signOut } from '../identity/authentication.ts';
import { useAuthentication } from '../identity/use-authentication.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';

/** After this time the screen explains itself, in milliseconds. */
const longWait = 5_000;

/**
 * Shown until it is known who is signed in (spec 2). After a while it says what is missing, and offers to try
 * again or to sign out.
 */
export function LoadingScreen() {
  const authentication = useAuthentication();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  const unreachable = authentication.status === 'unknown' && authentication.waiting;
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center">
      <Loading />
      {unreachable && (
        <p className="text-soft">
          <Trans>The server cannot be reached yet. We are still trying.</Trans>
        </p>
      )}
      {isLate && authentication.status === 'signed-in' && (
        <>
          <p className="text-soft">
            <Trans>Your profile could not be loaded.</Trans>
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
