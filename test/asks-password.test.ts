import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { asking, notAsking } from './access/asks-password.ts';

/** The calls themselves are tried in test/access/asks-password.api.test.ts. */
describe('the table of what asks for the password', () => {
  const operationsOf = (reasons: typeof asking) => reasons.flatMap(({ operations }) => operations);

  it('has every operation of the contract once, with its reason [spec 10.285]', () => {
    const why = 'Decide whether it asks for the password, and add it to test/access/asks-password.ts.';
    const listed = [...operationsOf(asking), ...operationsOf(notAsking)];
    expect(listed.toSorted(), why).toEqual(Object.keys(endpoints).toSorted());
  });

  it('agrees with the contract', () => {
    const declared = Object.entries(endpoints).filter(([, { asksPassword }]) => asksPassword);
    expect(declared.map(([name]) => name).toSorted()).toEqual(operationsOf(asking).toSorted());
  });

  it('has nothing that only reads among the calls that ask, and nobody but teachers who make them', () => {
    for (const name of operationsOf(asking))
      expect(endpoints[name], name).toMatchObject({ method: 'POST', caller: 'teacher' });
  });
});
