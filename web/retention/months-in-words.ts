import { plural } from '@lingui/core/macro';

/** '1 year', '18 months' */
export function monthsInWords(months: number): string {
  return months % 12 === 0
    ? plural(months / 12, { one: '# year', other: '# years' })
    : plural(months, { one: '# month', other: '# months' });
}
