import { i18n, setupI18n } from '@lingui/core';
import { setRefusalMessages } from '../api/refusal.ts';
import { pageLanguage, pageLocales } from '../ui/page-language.ts';
import { setTranslations } from '../ui/translated.ts';
import type * as contract from './contract-messages.ts';
import { loadTranslation } from './translations.ts';

/** For every language but English: uses the messages for the contract's English texts. */
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
 * Prepares the language of the page before the first render. English is in the code itself and needs no loading
 * (docs/decisions/025-messages-in-the-code.md).
 */
export async function startLanguage(): Promise<void> {
  // Never true in a production build, which does not contain the pseudo-locale.
  if (import.meta.env.DEV && wantsPseudoLocale()) {
    const { startPseudoLocale } = await import('./pseudo-locale.ts');
    setContractMessages(await import('./contract-messages.ts'));
    startPseudoLocale();
    return;
  }
  document.documentElement.lang = pageLanguage;
  if (pageLanguage === 'en') {
    i18n.load('en', {});
  } else {
    const { messages, ...ofContract } = await loadTranslation[pageLanguage]();
    i18n.load(pageLanguage, messages);
    setContractMessages(ofContract);
  }
  i18n.activate(pageLanguage, [...pageLocales]);
}
