import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SecurityLogEntry } from '../../contract/security-log.ts';
import { toCsv } from '../ui/csv.ts';
import { everything, filterIn, hashOf, isEverything, queryOf } from './filter.ts';
import { logTable } from './log-csv.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the filter of the security log', () => {
  it('asks for whole days of the reader, also where the clocks change', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(queryOf({ ...everything, from: '2026-10-25', to: '2026-10-25' })).toEqual({
      kind: undefined,
      person: undefined,
      from: '2026-10-24T22:00:00.000Z',
      until: '2026-10-25T23:00:00.000Z',
    });
    expect(queryOf({ ...everything, from: '0026-10-25' }).from).toBeUndefined();
  });

  it('stands in the address behind the #, as it was chosen', () => {
    const filter = { kind: 'refusal', person: 'Zoë & #1', from: '2026-10-25', to: '' } as const;
    expect(hashOf(filter)).toMatch(/^#kind=refusal&person=Zo/);
    expect(filterIn(hashOf(filter))).toEqual(filter);
    expect(hashOf(everything)).toBe('');
    expect(filterIn('')).toEqual(everything);
    expect(filterIn('#kind=none&from=yesterday&to=0026-10-25&more=1')).toEqual(everything);
    expect(filterIn(`#person=${'a'.repeat(300)}`).person).toHaveLength(254);
  });

  it('is everything until something is chosen', () => {
    expect(isEverything({ ...everything, person: ' ' })).toBe(true);
    expect(isEverything({ ...everything, kind: 'alert' })).toBe(false);
  });
});

it('the CSV of the security log has a row for each event, and keeps names as text that no spreadsheet runs', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const entry: SecurityLogEntry = {
    id: '1',
    at: '2026-11-02T08:01:00.000Z',
    event: 'student-removed',
    kind: 'membership',
    detail: null,
    count: 1,
    by: { uid: 'A', name: '=HYPERLINK("http://x.example")', login: 'ada@school.example' },
    byOperator: false,
    about: { uid: 'M', name: 'Mei Lin', login: 'mei' },
    attempted: null,
    className: '+49',
    address: '192.0.2.1',
    device: { browser: 'Chrome', system: 'Windows' },
  };
  const stranger = {
    ...entry,
    event: 'refused',
    kind: 'refusal',
    detail: 'invalid-school-code',
    count: 12,
    by: null,
    about: null,
    className: null,
    device: { browser: null, system: null },
  } as const;
  expect(toCsv(logTable([entry, stranger])).split('\r\n')).toEqual([
    '\ufeffTime (Europe/Berlin),Kind,Event,Details,Count,Who,Who: account,About,About: account,Class,Address,Device',
    `2026-11-02 09:01:00,Class members,Student removed,,1,"'=HYPERLINK(""http://x.example"")",ada@school.example,Mei Lin,mei,"'+49",192.0.2.1,Chrome on Windows`,
    '2026-11-02 09:01:00,Refusals and limits,Refused,Invalid school code. Please check with your administrator.,12,Not signed in,,,,,192.0.2.1,',
    '',
  ]);
});
