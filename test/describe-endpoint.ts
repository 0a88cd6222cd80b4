import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { type ErrorCode, errors } from '../contract/errors.ts';
import { possibleRefusals } from '../contract/refusals.ts';
import { refusalsShown } from './access/refusals-shown.ts';
import { type RecordedCall, recordedCalls } from './client.ts';

/**
 * The tests of one endpoint, by its name in contract/endpoints.ts. When they have run, the calls that they
 * made over HTTP must show what test/access/ does not: a success, invalid input, and the other refusals that
 * the contract declares. test/endpoints.test.ts finds the endpoints that no file describes.
 */
export function describeEndpoint(name: string, tests: () => void): void {
  const endpoint = endpointOf(name);
  describe(`${name}: ${endpoint.method} ${endpoint.path}`, () => {
    let before = 0;
    let allPassed = true;
    beforeAll(() => {
      before = recordedCalls.length;
    });
    afterEach(({ task }) => {
      // A suite of which only some tests were chosen does not show the whole behaviour.
      const chosen = task.suite?.tasks.every(({ mode }) => mode === 'run' || mode === 'queued');
      allPassed &&= chosen === true && task.result?.state !== 'fail';
    });
    tests();
    afterAll(() => {
      if (!allPassed) return; // Only some of the tests ran, or one failed: missing answers then mean nothing.
      const faults = faultsOf(name, recordedCalls.slice(before));
      if (faults.length > 0) throw new Error(`The tests of ${name} are incomplete.\n${faults.join('\n')}`);
    });
  });
}

function endpointOf(name: string): Endpoint {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`contract/endpoints.ts has no endpoint called ${name}.`);
  return endpoint;
}

/** Refusals that are not of the endpoint: of a fault, and of how the server is reached. */
const ofTheServer: readonly ErrorCode[] = ['internal-error', 'unknown-host', 'https-needed'];

/**
 * The answers of an endpoint that the recorded calls have not shown, and those that its contract does not
 * allow.
 */
export function faultsOf(name: string, made: readonly RecordedCall[]): string[] {
  const endpoint = endpointOf(name);
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
  const own = made.filter(
    ({ method, path }) => method === endpoint.method && pattern.test(path.split('?')[0] ?? ''),
  );
  const refused = own.filter(({ status }) => status !== 200);
  const seen = new Set(refused.map(({ body }) => (body as { code?: ErrorCode }).code));
  const faults = refused.flatMap(({ body, status }) => {
    const { success, code, message, requestId, current, ...rest } = body as Record<string, unknown>;
    const known = code as ErrorCode;
    // A fault of the server (500 and above) has the id of the call, which a person can quote; a refusal has
    // none.
    const isQuotable = typeof requestId === (status >= 500 ? 'string' : 'undefined');
    const hasCurrent = (current !== undefined) === (code === 'changed-since');
    const isWhole = Object.keys(rest).length === 0 && hasCurrent;
    const formed = success === false && typeof message === 'string' && isQuotable && isWhole;
    const declared = possibleRefusals(endpoint).includes(known) && !ofTheServer.includes(known);
    return formed && declared && errors[known][0] === status
      ? []
      : [`An answer that the contract does not declare: ${status} ${JSON.stringify(body)}`];
  });
  if (refused.length === own.length) faults.push('It never succeeded.');
  for (const code of refusalsOf(name, endpoint))
    if (!seen.has(code)) faults.push(`It was never refused with ${code}.`);
  return faults;
}

/** The refusals that the tests of an endpoint have to show. */
function refusalsOf(name: string, endpoint: Endpoint): ErrorCode[] {
  const shown = refusalsShown(name, endpoint);
  const refusals = endpoint.errors.filter((code) => !shown.has(code));
  return endpoint.body || endpoint.query ? [...refusals, 'invalid-input'] : refusals;
}

/** The endpoints that test files describe, a name for each `describeEndpoint`. @param files their texts */
export const describedIn = (files: readonly string[]): string[] =>
  files.flatMap((text) =>
    [...text.matchAll(/^describeEndpoint\(\s*'(\w+)'/gm)].map((match) => match[1] ?? ''),
  );
