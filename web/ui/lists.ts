import { i18n } from '@lingui/core';

/** A sentence's list of things, in parts: 'Ada', ', ', 'Ben', ' and ', 'Cleo'. */
export const listParts = (items: readonly string[]) =>
  new Intl.ListFormat(i18n.locales ?? i18n.locale, { type: 'conjunction' }).formatToParts(items);
