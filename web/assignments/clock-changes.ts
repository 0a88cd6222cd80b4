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

const nameOfPlace = (): string => timeZone().replace(/^.*\//, '').replaceAll('_', ' ');

/** The sentence for a typed time that no clock of the reader's zone shows; null for one that exists. */
export function skippedSentence(typed: string): string | null {
  const change = changeThatSkips(typed);
  if (change === null) return null;
  const isOneDay = Math.floor(change.from / dayLength) === Math.floor(change.to / dayLength);
  const format = wall({ timeStyle: 'short', ...(!isOneDay && { dateStyle: 'long' }) });
  const [from, to] = [format.format(change.from), format.format(change.to)];
  const day = wall({ dateStyle: 'long' }).format(change.from);
  const place = nameOfPlace();
  return t`On ${day} clocks in ${place} go from ${from} to ${to}. Please choose another time.`;
}

/**
 * Both moments at which clocks of the reader's zone show what was typed into a datetime-local field, because
 * clocks are put back in between; null for a time that comes once or never.
 */
export function twoMomentsOf(typed: string): { first: string; second: string } | null {
  const minute = typed.slice(0, 16);
  const local = Date.parse(`${minute}Z`);
  if (Number.isNaN(local)) return null;
  // By the clocks of the day before and of the day after.
  const moments = [local - dayLength, local + dayLength].map((day) => local - (wallAt(day) - day));
  const [first = '', second = ''] = moments.sort((a, b) => a - b).map((at) => new Date(at).toISOString());
  return first !== second && [first, second].every((iso) => toLocalInput(iso) === minute)
    ? { first, second }
    : null;
}

/**
 * The sentence that says which of two equal times is meant; undefined for a time that comes once. It is the
 * first, as browsers read what is typed, unless the stored date is the second and was not changed.
 * @param stored the date that the form began with, if there is one
 */
export function doubledSentence(typed: string, stored?: string): string | undefined {
  const moments = twoMomentsOf(typed);
  if (moments === null) return undefined;
  const local = Date.parse(`${typed.slice(0, 16)}Z`);
  const day = wall({ dateStyle: 'long' }).format(local);
  const time = wall({ timeStyle: 'short' }).format(local);
  const place = nameOfPlace();
  return stored !== undefined && stored >= moments.second && toLocalInput(stored) === typed.slice(0, 16)
    ? t`On ${day} ${time} comes twice in ${place}; this is the second, after clocks go back.`
    : t`On ${day} ${time} comes twice in ${place}; this is the first, before clocks go back.`;
}
