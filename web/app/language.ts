import { i18n } from '@lingui/core';

/** How dates and numbers are written: as in the reader's own region where the browser names one, such as 'en-GB'. */
const formatsOf = (language: string): string[] => [
  ...navigator.languages.filter((each) => each.split('-')[0] === language),
  language,
];

/**
 * Chooses the language of the page, before anything of it is drawn. English is in the code itself and takes no wait
 * (docs/decisions/025-messages-in-the-code.md).
 */
export async function startLanguage(): Promise<void> {
  i18n.load('en', {});
  i18n.activate('en', formatsOf('en'));
}
