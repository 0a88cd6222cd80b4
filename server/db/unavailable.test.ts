import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('words'), { code });

it.each([
  '53100',
  '57P01',
  '08006',
  '58030',
  'SQLITE_FULL',
  'SQLITE_BUSY',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  'ENOSPC',
  'ECONNREFUSED',
])('%s says that the database cannot work now', (code) => {
  expect(isUnavailable(coded(code))).toBe(true);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout exceeded when trying to connect',
])('“%s” does, too', (words) => {
  expect(isUnavailable(new Error(words))).toBe(true);
});

it.each([coded('23505'), coded('42P01'), coded('SQLITE_CONSTRAINT_UNIQUE'), new Error('A defect.'), null])(
  'other errors are faults of their own: %s',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
