import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { resumeAuthentication } from '../identity/authentication.ts';
import { PasswordPrompt } from '../identity/password-prompt.tsx';
import { useAuthentication } from '../identity/use-authentication.ts';
import { pageLanguage, wantedLanguage } from '../ui/page-language.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { Router } from './router.tsx';

/**
 * All state that the page keeps for one account: loaded data and the contents of forms. Another account gets
 * a new AccountPage, so that requests that still run for the first account cannot reach it.
 */
function AccountPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Router />
      <PasswordPrompt />
    </QueryClientProvider>
  );
}

/** Shows only the loading screen until the first authentication state arrives (spec 2). */
export function App() {
  const authentication = useAuthentication();
  useEffect(() => {
    void resumeAuthentication();
  }, []);
  // Another language loads the page again. While a new password has to be chosen, that waits: a reload would
  // lose the password of the sign-in, which is only in memory.
  const wantsOtherLanguage =
    authentication.status === 'signed-in' &&
    !authentication.mustChangePassword &&
    wantedLanguage() !== pageLanguage;
  useEffect(() => {
    if (wantsOtherLanguage) window.location.reload();
  }, [wantsOtherLanguage]);
  if (authentication.status === 'unknown' || wantsOtherLanguage) return <LoadingScreen />;
  const account = authentication.status === 'signed-in' ? authentication.user.uid : 'nobody';
  return <AccountPage key={account} />;
}
