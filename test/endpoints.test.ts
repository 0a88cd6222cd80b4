import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { readFiles } from '../dev/read-files.mjs';
import type { RecordedCall } from './client.ts';
import { describedIn, faultsOf } from './describe-endpoint.ts';
import { declaredIn, misplaced, servedIn } from './endpoint-rooms.ts';

const apiTests = readFiles(['server', 'test'], /[.]api[.]test[.]ts$/);

it('API tests describe every endpoint of the contract exactly once', () => {
  const described = describedIn(apiTests.map(({ text }) => text));
  expect(described.sort()).toEqual(Object.keys(endpoints).sort());
});

it('descriptions of endpoints are found with their repetitions', () => {
  const files = [
    "describeEndpoint('getMe', () => {",
    "describeEndpoint(\n  'getMe', () => {",
    '// joinClass',
  ];
  expect(describedIn(files)).toEqual(['getMe', 'getMe']);
});

describe('the contract file that declares an endpoint', () => {
  const declared = declaredIn(readFiles(['contract'], /^contract[/][^.]+[.]ts$/));
  const served = servedIn(readFiles(['server'], /^server[/][^/]+[/]routes[.]ts$/));

  it('belongs to the room that serves it, for every endpoint', () => {
    expect([...declared.keys()].sort()).toEqual(Object.keys(endpoints).sort());
    expect([...served.keys()].sort()).toEqual(Object.keys(endpoints).sort());
    expect(misplaced(declared, served)).toEqual([]);
  });

  it('is reported when another room serves the endpoint', () => {
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
    expect(misplaced(declaredIn(contract), servedIn(routes))).toEqual([
      'ask: served by tutor, declared in contract/classes.ts',
      'start: served by tutor, declared in contract/lessons.ts',
    ]);
  });
});

describe('the tests of an endpoint', () => {
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
    refusal(403, 'joining-closed'),
  ];

  it('have to show a success and every refusal that it declares, except those that test/access/ shows [spec 7.2]', () => {
    expect(faultsOf('joinClass', whole)).toEqual([]);
    expect(faultsOf('joinClass', whole.slice(1))).toEqual(['It never succeeded.']);
    expect(faultsOf('joinClass', whole.slice(0, -1))).toEqual(['It was never refused with joining-closed.']);
  });

  it('do not show anything with calls of another endpoint', () => {
    const otherCalls = whole.map((exchange) => ({ ...exchange, path: '/api/classes/create' }));
    expect(faultsOf('joinClass', otherCalls)).toHaveLength(3);
  });

  it('fail on a refusal outside of the contract: another code, status or field', () => {
    const strange = [
      refusal(404, 'session-not-found'),
      refusal(400, 'class-not-found'),
      { ...refusal(404, 'class-not-found'), body: { error: 'Not Found' } },
    ];
    for (const exchange of strange) expect(faultsOf('joinClass', [...whole, exchange])).toHaveLength(1);
  });
});
