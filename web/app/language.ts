import { i18n, setupI18n } from '@lingui/core';
import { learnRefusals } from '../api/refusal.ts';
import { learnTranslations } from '../ui/translated.ts';

/** The locale of numbers and lists: the reader's region if the browser names one, such as 'en-GB'. */
const formatsOf = (language: string): string[] => [
  ...navigator.languages.filter((each) => each.split('-')[0] === language),
  language,
];

/** For every language but English: loads the messages for the contract's English texts. */
async function learnContract(): Promise<void> {
  const { contractMessages, refusalMessages } = await import('./contract-messages.ts');
  const english = setupI18n({ locale: 'en', messages: { en: {} } });
  learnRefusals(refusalMessages);
  learnTranslations(new Map(contractMessages.map((message) => [english._(message), message])));
}

const pseudo = 'lyceum-pseudo-locale';

/** Whether a developer asked for the pseudo-locale with `?locale=pseudo`. This tab remembers it. */
function wantsPseudoLocale(): boolean {
  const wanted = new URLSearchParams(window.location.search).get('locale');
  if (wanted !== null) sessionStorage.setItem(pseudo, String(wanted === 'pseudo'));
  return sessionStorage.getItem(pseudo) === 'true';
}

/**
 * Chooses the language of the page before the first render. English is in the code itself and needs no loading
 * (docs/decisions/025-messages-in-the-code.md).
 */
export async function startLanguage(): Promise<void> {
  i18n.load('en', {});
  i18n.activate('en', formatsOf('en'));
  // Never true in a production build, which does not contain the pseudo-locale.
  if (!import.meta.env.DEV || !wantsPseudoLocale()) return;
  const { startPseudoLocale } = await import('./pseudo-locale.ts');
  await learnContract();
  startPseudoLocale();
}
