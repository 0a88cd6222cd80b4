import { expect, it } from 'vitest';
import { placed } from './inserted.ts';

const at = (time: string) => ({ key: time, at: time, node: null });
const keys = (places: ReturnType<typeof placed>) => places.map((each) => each.map(({ key }) => key));

it('puts each between the messages by its time', () => {
  expect(keys(placed(['10', '20'], [at('05'), at('15'), at('16'), at('30')]))).toEqual([
    ['05'],
    ['15', '16'],
    ['30'],
  ]);
});

it('takes a message without a time for the newest, and needs no message', () => {
  expect(keys(placed(['10', null], [at('20')]))).toEqual([[], ['20'], []]);
  expect(keys(placed([], [at('20')]))).toEqual([['20']]);
});
