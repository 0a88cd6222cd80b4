import { expect, it } from 'vitest';
import { isAttempt, stoppedByGuidelines } from './receipts.ts';
import type { Receipt } from './tutor.ts';

const receipt = (of: Partial<Receipt>): Receipt => ({
  outcome: 'passed',
  rule: null,
  stopped: [],
  checked: 6,
  guidelines: '1 guided',
  key: 'none',
  ...of,
});

it('an answer counts as stopped where the guidelines stopped something, not where the support text was sent', () => {
  expect(
    stoppedByGuidelines({
      guard: receipt({ outcome: 'replaced', stopped: ['key-value'], rule: 'key-value' }),
    }),
  ).toBe(true);
  expect(stoppedByGuidelines({ guard: receipt({}) })).toBe(false);
  expect(stoppedByGuidelines({ guard: null })).toBe(false);
  expect(stoppedByGuidelines({ guard: receipt({ outcome: 'replaced', rule: 'safeguarding' }) })).toBe(false);
});

it('a question counts as an attempt where it tried to switch the rules off or pressed for the answer', () => {
  const findings = { switchOff: false, pressure: false, masked: ['iban'] };
  expect(isAttempt({ noticed: null })).toBe(false);
  expect(isAttempt({ noticed: findings })).toBe(false);
  expect(isAttempt({ noticed: { ...findings, switchOff: true } })).toBe(true);
  expect(isAttempt({ noticed: { ...findings, pressure: true } })).toBe(true);
});
