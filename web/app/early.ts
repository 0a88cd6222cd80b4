import { askEarly } from '../api/early-answers.ts';
import { dashboards, partsOf } from './pages.ts';
import { paths } from './paths.ts';

/** Asks for the parts of the page at an address at once; the router, which comes later, finds them there. */
export function loadPage(pathname: string): void {
  // The router reports a part that cannot be loaded.
  for (const load of partsOf(pathname)) load().catch(() => {});
}

/**
 * Asks who is signed in, and what their dashboard shows first, while the app itself still loads. The app asks the same
 * again by itself, so failures are ignored here.
 */
export async function askWhoIsThere(pathname: string): Promise<void> {
  try {
    const current = await askEarly('/api/auth/get-session', null);
    const token: unknown = (await current.json())?.session?.token;
    if (typeof token !== 'string') return;
    const profile = await askEarly('/api/users/me', token);
    const dashboard = dashboards[(await profile.json())?.user?.role];
    if (dashboard === undefined || ![paths.home, dashboard.path].includes(pathname)) return;
    loadPage(dashboard.path);
    await askEarly(dashboard.list, token);
  } catch {}
}
