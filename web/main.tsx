import { askWhoIsThere, loadPage } from './app/early.ts';
import { applyStoredTheme } from './app/theme.ts';

applyStoredTheme();

// The page's security policy forbids code made from text; zod would try it, and each try is reported. zod finds its
// settings here when it is loaded: to call its z.config first, everything else would have to wait for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// On a slow line what counts is how early something is asked for, so this file is small and imports no library.
void askWhoIsThere(window.location.pathname);
loadPage(window.location.pathname);

// It runs as soon as it is there, and that can be before the page has been read to its end.
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
void import('./app/start.tsx');
