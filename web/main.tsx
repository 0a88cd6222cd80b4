import { loadPage, requestFirstScreen } from './app/first-screen.ts';
import { applyStoredTheme } from './app/theme.ts';
import { loadTranslation } from './app/translations.ts';
import { pageLanguage } from './ui/page-language.ts';

applyStoredTheme();

// The page's security policy forbids scripts to generate code (`new Function`). Without this setting zod
// would try to, and the browser would report each try. zod reads the global when it loads; z.config would
// make everything else wait for zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// On a slow connection early requests matter most, so this file is small and imports no library.
void requestFirstScreen(window.location.pathname);
loadPage(window.location.pathname);
// The app imports the translation again before its first render, so a failure is ignored here.
if (pageLanguage !== 'en') loadTranslation[pageLanguage]().catch(() => {});

// This can run before the browser has parsed the whole page.
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
void import('./app/start.tsx');
