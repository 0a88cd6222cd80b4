import { expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { emptyValue } from './empty-answer.ts';

it.each(Object.entries(endpoints))(
  'the emptiest answer of %s is one that the contract allows',
  (_, { answer }) => {
    expect(answer.safeParse(emptyValue(answer)).error).toBeUndefined();
  },
);
