import { describe, expect, it } from 'vitest';
import { readKeyProposal, readProposedKey } from './answer-proposed.ts';

const bakery = 'A bakery packs 96 rolls into bags of 8. How many bags does it fill?';
const river = 'Which river flows through Vienna?';

const read = (exercise: string, proposal: unknown) =>
  readProposedKey(exercise, typeof proposal === 'string' ? proposal : JSON.stringify(proposal));

describe('a proposed key', () => {
  it.each<[string, string, unknown, string[]]>([
    ['a value', bakery, { answers: ['12 bags'] }, ['12 bags']],
    [
      'words, although numbers stand around the question',
      'Story 6 has 9 towers. What is its harbour called?',
      { answers: ['Rotterdam'] },
      ['Rotterdam'],
    ],
    ['numbers instead of texts', bakery, { answers: [12] }, ['12']],
    [
      'one text instead of a list',
      bakery,
      { answers: '12; 12 bags', steps: '', model: '' },
      ['12', '12 bags'],
    ],
    [
      'words around the object',
      river,
      'Here you are:\n```json\n{"answers": ["the Danube"]}\n```',
      ['the Danube'],
    ],
  ])('may come with %s', (_, exercise, proposal, answers) => {
    expect(read(exercise, proposal)).toEqual({ answers, steps: [], model: '', proposed: true });
  });

  it.each<[string, string, unknown]>([
    ['no answer', bakery, { answers: [] }],
    ['no answer in words', river, { answers: ['none'] }],
    [
      'what the exercise says itself',
      'A train leaves at 8 with 96 people. What do they think?',
      { answers: ['96'] },
    ],
    ['words of the exercise', river, { answers: ['Vienna'] }],
    ['words where a number is asked for', 'How many legs does a spider have?', { answers: ['several'] }],
    ['a number where a person is asked for', 'Who discovered penicillin?', { answers: ['1928'] }],
    ['a word of any reply', river, { answers: ['again'] }],
    ['one letter', 'Which vitamin does sunlight give us?', { answers: ['D'] }],
    ['a whole text', river, { answers: ['It is the river that '.repeat(20)] }],
    ['what arithmetic contradicts', 'What is 17 * 6?', { answers: ['112'] }],
  ])('is rejected because of %s', (_, exercise, proposal) => {
    expect(read(exercise, proposal)).toBeNull();
  });

  it.each([
    '',
    'I cannot help with that.',
    '{"answers": [',
    '[1, 2]',
    'null',
    '{"value": 12}',
    '{'.repeat(9_000),
  ])('throws when the model says %.20j', (said) => {
    expect(() => read(bakery, said)).toThrow();
  });

  it('is bounded, however much the model says', () => {
    const many = Array.from({ length: 200 }, (_, at) => `${at + 1_000} bags`);
    const key = read('What fits on the shelf?', { answers: many, steps: many });
    expect(key?.answers.length).toBeLessThan(20);
    expect(key?.steps.length).toBeLessThan(20);
  });
});

describe('a key that is proposed to a teacher', () => {
  const propose = (exercise: string, proposal: unknown) =>
    readKeyProposal(exercise, proposal === '' ? '' : JSON.stringify(proposal));

  it('has the answers with equal forms and translations, the steps and the usual mistakes', () => {
    const proposal = {
      answers: ['the Danube'],
      equalForms: ['Danube'],
      translations: ['die Donau', 'el Danubio'],
      steps: [],
      mistakes: ['It is no Rhine.'],
      model: '',
    };
    expect(propose(river, proposal)).toEqual({
      key: { answers: 'the Danube\nDanube\ndie Donau\nel Danubio', steps: '', model: '' },
      mistakes: ['It is no Rhine.'],
      arithmetic: 'silent',
    });
  });

  it.each<[string, unknown, string, string]>([
    ['agrees', { answers: ['102'], steps: ['60', '42'] }, '102', '60\n42'],
    ['corrected', { answers: ['112'], steps: ['70', '42'] }, '102', ''],
    ['alone', '', '102', ''],
  ])('is worked out again where arithmetic can: %s', (arithmetic, proposal, answers, steps) => {
    expect(propose('What is 17 * 6?', proposal)).toEqual({
      key: { answers, steps, model: '' },
      mistakes: [],
      arithmetic,
    });
  });

  it('does not exist for an exercise without a right answer', () => {
    expect(propose('Write about your holidays.', { answers: ['none'], model: '' })).toBeNull();
    expect(propose('Write about your holidays.', '')).toBeNull();
  });

  it('may be a model solution alone', () => {
    expect(propose('Write a loop.', { answers: [], model: 'for i in range(3): pass' })?.key.model).toBe(
      'for i in range(3): pass',
    );
  });
});
