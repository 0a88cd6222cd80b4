import { t } from '@lingui/core/macro';
import { fromLocalInput, timeZone, toLocalInput } from '../ui/moments.ts';
import { dateLocales } from '../ui/page-language.ts';

const dayLength = 24 * 3_600_000;

/** A moment as the clocks of the reader's zone show it, as a moment of UTC. */
const wallAt = (moment: number): number => moment - new Date(moment).getTimezoneOffset() * 60_000;

/**
 * The change of the clocks that skips what was typed into a datetime-local field, because clocks are put
 * forward. Both times are as clocks show them, as moments of UTC; null for a time that exists.
 */
export function changeThatSkips(typed: string): { from: number; to: number } | null {
  const minute = typed.slice(0, 16);
  const iso = fromLocalInput(minute);
  if (iso === null || toLocalInput(iso) === minute) return null;
  const local = Date.parse(`${minute}Z`);
  let [before, after] = [Date.parse(iso) - 2 * dayLength, Date.parse(iso) + 2 * dayLength];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallAt(middle) > local) after = middle;
    else before = middle;
  }
  return { from: wallAt(before) + 1, to: wallAt(after) };
}

const wall = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocales, { ...options, timeZone: 'UTC' });

/** The sentence for a typed time that no clock of the reader's zone shows; null for one that exists. */
export function skippedSentence(typed: string): string | null {
  const change = changeThatSkips(typed);
  if (change === null) return null;
  const isOneDay = Math.floor(change.from / dayLength) === Math.floor(change.to / dayLength);
  const format = wall({ timeStyle: 'short', ...(!isOneDay && { dateStyle: 'long' }) });
  const [from, to] = [format.format(change.from), format.format(change.to)];
  const day = wall({ dateStyle: 'long' }).format(change.from);
  const place = timeZone().replace(/^.*\//, '').replaceAll('_', ' ');
  return t`On ${day} clocks in ${place} go from ${from} to ${to}. Please choose another time.`;
}
