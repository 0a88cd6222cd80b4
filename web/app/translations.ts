import type { Language } from '../ui/page-language.ts';

/** Loads the messages of a language. English is in the code itself. */
export const loadTranslation = {
  es: () => import('./spanish.ts'),
} satisfies Record<Exclude<Language, 'en'>, () => Promise<unknown>>;
