import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeReply, openReply } from '../../checks/checks.ts';
import { type AiGuidelines, guidelineFamilies } from '../../contract/guidelines.ts';
import { prohibitions } from '../../contract/prohibitions.ts';
import { tokensOf } from '../tokens.ts';
import { composeMessages, type HistoryEntry, instructionsFor, shortenedHistory } from './prompt.ts';

const entry = (
  question: string,
  answer: string,
  status: HistoryEntry['status'] = 'answered',
): HistoryEntry => ({ question, answer, status });

it('the messages to the model begin with the instructions and end with the unchanged question', () => {
  expect(composeMessages('Give hints.', [entry('Before?', 'Yes.')], ' “Now”?\n')).toEqual([
    { role: 'system', content: 'Give hints.' },
    { role: 'user', content: 'Before?' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: ' “Now”?\n' },
  ]);
});

it('after a stopped attempt the instructions say what was wrong with it', () => {
  const [first] = composeMessages('Give hints.', [], 'Now?', 'It gave the answer away.');
  expect(first?.content).toBe('Give hints.\n\nIt gave the answer away.');
});

const questions = (history: readonly HistoryEntry[]) => history.map(({ question }) => question);

const tokensIn = (history: readonly HistoryEntry[]) =>
  history.reduce((sum, { question, answer }) => sum + tokensOf(question) + tokensOf(answer), 0);

const long = (n: number) => entry(`Question ${n}?`, 'x'.repeat(2_000));

describe('the history that a model gets', () => {
  it('is the whole conversation as long as it fits', () => {
    const earlier = Array.from({ length: 50 }, (_, n) => entry(`Q${n}`, `A${n}`));
    expect(shortenedHistory(earlier)).toEqual(earlier);
  });

  it('leaves out failed answers, and keeps stopped ones that have some text', () => {
    const earlier = [
      entry('A?', 'half', 'failed'),
      entry('B?', 'part', 'stopped'),
      entry('C?', '', 'stopped'),
    ];
    expect(questions(shortenedHistory(earlier))).toEqual(['B?']);
  });

  it('loses its middle when it is long; the first question and the newest ones stay [spec 10.147]', () => {
    const earlier = Array.from({ length: 30 }, (_, n) => long(n));
    const history = shortenedHistory(earlier);
    expect(history[0]?.question).toBe('Question 0?');
    expect(history[1]?.question).toMatch(/^\[Some messages are left out here\.\]\nQuestion \d+\?$/);
    expect(history.slice(-5)).toEqual(earlier.slice(-5));
    expect(history.length).toBeGreaterThan(9);
  });

  it('keeps the longest question whole, which states the exercise of a session', () => {
    const exercise = `Solve this: ${'a long exercise '.repeat(400)}`;
    const earlier = Array.from({ length: 40 }, (_, n) => (n === 9 ? entry(exercise, 'So.') : long(n)));
    expect(questions(shortenedHistory(earlier)).some((question) => question.endsWith(exercise))).toBe(true);
  });

  it('keeps the beginning and the end of a newest message that is too long by itself', () => {
    const code = `begin ${'line '.repeat(1_500)} end`;
    const [newest] = shortenedHistory([entry(code, `first ${'word '.repeat(6_000)} last`)]);
    expect(newest?.question).toMatch(/^begin .*\n\[…\]\n.* end$/s);
    expect(newest?.answer).toMatch(/^first .*\n\[…\]\n.* last$/s);
  });

  it('has at most 7,000 tokens, whatever was said in which script, and always the newest question', () => {
    const text = (most: number) =>
      fc
        .tuple(fc.constantFrom('x', '王', 'ж', 'ب', '7', '😀'), fc.integer({ min: 1, max: most }))
        .map(([character, length]) => character.repeat(length / character.length + 1).slice(0, length));
    const conversation = fc.array(fc.record({ question: text(8_000), answer: text(32_000) }), {
      minLength: 1,
      maxLength: 70,
    });
    fc.assert(
      fc.property(conversation, (said) => {
        const earlier = said.map(({ question, answer }) => entry(question, answer));
        const history = shortenedHistory(earlier);
        expect(tokensIn(history)).toBeLessThanOrEqual(7_000);
        expect(history.at(-1)?.question).toContain(earlier.at(-1)?.question.slice(-100));
      }),
    );
  });
});

