import { expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { variants, whoMay } from './access/who-may.ts';

/** The matrix itself runs with the API tests. This quick test shows beforehand that its table is complete. */
it('the table of who may do what has a row for every operation of the contract [spec 10.92]', () => {
  const why = 'Write a row for it in test/access/who-may.ts, and its body in test/access/calls.ts.';
  expect(Object.keys(whoMay).sort(), why).toEqual(Object.keys(endpoints).sort());
  for (const { operation } of Object.values(variants)) expect(Object.keys(endpoints)).toContain(operation);
});
