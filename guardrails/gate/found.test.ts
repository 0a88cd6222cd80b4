import { describe, expect, it } from 'vitest';
import type { Situation } from '../detector.ts';
import { readAnswerKey } from '../key/answer-key.ts';
import { hasFoundAnswer } from './found.ts';

const situation = (question: string, answers?: string): Situation => ({
  question,
  earlier: [],
  task: '',
  key: answers ? readAnswerKey({ answers, steps: '', model: '' }).key : null,
  ledger: { disclosed: [] },
  memory: new Map(),
});
const found = (question: string, reply: string, answers?: string) =>
  hasFoundAnswer(situation(question, answers), reply);

describe('a student has found the answer', () => {
  it.each([
    ['in words', 'oh the mitochondria', 'Yes, well remembered.', 'mitochondria'],
    ['in a short sentence', 'wem... dem mann!', 'Ja, stimmt.', 'dem'],
    [
      'when the reply says that the exercise is solved',
      'so 2 in front of h2o and h2',
      'You have solved it.',
      undefined,
    ],
  ])('%s: %s', (_, question, reply, answers) => expect(found(question, reply, answers)).toBe(true));
});

describe('a student has not found the answer', () => {
  it.each([
    ['when a question asks about its word', 'was ist dem für ein Fall', 'Das ist Dativ.', 'dem'],
    ['when its word stands in talk', 'mit dem Satz fang ich gleich an', 'Gut.', 'dem'],
    [
      'when the reply denies it',
      'they use up the oxygen of the air at night',
      'Not quite. Which gas do they take in?',
      'oxygen',
    ],
    ['when a step was worked out without a key', 'so 15/3 is 5?', 'Yes, that is correct.', undefined],
    ['when a pattern is praised', 'so nous avons plus the ending', "You've got the pattern.", undefined],
  ])('%s: %s', (_, question, reply, answers) => expect(found(question, reply, answers)).toBe(false));
});
