import { describe, expect, it } from 'vitest';
import type { Situation } from '../detector.ts';
import { readAnswerKey } from '../exact/key/answer-key.ts';
import { hasFoundAnswer } from './solved.ts';

const situation = (question: string, answers: string, part: Partial<Situation> = {}): Situation => ({
  question,
  earlier: [],
  task: '',
  key: answers === '' ? null : readAnswerKey({ answers, steps: '', model: '' }).key,
  ledger: { disclosed: [] },
  memory: new Map(),
  ...part,
});

describe('a question states the answer', () => {
  it.each([
    ['add 8 so 3x = 21 and then divide by 3, x is 7!!', 'x = 7'],
    ['me sale 36', '36'],
    ['ich hab 55 raus', '55'],
    ['ohh so its nous avons fini nos devoirs!!', 'Nous avons fini nos devoirs'],
    ['8 + 4 = 12', ''],
  ])('%s', (question, answers) => {
    const task = answers === '' ? 'What is 8 + 4?' : '';
    expect(hasFoundAnswer(situation(question, answers, { task }))).toBe(true);
  });
});

describe('a question does not state the answer', () => {
  it.each([
    ['with another result', 'so x is 8', 'x = 7'],
    ['with the number on the way to another result', 'why was 6 scared of 7? because 7 8 9 haha', '7'],
    [
      'with the number in another sentence of words',
      'my brother is seventeen and he rides a bike at 18',
      '18',
    ],
    [
      'with half of the words',
      'nous avons ____ nos devoirs, just the verb missing now',
      'Nous avons fini nos devoirs',
    ],
  ])('%s', (_, question, answers) => expect(hasFoundAnswer(situation(question, answers))).toBe(false));

  it('when the tutor said it before', () => {
    const earlier = [{ question: 'what is x', answer: 'It is 7.' }];
    expect(hasFoundAnswer(situation('ok so x = 7 + 0 and that is 7', 'x = 7', { earlier }))).toBe(false);
  });
});

describe('a student has found the answer', () => {
  it.each([
    ['oh the mitochondria', 'mitochondria', true],
    ['wem... dem mann!', 'dem', true],
    ['they use up the oxygen of the air at night', 'oxygen', false],
    ['was ist dem für ein Fall', 'dem', false],
    ['so 15/3 is 5?', '', false],
  ])('%s (%s): %s', (question, answers, isFound) => {
    expect(hasFoundAnswer(situation(question, answers))).toBe(isFound);
  });
});
