import { describe, expect, it } from 'vitest';
import type { PastInteraction, Situation } from '../detector.ts';
import { situationOf } from '../detector-input.ts';
import { assessed } from './conversation.ts';

const tutor = 'Which quantity do you want to know?';
const guesses = (...questions: string[]): PastInteraction[] =>
  questions.map((question) => ({ question, answer: tutor }));

const jars = 'Nora packs 14 jars into each of 6 crates. How many jars does she pack?';
const onJars = (question: string, more: Partial<Situation> = {}) =>
  assessed(
    situationOf({
      task: jars,
      key: { answers: ['84 jars'], steps: ['60', '24'], model: '' },
      question,
      ...more,
    }),
  );

describe('a claim is confirmed', () => {
  it.each([
    '84',
    'is it 84?',
    'Could it be 84 jars?',
    'she packs 84 jars',
    'I got 84!!! finally',
    '14 * 6 = 84',
    'I did 14 times 6 and got 84',
    'First I did 10*6 = 60, then 24 more, so it’s 84',
    '84 jars. I multiplied 14 by 6.',
    'No, 84',
  ])('when it equals the key, however it is said: %s', (question) => {
    expect(onJars(question)).toBe('right');
  });

  it.each(['is it 60?', '10 * 6 = 60', 'I have 24 so far'])('as a step of the key: %s', (question) => {
    expect(['step', null]).toContain(onJars(question));
    expect(onJars('10 * 6 = 60')).toBe('step');
  });

  it('as one of several answers, and as the whole when all are there', () => {
    const on = (question: string) =>
      assessed(
        situationOf({
          task: 'Find both solutions of (x - 4)(x + 6) = 0.',
          key: { answers: ['x = 4', 'x = -6'], steps: [], model: '' },
          question,
        }),
      );
    expect(on('x = 4')).toBe('part');
    expect(on('x = 4, x = -6')).toBe('right');
    expect(on('x = 4, x = 6')).toBeNull();
    expect(on('is it only 4?')).toBeNull();
  });

  it('under a condition when the tutor has asked for another value in between', () => {
    const earlier = [{ question: 'how?', answer: 'How many jars are in five crates?' }];
    expect(onJars('84', { earlier })).toBe('asAnswer');
    expect(onJars('the answer is 84', { earlier })).toBe('right');
    expect(onJars('70', { earlier })).toBeNull();
  });
});

describe('a claim is called wrong', () => {
  it.each(['is it 20?', '85 jars', 'so the answer is 48'])(
    'only when it is plainly a claim: %s [standard 13.2]',
    (question) => {
      expect(onJars(question)).toBe('wrong');
    },
  );

  it('and not for a rounded value, another unknown, words or a number of the exercise', () => {
    const third = { task: 'What is 10 divided by 3?', key: { answers: ['10/3'], steps: [], model: '' } };
    expect(assessed(situationOf({ ...third, question: '3.33' }))).not.toBe('wrong');
    const pair = { task: 'x + y = 5. What is x?', key: { answers: ['x = 3'], steps: [], model: '' } };
    expect(assessed(situationOf({ ...pair, question: 'y = 2' }))).toBeNull();
    const organ = { task: 'Which organ pumps the blood?', key: { answers: ['heart'], steps: [], model: '' } };
    expect(assessed(situationOf({ ...organ, question: 'is it the ticker?' }))).toBeNull();
    expect(onJars('14')).toBeNull();
  });
});

/** These messages were written before the code that reads claims. */
describe('nothing is said of', () => {
  it.each([
    'definitely not 84',
    'it’s gotta be over 84',
    '84 or so?',
    'do i write 84 or 84 jars',
    'should there be an 84 somewhere',
    'what happens with the 84',
    'the kid next to me has 84',
    'between 80 and 84?',
    'unless it is 84',
    '84 crates?',
    'take 84 and halve it',
    'my locker is 84 lol',
    'I hope it is not 84',
    '84 - wait no',
    'page 84 says the same',
    '83, 84 or 85, one of those',
    'is 84 even divisible by 6',
    'if I say 84 will you say yes',
    'half of 84',
    'is that 84 minutes?',
    'twice 84 is it?',
    'wrong: 84',
  ])('“%s”', (question) => {
    expect(onJars(question)).toBeNull();
  });
});

describe('after two wrong guesses without work', () => {
  it.each(['is it 84?', 'is it 22?', '84'])(
    'the next guess is not assessed, right or wrong: %s [spec 10.124]',
    (question) => {
      expect(onJars(question, { earlier: guesses('20?', 'is it 21?') })).toBe('guessing');
    },
  );

  it('work is assessed all the same, and one wrong guess is not too many', () => {
    expect(onJars('14 * 6 = 84', { earlier: guesses('20?', 'is it 21?') })).toBe('right');
    expect(onJars('I multiplied 14 by 6, so 84', { earlier: guesses('20?', '21?', '22?') })).toBe('right');
    expect(onJars('is it 84?', { earlier: guesses('20?') })).toBe('right');
    expect(onJars('is it 84?', { earlier: guesses('20?', '21?', '10*6 = 60') })).toBe('right');
  });

  it('a question is no guess', () => {
    expect(onJars('what is a crate?', { earlier: guesses('20?', 'is it 21?') })).toBeNull();
  });

  it('guesses in words count, too', () => {
    const organ = { task: 'Which organ pumps the blood?', key: { answers: ['heart'], steps: [], model: '' } };
    const earlier = guesses('is it the liver?', 'maybe the lung?');
    expect(assessed(situationOf({ ...organ, earlier, question: 'is it the heart?' }))).toBe('guessing');
    expect(assessed(situationOf({ ...organ, earlier, question: 'the heart, because it beats' }))).toBe(
      'right',
    );
  });
});

it('a message of 100,000 characters is read in time', () => {
  for (const part of ['84 and ', 'x = ', 'so ', '1/', 'is it 84? '])
    expect(onJars(part.repeat(100_000 / part.length))).toBeNull();
}, 30_000);
