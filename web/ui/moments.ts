import { i18n } from '@lingui/core';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Without a language: as the browser is set, which is how its reader writes dates, whatever the page's language is.
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** A moment as the reader's own clock and calendar write it. */
export const formatMoment = (iso: string): string => full.format(new Date(iso));

/** The time of day of a moment, in the reader's zone. */
export const formatClock = (iso: string): string => clock.format(new Date(iso));

/** How long ago, or how far ahead: 'now', '5 minutes ago', 'yesterday', 'in 2 hours'. */
export function relativeMoment(iso: string, now: Date): string {
  const distance = new Date(iso).getTime() - now.getTime();
  const size = Math.abs(distance);
  const relative = new Intl.RelativeTimeFormat(i18n.locales ?? i18n.locale, { numeric: 'auto' });
  if (size < minute) return relative.format(0, 'second');
  if (size < hour) return relative.format(Math.trunc(distance / minute), 'minute');
  if (size < day) return relative.format(Math.trunc(distance / hour), 'hour');
  return relative.format(Math.trunc(distance / day), 'day');
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A UTC moment as a datetime-local field holds it, in the reader's zone and to the minute. */
export function toLocalInput(iso: string): string {
  const at = new Date(iso);
  const date = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())];
  return `${date.join('-')}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What was typed into a datetime-local field, as UTC; null where it is no date. */
export function fromLocalInput(typed: string): string | null {
  const at = new Date(/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? typed : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** A moment as a spreadsheet reads it, in the reader's zone: '2026-11-02 09:05:00'. */
export const localStamp = (iso: string): string =>
  `${toLocalInput(iso).replace('T', ' ')}:${two(new Date(iso).getSeconds())}`;

/** The name of the reader's zone, such as 'Europe/Berlin'. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
