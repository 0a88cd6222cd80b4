import { i18n, setupI18n } from '@lingui/core';
import { logFailure } from '../api/log.ts';
import { setRefusalMessages } from '../api/refusal.ts';
import { type Language, pageLanguage, pageLocales } from '../ui/page-language.ts';
import { setTranslations } from '../ui/translated.ts';
import type * as contract from './contract-messages.ts';
import { loadTranslation } from './translations.ts';

/** Uses these translations in place of the contract's English texts. */
function setContractMessages({ contractMessages, refusalMessages }: typeof contract): void {
  const english = setupI18n({ locale: 'en', messages: { en: {} } });
  setRefusalMessages(refusalMessages);
  setTranslations(new Map(contractMessages.map((message) => [english._(message), message])));
}

/** The key in this tab's storage. */
const pseudoKey = 'lyceum-pseudo-locale';

/** Whether a developer asked for the pseudo-locale with `?locale=pseudo`. This tab remembers it. */
function wantsPseudoLocale(): boolean {
  const requested = new URLSearchParams(window.location.search).get('locale');
  if (requested !== null) sessionStorage.setItem(pseudoKey, String(requested === 'pseudo'));
  return sessionStorage.getItem(pseudoKey) === 'true';
}

/**
 * Prepares the language of the page before the first render. English is in the code itself and needs no
 * loading (docs/decisions/18-languages-and-words.md).
 */
export async function startLanguage(): Promise<void> {
  // Never true in a production build, which does not contain the pseudo-locale.
  if (import.meta.env.DEV && wantsPseudoLocale()) {
    const { startPseudoLocale } = await import('./pseudo-locale.ts');
    setContractMessages(await import('./contract-messages.ts'));
    startPseudoLocale();
    return;
  }
  await activateLanguage(pageLanguage, pageLocales).catch((error: unknown) => {
    // A page in English is better than an empty one.
    logFailure(error);
    return activateLanguage('en', ['en']);
  });
}

/** Uses the messages of a language from the next rendering on. */
async function activateLanguage(language: Language, locales: readonly string[]): Promise<void> {
  document.documentElement.lang = language;
  if (language === 'en') {
    i18n.load('en', {});
    setRefusalMessages(null);
    setTranslations(new Map());
  } else {
    const { messages, ...contractTexts } = await loadTranslation[language]();
    i18n.load(language, messages);
    setContractMessages(contractTexts);
  }
  i18n.activate(language, [...locales]);
}
