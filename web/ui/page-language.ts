import { type StoredText, storedText } from './stored-text.ts';

/** The languages of the product's own words, each under its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languageNames;

/**
 * The choices in this browser's storage: the one made before signing in, and the one of the signed-in
 * account.
 */
const storedChoices = {
  browser: storedText(() => localStorage, 'lyceum-language'),
  account: storedText(() => localStorage, 'lyceum-account-language'),
} as const;

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value);

function readLanguage(stored: StoredText): Language | null {
  const text = stored.read();
  return isLanguage(text) ? text : null;
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? '';

const languagesOfBrowser = (): readonly string[] => globalThis.navigator?.languages ?? [];

/** The first of the browser's languages that the product speaks, otherwise English. */
const languageOfBrowser = (): Language => languagesOfBrowser().map(languageOf).find(isLanguage) ?? 'en';

const chosenLanguage = (): Language | null =>
  readLanguage(storedChoices.account) ?? readLanguage(storedChoices.browser);

/**
 * The language that the page would have if it was loaded now: the choice of the account, otherwise the choice
 * in this browser, otherwise the language of the browser.
 */
export const wantedLanguage = (): Language => chosenLanguage() ?? languageOfBrowser();

/** The language of the page. It never changes while the page is open: another choice loads the page again. */
export const pageLanguage: Language = wantedLanguage();

/**
 * The locales for numbers, lists and words. The ones of the browser for this language come first, such as
 * 'es-MX', because they name the reader's region.
 */
export const pageLocales: readonly string[] = [
  ...languagesOfBrowser().filter((locale) => languageOf(locale) === pageLanguage),
  pageLanguage,
];

/**
 * The locales for dates. Undefined means the settings of the browser, in which its reader writes dates. If
 * somebody chose another language than that of the browser, dates follow the page.
 */
export const dateLocales: string[] | undefined =
  chosenLanguage() === null || languageOf(languagesOfBrowser()[0] ?? '') === pageLanguage
    ? undefined
    : [...pageLocales];

/** Chooses the language for whoever uses this browser before signing in, and loads the page again. */
export function chooseLanguage(language: Language): void {
  storedChoices.browser.write(language);
  if (language !== pageLanguage) window.location.reload();
}

/** The language that the signed-in account chose; null when it left the choice to the browser. */
export const storedAccountLanguage = (): Language | null => readLanguage(storedChoices.account);

/**
 * Stores the language that the signed-in account chose; null when it left the choice to the browser, or
 * nobody is signed in.
 */
export const storeAccountLanguage = (language: Language | null): void =>
  storedChoices.account.write(language);
