import { expect, it } from 'vitest';
import { receiptWith } from '../test/receipts.ts';
import { nothingFound } from './receipts.ts';
import { isStuck, stuckFeatures } from './stuck.ts';
import type { Interaction } from './tutor.ts';

type Turn = Parameters<typeof isStuck>[0][number];

const turn = (question: string, finding: Partial<typeof nothingFound> = {}, isStopped = false): Turn => ({
  question,
  answer: 'What could the first step be?',
  status: 'answered' satisfies Interaction['status'],
  guard: receiptWith(isStopped ? { outcome: 'replaced', stopped: ['key-value'], rule: 'key-value' } : {}),
  noticed: { ...nothingFound, ...finding },
});
const step = (question: string) => turn(question, { act: 'step' });

it('who has asked nothing, or once, is not stuck', () => {
  expect(isStuck([])).toBe(false);
  expect(isStuck([turn('how do I begin with this one?', { act: 'asks' })])).toBe(false);
});

it('who works forward is not stuck, also after a hard moment', () => {
  const work = [turn('i dont get it', { stuck: true, act: 'stuck' }), step('3x = 21'), step('so x is 7')];
  expect(isStuck(work)).toBe(false);
});

it('who says it after several turns, or asks the same again and again, is stuck', () => {
  const lost = turn('i still dont get it', { stuck: true, act: 'stuck' });
  expect(isStuck([step('3x = 21'), turn('and then'), turn('no idea', { act: 'stuck' }), lost])).toBe(true);
  const again = 'how do I change the minutes to hours';
  const asked = Array.from({ length: 5 }, () => turn(again, { act: 'stuck' }, true));
  expect(isStuck(asked)).toBe(true);
});

it('all that counts is a number from 0 to 1', () => {
  const turns = Array.from({ length: 9 }, (_, at) => turn(`what is ${at}?`, { pressure: true }, true));
  for (const value of Object.values(stuckFeatures(turns))) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
});
