import { i18n } from '@lingui/core';
import { dateLocales } from './page-language.ts';
import { serverNow } from './server-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const full = new Intl.DateTimeFormat(dateLocales, { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(dateLocales, { timeStyle: 'short' });

const second = new Intl.DateTimeFormat(dateLocales, { timeStyle: 'medium' });
const fullDate = new Intl.DateTimeFormat(dateLocales, { dateStyle: 'full' });

/** The day of a moment, in the reader's format and zone. */
export const formatDay = (iso: string): string => fullDate.format(new Date(iso));

const shortDate = new Intl.DateTimeFormat(dateLocales, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day in a list, in the reader's format and zone: 'Mon, Nov 2, 2026'. */
export const formatDate = (iso: string): string => shortDate.format(new Date(iso));

/** Two times of one day, in the reader's format and zone: '9:00 – 9:45 AM'. */
export const formatClocks = (from: string, to: string): string =>
  clock.formatRange(new Date(from), new Date(to));

/** A date and time in the reader's format and zone. */
export const formatMoment = (iso: string): string => full.format(new Date(iso));

const dates = new Intl.DateTimeFormat(dateLocales, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Two dates without a time, such as 2026-11-16 and 2026-11-22, in the reader's format: 'November 16 – 22,
 * 2026'.
 */
export const formatDates = (first: string, last: string): string =>
  dates.formatRange(new Date(first), new Date(last));

/** The time of day of a moment, in the reader's zone. */
export const formatClock = (iso: string): string => clock.format(new Date(iso));

/** The time of day of a moment to the second, in the reader's zone. */
export const formatSecond = (iso: string): string => second.format(new Date(iso));

/** Since when something is so: the time of today, or the day. */
export const formatSince = (iso: string): string =>
  toLocalInput(iso).slice(0, 10) === toLocalInput(new Date(serverNow()).toISOString()).slice(0, 10)
    ? formatClock(iso)
    : formatDate(iso);

/** How long ago, or how far ahead: 'now', '5 minutes ago', 'yesterday', 'in 2 hours'. */
export function relativeMoment(iso: string, now: Date, style: Intl.RelativeTimeFormatStyle = 'long'): string {
  const distance = new Date(iso).getTime() - now.getTime();
  const size = Math.abs(distance);
  const relative = new Intl.RelativeTimeFormat(i18n.locales ?? i18n.locale, { numeric: 'auto', style });
  if (size < minute) return relative.format(0, 'second');
  if (size < hour) return relative.format(Math.trunc(distance / minute), 'minute');
  if (size < day) return relative.format(Math.trunc(distance / hour), 'hour');
  return relative.format(Math.trunc(distance / day), 'day');
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A UTC time as the value of a datetime-local field, in the reader's zone and to the minute. */
export function toLocalInput(iso: string): string {
  const at = new Date(iso);
  const date = [
    String(at.getFullYear()).padStart(4, '0'),
    twoDigits(at.getMonth() + 1),
    twoDigits(at.getDate()),
  ];
  return `${date.join('-')}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The value of a datetime-local field in UTC; null if it is not a date. */
export function fromLocalInput(typed: string): string | null {
  const at = new Date(/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? typed : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The value of a datetime-local field in words. */
export const momentOfField = (value: string): string => {
  const iso = fromLocalInput(value);
  return iso === null ? value : formatMoment(iso);
};

/** A date and time in the form that spreadsheets read, in the reader's zone: '2026-11-02 09:05:00'. */
export const localStamp = (iso: string): string =>
  `${toLocalInput(iso).replace('T', ' ')}:${twoDigits(new Date(iso).getSeconds())}`;

/** The name of the reader's zone, such as 'Europe/Berlin'. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
