import { describe, expect, it } from 'vitest';
import { receiptWith } from '../test/receipts.ts';
import { isAttempt, nothingFound, recordedFindings, stoppedByGuidelines } from './receipts.ts';

it('an answer counts as stopped where the guidelines stopped part of it, not where the support text replaced it', () => {
  expect(
    stoppedByGuidelines({
      guard: receiptWith({ outcome: 'replaced', stopped: ['key-value'], rule: 'key-value' }),
    }),
  ).toBe(true);
  expect(stoppedByGuidelines({ guard: receiptWith({}) })).toBe(false);
  expect(stoppedByGuidelines({ guard: null })).toBe(false);
  expect(stoppedByGuidelines({ guard: receiptWith({ outcome: 'replaced', rule: 'safeguarding' }) })).toBe(
    false,
  );
});

it('a question counts as an attempt when it is a prompt injection or presses for the answer', () => {
  const findings = {
    switchOff: false,
    pressure: false,
    offloading: false,
    stuck: false,
    solved: false,
    act: null,
    masked: ['iban'],
  };
  expect(isAttempt({ noticed: null })).toBe(false);
  expect(isAttempt({ noticed: findings })).toBe(false);
  expect(isAttempt({ noticed: { ...findings, switchOff: true } })).toBe(true);
  expect(isAttempt({ noticed: { ...findings, pressure: true } })).toBe(true);
});

describe('the findings of a record', () => {
  it('leave out what a message was taken for', () => {
    expect(recordedFindings({ ...nothingFound, act: 'elsewhere' })).toBeNull();
    const { act: _guess, ...pressing } = { ...nothingFound, pressure: true };
    expect(recordedFindings({ ...nothingFound, pressure: true, act: 'presses' })).toEqual(pressing);
  });

  it('are null where a message was not read', () => {
    expect(recordedFindings(null)).toBeNull();
  });
});
