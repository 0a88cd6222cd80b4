import { type SecurityKind, securityKinds } from '../../contract/security-log.ts';

/** The values of the fields above the list. */
export interface Filter {
  readonly kind: SecurityKind | '';
  readonly person: string;
  /** The first and the last day, in the reader's zone, as date fields write them. */
  readonly from: string;
  readonly to: string;
}

/** The filter that leaves nothing out. */
export const everything: Filter = { kind: '', person: '', from: '', to: '' };

export const isEverything = ({ kind, person, from, to }: Filter): boolean =>
  kind === '' && person.trim() === '' && from === '' && to === '';

/** A day of this century. Date fields also give years such as 0026, while somebody still types the year. */
const day = /^20\d\d-\d\d-\d\d$/;

/**
 * The filter in an address, so that a reload keeps it. It follows the #, and browsers do not send that part:
 * a person's name does not get into the logs of servers on the way.
 */
export function hashOf(filter: Filter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value.trim() !== '');
  return chosen.length === 0 ? '' : `#${new URLSearchParams(chosen)}`;
}

/**
 * The filter in an address. Invalid values count as not chosen, and a person is cut to 254 characters, the
 * longest that the server takes.
 * @param hash with or without its #
 */
export function filterIn(hash: string): Filter {
  const chosen = new URLSearchParams(hash.replace(/^#/, ''));
  const dayOf = (name: string) => day.exec(chosen.get(name) ?? '')?.[0] ?? '';
  return {
    kind: securityKinds.find((kind) => kind === chosen.get('kind')) ?? '',
    person: (chosen.get('person') ?? '').slice(0, 254),
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

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
