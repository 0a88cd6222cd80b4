import { i18n } from '@lingui/core';

/** The parts of a list in a sentence: 'Ada', ', ', 'Ben', ' and ', 'Cleo'. */
export const listParts = (items: readonly string[]) =>
  new Intl.ListFormat(i18n.locales ?? i18n.locale, { type: 'conjunction' }).formatToParts(items);

/** A list in a sentence: 'Ada, Ben and Cleo'. */
export const formatList = (items: readonly string[]): string =>
  listParts(items)
    .map(({ value }) => value)
    .join('');
