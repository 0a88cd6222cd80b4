import { askEarly } from '../api/early-answers.ts';
import streamWorkerAddress from '../api/stream-worker.ts?sharedworker&url';
import { dashboards, partsOf } from './pages.ts';
import { paths } from './paths.ts';

/**
 * Starts loading the parts of the page at an address. The router, which loads later, then finds them loaded.
 */
export function loadPage(pathname: string): void {
  // The router handles a part that cannot be loaded.
  for (const load of partsOf(pathname)) load().catch(() => {});
}

/**
 * Requests who is signed in, and what their dashboard shows first, while the app itself is loading. The app
 * makes the same requests, so failures are ignored here.
 */
export async function requestFirstScreen(pathname: string): Promise<void> {
  try {
    const current = await askEarly('/api/auth/get-session', null);
    const token: unknown = (await current.json())?.session?.token;
    if (typeof token !== 'string') return;
    // The app needs the key for drafts and the code that uses it at the same time as the profile.
    askEarly('/api/users/me/draft-key', token).catch(() => {});
    import('../api/sealed-text.ts').catch(() => {});
    const me = await (await askEarly('/api/users/me', token)).json();
    const dashboard = dashboards[me?.user?.role];
    const isRestricted = me.mustChangePassword || me.user?.restriction;
    if (dashboard === undefined || isRestricted || ![paths.home, dashboard.path].includes(pathname)) return;
    loadPage(dashboard.path);
    // The app starts this worker first and waits for its events, so the browser fetches the worker's script
    // early.
    fetch(streamWorkerAddress).catch(() => {});
    await Promise.all(dashboard.lists.map((list) => askEarly(list, token)));
  } catch {}
}
