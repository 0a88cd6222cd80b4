import { expect, it } from 'vitest';
import { insertedByGap } from './inserted.ts';

const at = (time: string) => ({ key: time, at: time, node: null });
const keys = (places: ReturnType<typeof insertedByGap>) => places.map((each) => each.map(({ key }) => key));

it('puts each between the messages by its time', () => {
  expect(keys(insertedByGap(['10', '20'], [at('05'), at('15'), at('16'), at('30')]))).toEqual([
    ['05'],
    ['15', '16'],
    ['30'],
  ]);
});

it('takes a message without a time for the newest, and needs no message', () => {
  expect(keys(insertedByGap(['10', null], [at('20')]))).toEqual([[], ['20'], []]);
  expect(keys(insertedByGap([], [at('20')]))).toEqual([['20']]);
});
