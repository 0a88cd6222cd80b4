import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ContractError } from '../../contract/errors.ts';
import {
  onAuthenticationChange,
  readAuthentication,
  resumeAuthentication,
} from '../identity/authentication.ts';
import { useAuthentication } from '../identity/use-authentication.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { createRouter } from './router.tsx';

// A refusal does not change by asking again; a lost connection may.
const retry = (failures: number, error: Error): boolean => !(error instanceof ContractError) && failures < 2;

const queryClient = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 5_000 } } });

onAuthenticationChange(() => {
  // What one account has read must not be shown to the next one.
  if (readAuthentication().status === 'signed-out') queryClient.clear();
});

/** Nothing is rendered until the first authentication state arrives (spec 2). */
function App() {
  const [router] = useState(createRouter);
  const { status } = useAuthentication();
  useEffect(() => {
    void resumeAuthentication();
  }, []);
  return status === 'unknown' ? <LoadingScreen /> : <RouterProvider router={router} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
