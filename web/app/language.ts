import { i18n, setupI18n } from '@lingui/core';
import { setRefusalMessages } from '../api/refusal.ts';
import { setTranslations } from '../ui/translated.ts';

/** The locales for numbers and lists: first those of the reader's region, if the browser names any, such as 'en-GB'. */
const localesOf = (language: string): string[] => [
  ...navigator.languages.filter((locale) => locale.split('-')[0] === language),
  language,
];

/** For every language but English: loads the messages for the contract's English texts. */
async function loadContractMessages(): Promise<void> {
  const { contractMessages, refusalMessages } = await import('./contract-messages.ts');
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
 * Chooses the language of the page before the first render. English is in the code itself and needs no loading
 * (docs/decisions/025-messages-in-the-code.md).
 */
export async function startLanguage(): Promise<void> {
  i18n.load('en', {});
  i18n.activate('en', localesOf('en'));
  // Never true in a production build, which does not contain the pseudo-locale.
  if (!import.meta.env.DEV || !wantsPseudoLocale()) return;
  const { startPseudoLocale } = await import('./pseudo-locale.ts');
  await loadContractMessages();
  startPseudoLocale();
}
