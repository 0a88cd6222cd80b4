import { t } from '@lingui/core/macro';
import { pageLocales } from '../ui/page-language.ts';

/**
 * Milliseconds as seconds with at most one decimal, in the reader's format. Less than 50 ms would be rounded
 * to 0, so it is written as “< 0.1”.
 */
function seconds(milliseconds: number): string {
  const written = new Intl.NumberFormat([...pageLocales], { maximumFractionDigits: 1 });
  return milliseconds < 50 ? `< ${written.format(0.1)}` : written.format(milliseconds / 1_000);
}

/** How fast a model answers, in words. @param firstWordMs milliseconds until its first word */
export function speedWords(firstWordMs: number, tokensPerSecond: number | null): string {
  const first = seconds(firstWordMs);
  if (tokensPerSecond === null) return t`First word after ${first} s`;
  const tokens = Math.round(tokensPerSecond);
  return t`First word after ${first} s, then about ${tokens} tokens a second`;
}
