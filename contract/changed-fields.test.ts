import { describe, expect, it } from 'vitest';
import { changedFields, differing, isSame, refuseReplacing } from './changed-fields.ts';
import { ContractError } from './errors.ts';

/** What a refusal says the fields are now; null without a refusal. */
function conflictsOf(change: () => unknown) {
  try {
    change();
    return null;
  } catch (error) {
    if (error instanceof ContractError && error.code === 'changed-since') return error.current;
    throw error;
  }
}

const levels = { directness: 'guided', mathSupport: 'no_formulas' };

describe('the fields that a form changes', () => {
  it.each([
    ['one that nobody else changed', { title: 'a' }, { title: 'b', was: { title: 'a' } }, { title: 'b' }],
    [
      'one beside what somebody else changed',
      { title: 'a', open: 2 },
      { title: 'b', was: { title: 'a' } },
      { title: 'b' },
    ],
    ['one that is sent as it was', { open: 2 }, { open: 1, was: { open: 1 } }, {}],
    ['one that was changed to the same', { open: 2 }, { open: 2, was: { open: 1 } }, { open: 2 }],
    ['one that was changed and changed back', { open: 1 }, { open: 3, was: { open: 1 } }, { open: 3 }],
    [
      'one that was empty',
      { quiet: null },
      { quiet: { from: '21:00' }, was: { quiet: null } },
      { quiet: { from: '21:00' } },
    ],
    [
      'every one without what it was',
      { open: 2, title: 'x' },
      { open: 1, title: 'y' },
      { open: 1, title: 'y' },
    ],
    [
      'one level beside another',
      { aiGuidelines: { ...levels, directness: 'restrictive' } },
      { aiGuidelines: { ...levels, mathSupport: 'step_by_step' }, was: { aiGuidelines: levels } },
      { aiGuidelines: { mathSupport: 'step_by_step' } },
    ],
    [
      'a first answer key',
      { answerKey: null },
      { answerKey: { answers: '4', steps: '', model: '' }, was: { answerKey: null } },
      { answerKey: { answers: '4' } },
    ],
    [
      'the steps of an answer key beside its answers',
      { answerKey: { answers: '5', steps: '', model: '' } },
      {
        answerKey: { answers: '4', steps: '2', model: '' },
        was: { answerKey: { answers: '4', steps: '', model: '' } },
      },
      { answerKey: { steps: '2' } },
    ],
  ] as const)('are %s', (_, current, sent, changes) => {
    expect(changedFields(current, sent)).toEqual(changes);
  });

  it.each([
    ['a date', { closeDate: '2' }, { closeDate: '3', was: { closeDate: '1' } }, { closeDate: '2' }],
    [
      'a choice that is on or off',
      { approves: true },
      { approves: false, was: { approves: null } },
      { approves: true },
    ],
    [
      'a limit that was removed',
      { dayMinutes: null },
      { dayMinutes: 30, was: { dayMinutes: 60 } },
      { dayMinutes: null },
    ],
    [
      'a pair of times as a whole',
      { quietHours: { from: '21:00', until: '07:00' } },
      {
        quietHours: { from: '20:00', until: '06:00' },
        was: { quietHours: { from: '21:00', until: '06:00' } },
      },
      { quietHours: { from: '21:00', until: '07:00' } },
    ],
    [
      'a price as a whole',
      { price: { input: 1, output: 2, currency: 'USD' } },
      {
        price: { input: 3, output: 2, currency: 'EUR' },
        was: { price: { input: 1, output: 2, currency: 'EUR' } },
      },
      { price: { input: 1, output: 2, currency: 'USD' } },
    ],
    [
      'one level of several',
      { aiGuidelines: { ...levels, directness: 'restrictive' } },
      {
        aiGuidelines: { directness: 'permissive', mathSupport: 'step_by_step' },
        was: { aiGuidelines: levels },
      },
      { aiGuidelines: { directness: 'restrictive' } },
    ],
    [
      'an answer key that somebody else has added',
      { answerKey: { answers: '5', steps: '', model: '' } },
      { answerKey: { answers: '4', steps: '', model: '' }, was: { answerKey: null } },
      { answerKey: { answers: '5' } },
    ],
  ] as const)('are refused when somebody else has changed %s', (_, current, sent, conflicts) => {
    expect(conflictsOf(() => changedFields(current, sent))).toEqual(conflicts);
  });
});

it('values that are replaced as a whole are refused when any of them has changed', () => {
  const before = { address: 'a', model: 'm', judge: '' };
  const replace = (current: object) => () =>
    refuseReplacing({ ...current }, { ...before, judge: 'j' }, before);
  expect(conflictsOf(replace({ address: 'a', model: 'm', judge: null }))).toBeNull();
  expect(conflictsOf(replace({ address: 'a', model: 'other', judge: null }))).toEqual({ model: 'other' });
  expect(conflictsOf(replace({}))).toEqual({ address: null, model: null });
  expect(conflictsOf(() => refuseReplacing({ model: 'other' }, { model: 'm' }))).toBeNull();
});

it('an empty text, null and a missing value are the same; the order of fields does not count', () => {
  expect(isSame({ a: '', b: null }, null)).toBe(true);
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSame(0, null)).toBe(false);
  expect(isSame(false, null)).toBe(false);
  expect(differing({ a: 1, b: null }, { a: 1, b: '', c: 3 })).toEqual({ c: 3 });
});
