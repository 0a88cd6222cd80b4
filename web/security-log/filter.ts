import type { SecurityKind } from '../../contract/security-log.ts';

/** The values of the fields above the list. */
export interface Filter {
  readonly kind: SecurityKind | '';
  readonly person: string;
  /** The first and the last day, in the reader's zone, as date fields write them. */
  readonly from: string;
  readonly to: string;
}

export const everything: Filter = { kind: '', person: '', from: '', to: '' };

export const isEverything = ({ kind, person, from, to }: Filter): boolean =>
  kind === '' && person.trim() === '' && from === '' && to === '';

/** The filter as the server reads it, with times in UTC. Empty fields are left out. */
export function queryOf({ kind, person, from, to }: Filter) {
  return {
    kind: kind || undefined,
    person: person.trim() || undefined,
    from: startOf(from, 0),
    until: startOf(to, 1),
  };
}

/**
 * When a day begins in the reader's time zone.
 * @param daysLater 1 for the beginning of the day after it
 * @returns undefined unless it is a day of this century
 */
function startOf(day: string, daysLater: number): string | undefined {
  const [, year, month, date] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}
