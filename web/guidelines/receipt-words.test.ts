import { describe, expect, it } from 'vitest';
import { nothingFound } from '../../contract/receipts.ts';
import type { InputFindings, Receipt } from '../../contract/tutor.ts';
import { receiptWith } from '../../test/receipts.ts';
import { receiptCells, receiptLines, receiptOf } from './receipt-words.ts';

const linesOf = (fields: Partial<Receipt>, findings: InputFindings | null = null) =>
  receiptLines(receiptWith(fields), findings).map(({ look, text }) => `${look}: ${text}`);

describe('the lines of a receipt', () => {
  it.each<[string, Partial<Receipt>]>([
    ['positive: Checked against your key', { checkedAgainst: 'key' }],
    ["positive: Checked against an answer that the tutor's model worked out", { checkedAgainst: 'proposed' }],
    [
      'positive: Checked against an answer that was worked out by calculation',
      { checkedAgainst: 'proposed', workedOut: true },
    ],
    ['neutral: Checked without a key: a value may have slipped through', { checkedAgainst: 'none' }],
    [
      'neutral: Compared with nothing: these guidelines allow the answer',
      { checkedAgainst: 'key', guidelines: '1 permissive formulas_allowed' },
    ],
  ])('say what the answer was compared with: %s [spec 10.120, standard 13.3]', (line, fields) => {
    expect(linesOf(fields)).toEqual([line]);
  });

  it.each<[string, Receipt['secondModel']]>([
    ['The second model found this in the question; the other checks did not', { question: 'stopped' }],
    ['The second model found that the question tells of distress', { question: 'distress', reply: 'clear' }],
    ['No second model has read the whole question in time', { question: 'unread' }],
    ['The second model stopped a part of the answer', { question: 'clear', reply: 'stopped' }],
    ['The second model has not read the whole answer', { reply: 'unread' }],
  ])('say what a second model did: %s', (line, secondModel) => {
    expect(linesOf({ checkedAgainst: 'key', secondModel })).toContain(`neutral: ${line}`);
  });

  it('say nothing of a second model that found nothing', () => {
    const secondModel = { question: 'clear', reply: 'clear' } as const;
    expect(linesOf({ checkedAgainst: 'key', secondModel })).toEqual(['positive: Checked against your key']);
  });

  it('name the profile of the school where it was stricter than the chosen levels', () => {
    const limitedBy = { profile: 'england-2026', families: ['directness', 'mathSupport'] };
    expect(linesOf({ checkedAgainst: 'key', limitedBy })).toEqual([
      'positive: Checked against your key',
      'neutral: Stricter than chosen, by the school’s profile (England, 2026): Answer directness and Mathematical support',
    ]);
  });

  it.each<[string, Partial<Receipt>]>([
    [
      "A part of what the tutor's model wrote was stopped: it gave the answer away and wrote a formula.",
      { outcome: 'rewritten', stopped: ['key-value', 'formula', 'formula'] },
    ],
    [
      "What the tutor's model wrote was stopped: it gave the answer away. A hint took its place.",
      { outcome: 'replaced', stopped: ['key-value'] },
    ],
    [
      "A part of what the tutor's model wrote was stopped: it said something that no tutor may say.",
      { outcome: 'rewritten', stopped: ['manner:flattery', 'content:sexual'] },
    ],
    ["The model's answer ended without a question or a hint. One was added.", { outcome: 'rewritten' }],
    ["The model's answer was empty. A hint took its place.", { outcome: 'replaced' }],
  ])('begin with what was cut: %s [spec 10.122]', (sentence, fields) => {
    expect(linesOf({ checkedAgainst: 'key', ...fields })).toEqual([
      `notice: ${sentence}`,
      'positive: Checked against your key',
    ]);
  });

  it('do not say that the support text was compared with anything', () => {
    expect(linesOf({ outcome: 'replaced', rule: 'safeguarding' })).toEqual([
      "notice: The school's support text took the place of an answer.",
    ]);
  });

  it('say which text was too much work to check and whether it was shown, and then no line is positive', () => {
    expect(linesOf({ unchecked: true, checkedAgainst: 'key' })).toEqual([
      'neutral: Checked against your key',
      'notice: The end of the answer was not checked: it took too much work.',
    ]);
    expect(linesOf({ outcome: 'rewritten', stopped: ['unchecked'] })[0]).toBe(
      "notice: A part of what the tutor's model wrote was stopped: it took too much work to check.",
    );
  });

  it('say that the tutor asked for an attempt first, and that an answer contained the whole that was asked for', () => {
    expect(linesOf({ attemptFirst: true }).at(-1)).toBe(
      'neutral: Gave hints only and asked for an attempt: the student had not tried yet',
    );
    const asked = { ...nothingFound, offloading: true };
    expect(linesOf({ gaveWhole: true }, asked).at(-1)).toBe('notice: The answer contained the whole.');
    expect(linesOf({ gaveWhole: true })).toEqual(linesOf({}));
  });

  it('include the findings in the question', () => {
    const lines = (switchOff: boolean, pressure: boolean, masked: string[], offloading = pressure) =>
      linesOf({}, { ...nothingFound, switchOff, pressure, offloading, masked }).slice(1);
    expect(lines(true, true, ['email-address', 'phone-number'])).toEqual([
      'notice: The question tries to switch the rules off.',
      'notice: The question presses for the answer.',
      'notice: The model did not see an email address and a phone number.',
    ]);
    expect(lines(false, false, [], true)).toEqual(['notice: The question asks the tutor to do the work.']);
    expect(lines(false, false, [])).toEqual([]);
  });
});

describe('a stored question', () => {
  const noticed = { ...nothingFound, pressure: true };
  const stopped = receiptWith({ outcome: 'replaced', stopped: ['key-value'], rule: 'key-value' });

  it('has no receipt without an answer, only a line about the findings in it if there are any', () => {
    expect(receiptOf({ answer: '', guard: null, noticed: null })).toBeNull();
    expect(receiptOf({ answer: '', guard: receiptWith({}), noticed: null })).toBeNull();
    expect(receiptOf({ answer: '', guard: receiptWith({}), noticed })).toEqual([
      { look: 'notice', text: 'The question presses for the answer.' },
    ]);
    expect(receiptCells({ answer: '', guard: receiptWith({}), noticed: null })).toEqual(['', '', '']);
  });

  it('says that the sentence which points to people is fixed', () => {
    const answered = receiptWith({ outcome: 'passed', stopped: [], pointsToPeople: true });
    expect(receiptLines(answered, null)).toContainEqual({
      look: 'neutral',
      text: 'The last sentence is fixed text that points to people',
    });
  });

  it('names the model that wrote the answer in place of the first one', () => {
    const answered = receiptWith({ outcome: 'passed', stopped: [], fallbackModel: 'spare-8b' });
    expect(receiptLines(answered, null)).toContainEqual({
      look: 'neutral',
      text: 'The model spare-8b was asked, since the first one did not answer',
    });
  });

  it('fills three cells of a table', () => {
    expect(receiptCells({ answer: 'What is given?', guard: stopped, noticed })).toEqual([
      "A hint took the place of what the tutor's model wrote.",
      'Checked without a key: a value may have slipped through',
      'The question presses for the answer.',
    ]);
  });
});
