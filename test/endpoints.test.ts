import { describe, expect, it } from 'vitest';
import { joinClass } from '../contract/classes.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { RecordedCall } from './client.ts';
import { describedIn, faultsOf } from './describe-endpoint.ts';
import { declaredIn, elsewhere, servedIn } from './endpoint-rooms.ts';
import { readFiles } from './read-source.ts';

const apiTests = readFiles(['server', 'test'], /[.]api[.]test[.]ts$/);

it('every endpoint of the contract is described by API tests, in one place', () => {
  const described = describedIn(apiTests.map(({ text }) => text));
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

describe('an endpoint is declared in the contract file of the room that serves it', () => {
  const declared = declaredIn(readFiles(['contract'], /^contract[/][^.]+[.]ts$/));
  const served = servedIn(readFiles(['server'], /^server[/][^/]+[/]routes[.]ts$/));

  it('each one of the contract', () => {
    expect([...declared.keys()].sort()).toEqual(Object.keys(endpoints).sort());
    expect([...served.keys()].sort()).toEqual(Object.keys(endpoints).sort());
    expect(elsewhere(declared, served)).toEqual([]);
  });

  it('one that is declared for another room is found', () => {
    const contract = [
      {
        path: 'contract/classes.ts',
        text: 'export const joinClass = endpoint({\nexport const ask = endpoint({',
      },
      { path: 'contract/lessons.ts', text: 'export const start = endpoint({' },
    ];
    const routes = [
      { path: 'server/classes/routes.ts', text: '  serve(joinClass, () => 1);' },
      { path: 'server/tutor/routes.ts', text: '  serve(\n    ask,\n    () => 2);\n  serve(start, () => 3);' },
    ];
    expect(elsewhere(declaredIn(contract), servedIn(routes))).toEqual([
      'ask: served by tutor, declared in contract/classes.ts',
      'start: served by tutor, declared in contract/lessons.ts',
    ]);
  });
});

describe('what the tests of an endpoint have to show', () => {
  const path = '/api/classes/join';
  const refusal = (status: number, code: string): RecordedCall => ({
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