const guided: AiGuidelines = { directness: 'guided', mathSupport: 'no_formulas' };

const setting = {
  className: 'Algebra 1',
  subject: 'Mathematics',
  ageOrGrade: '',
  workingOn: '',
  people: [],
} as const;

/** The rules that follow from the levels. */
function rulesOf(guidelines: AiGuidelines): string {
  const request = { guidelines, question: 'How?', earlier: [], task: '', key: null, disclosed: [] };
  const { instructions } = openReply('rules', request);
  closeReply('rules');
  return instructions;
}

const read = (more: Partial<Parameters<typeof instructionsFor>[0]> = {}, { calm = false } = {}) => {
  const of = { ...setting, guidelines: guided, ...more };
  return instructionsFor(of, rulesOf(of.guidelines), { calm, asksForAttempt: false });
};

/** Whether these words stand in the text in this order. */
const inOrder = (text: string, ...words: string[]) => {
  const places = words.map((word) => text.indexOf(word));
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
};

describe('the instructions', () => {
  it('name the moves of good tutoring in their order [standard 10.8]', () => {
    const text = read();
    expect(
      inOrder(
        text,
        '1. See what the student has tried',
        '2. Find where it goes wrong',
        '3. Take one step',
        '4. Let the student go on, or say in their own words',
      ),
    ).toBe(true);
  });

  it.each(guidelineFamilies.directness.levels.map(({ id }) => id))(
    'tell the tutor at %s how far a step goes [standard 10.7]',
    (directness) => {
      const expected = {
        restrictive: 'one short question or one hint',
        guided: 'up to the step before the last',
        collaborative: 'answer what is asked, in detail',
        permissive: 'Answer what is asked, fully and directly',
      };
      expect(read({ guidelines: { directness } })).toContain(expected[directness]);
    },
  );

  it('say the chosen levels in the words of the table of prohibitions, and no other', () => {
    const text = read();
    expect(text).toContain(prohibitions['key-value'].instruction);
    expect(text).toContain(prohibitions.formula.instruction);
    expect(text).not.toContain(prohibitions['worked-step'].instruction);
    expect(text).not.toContain(prohibitions['key-before-attempt'].instruction);
    expect(text).not.toContain(prohibitions.quotation.instruction);
    expect(text).toContain('Mathematical support: the tutor uses no formulas.');
  });

  it('contain the class, its age or grade, and what it is working on, if the teacher said so', () => {
    const text = read({ ageOrGrade: 'Year 7', workingOn: 'Adding fractions.' });
    expect(
      inOrder(
        text,
        '“Algebra 1” (Mathematics)',
        'The students: Year 7.',
        'The class is working on: Adding fractions.',
      ),
    ).toBe(true);
    expect(read()).not.toMatch(/The students:|is working on/);
  });

  it('contain the assignment, and in a session say that the student brings the exercise', () => {
    const text = read({ task: { title: 'The jacket', description: 'It costs 80 euros.' } });
    expect(text).toContain('The exercise is the assignment “The jacket”:\nIt costs 80 euros.');
    expect(read()).toContain('The exercise is what the student asks about.');
  });

  it('ask for the language of the student and a length that fits a phone', () => {
    expect(read()).toContain('Answer in the language in which the student writes to you');
    expect(read()).toContain('at most 80 words');
  });

  it('ask for a calm manner only for a student with an open alert', () => {
    expect(read({}, { calm: true })).toContain('no praise, no jokes');
    expect(read()).not.toContain('no praise');
  });

  it('are short: at the strictest levels under 4,000 characters without the assignment', () => {
    const strictest = Object.fromEntries(
      Object.entries(guidelineFamilies).map(([family, { levels }]) => [family, levels[0].id]),
    ) as unknown as AiGuidelines;
    expect(read({ guidelines: strictest }).length).toBeLessThan(4_000);
  });
});
