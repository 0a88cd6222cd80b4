import type { SecurityKind } from '../../contract/security-log.ts';

/** What the fields above the list hold. */
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

/** The same for the server, in UTC. Fields that hold nothing are left out. */
export function queryOf({ kind, person, from, to }: Filter) {
  return {
    kind: kind || undefined,
    person: person.trim() || undefined,
    from: startOf(from, 0),
    until: startOf(to, 1),
  };
}

/** When a day begins in the reader's zone, or one of the days after it; undefined for no day of this century. */
function startOf(day: string, after: number): string | undefined {
  const [, year, month, date] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + after).toISOString();
}
