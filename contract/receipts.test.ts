import { describe, expect, it } from 'vitest';
import { receiptLines } from './receipts.ts';
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

describe('a receipt says', () => {
  it.each<[string, Partial<Receipt>]>([
    ['6 rules held.', {}],
    ['1 rule held.', { checked: 1 }],
    ['No rules to hold.', { checked: 0 }],
    [
      "A part of the model's answer was stopped: it gave the answer away and wrote a formula.",
      { outcome: 'rewritten', stopped: ['key-value', 'formula', 'formula'] },
    ],
    [
      "The model's answer was stopped: it gave the answer away. A hint took its place.",
      { outcome: 'replaced', stopped: ['key-value'] },
    ],
    [
      "A part of the model's answer was stopped: it ended without a question or a hint.",
      { outcome: 'rewritten' },
    ],
    [
      "The school's own words stand here in place of an answer.",
      { outcome: 'replaced', rule: 'safeguarding' },
    ],
  ])('%s', (sentence, of) => {
    const { held, lines } = receiptLines(receipt(of), null);
    expect(lines).toEqual([sentence]);
    expect(held).toBe(of.outcome === undefined);
  });

  it('what was noticed in the question', () => {
    const lines = (switchOff: boolean, pressure: boolean, masked: string[]) =>
      receiptLines(receipt({}), { switchOff, pressure, masked }).lines.slice(1);
    expect(lines(true, true, ['email-address', 'phone-number'])).toEqual([
      'The question tries to switch the rules off.',
      'The question presses for the answer.',
      'The model did not see an e-mail address and a phone number.',
    ]);
    expect(lines(false, false, [])).toEqual([]);
  });
});
