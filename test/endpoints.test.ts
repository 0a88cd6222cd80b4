import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinClass } from '../contract/classes.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Exchange } from './client.ts';
import { describedIn, faultsOf } from './describe-endpoint.ts';

const root = join(import.meta.dirname, '..');

const apiTests = ['server', 'test']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.api.test.ts'));

it('every endpoint of the contract is described by API tests, in one place', () => {
  const described = describedIn(apiTests.map((path) => readFileSync(join(root, path), 'utf8')));
  expect(described.sort()).toEqual(Object.keys(endpoints).sort());
});

it('an endpoint that no file describes is found, and one that two describe', () => {
  const files = [
    "describeEndpoint('getMe', () => {",
    "describeEndpoint(\n  'getMe', () => {",
    '// joinClass',
  ];
  expect(describedIn(files)).toEqual(['getMe', 'getMe']);
});

describe('what the tests of an endpoint have to show', () => {
  const path = '/api/classes/join';
  const refusal = (status: number, code: string): Exchange => ({
    method: 'POST',
    path,
    status,
    body: { success: false, code, message: 'A sentence.' },
  });
  const whole = [
    { method: 'POST', path, status: 200, body: { success: true } },
    refusal(400, 'invalid-input'),
    refusal(401, 'not-signed-in'),
    refusal(403, 'student-only'),
    refusal(404, 'class-not-found'),
  ];

  it('is a success and every refusal that it declares', () => {
    expect(faultsOf(joinClass, whole)).toEqual([]);
    expect(faultsOf(joinClass, whole.slice(1))).toEqual(['It never succeeded.']);
    expect(faultsOf(joinClass, whole.slice(0, -1))).toEqual(['It was never refused with class-not-found.']);
  });

  it('is not shown by the calls of another endpoint', () => {
    const elsewhere = whole.map((exchange) => ({ ...exchange, path: '/api/classes/create' }));
    expect(faultsOf(joinClass, elsewhere)).toHaveLength(5);
  });

  it('is no refusal beside the contract: another code, another status, another field', () => {
    const strange = [
      refusal(404, 'session-not-found'),
      refusal(400, 'class-not-found'),
      { ...refusal(404, 'class-not-found'), body: { error: 'Not Found' } },
    ];
    for (const exchange of strange) expect(faultsOf(joinClass, [...whole, exchange])).toHaveLength(1);
  });
});
