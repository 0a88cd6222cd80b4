import { expect, it } from 'vitest';
import { insertedByGap } from './inserted.ts';

const at = (time: string) => ({ key: time, at: time, node: null });
const keys = (gaps: ReturnType<typeof insertedByGap>) => gaps.map((each) => each.map(({ key }) => key));

it('puts each item into the gap between the messages around its time', () => {
  expect(keys(insertedByGap(['10', '20'], [at('05'), at('15'), at('16'), at('30')]))).toEqual([
    ['05'],
    ['15', '16'],
    ['30'],
  ]);
});

it('treats a message without a time as the newest, and works without messages', () => {
  expect(keys(insertedByGap(['10', null], [at('20')]))).toEqual([[], ['20'], []]);
  expect(keys(insertedByGap([], [at('20')]))).toEqual([['20']]);
});
