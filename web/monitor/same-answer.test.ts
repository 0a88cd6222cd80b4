import { describe, expect, it } from 'vitest';
import { nothingFound } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { sameAnswerOf } from './same-answer.ts';

const now = new Date('2026-11-02T08:20:00.000Z');
const message = (question: string, fields: Partial<Interaction> = {}) =>
  ({ question, noticed: null, createdAt: '2026-11-02T08:15:00.000Z', ...fields }) as Interaction;
const wrote = (...questions: string[]) => ({ messages: questions.map((question) => message(question)) });
const same = (students: { messages: Interaction[] }[]) => sameAnswerOf(students, { now, fewest: 3 });

describe('the same answer', () => {
  it.each([
    'x = 9',
    'is it 9?',
    'I got 9 cm',
    'so x=9 then?',
    '9',
    'ich habe 9',
    'c’est 9 ?',
    'creo que es 9',
    'i think the answer is 9',
    "so it's 9 right",
    'Ist das 9?',
  ])('is read in “%s”', (question) => {
    expect(same([wrote(question), wrote('x = 9'), wrote('9')])).toEqual({
      answer: '9',
      count: 3,
      students: 3,
    });
  });

  it.each([
    'How do I do number 9?',
    '3x = 9',
    'I am at exercise 9',
    'x = 9 + 2',
    'is it 9 or 10?',
    'page 9',
    '-9',
    '−9',
    'is it -9?',
    'x = 9.5',
    'x = 9.5cm',
    'x = 9.5 + 2',
  ])('is not read in “%s”', (question) => {
    expect(same([wrote(question), wrote('x = 9'), wrote('9')])).toBeNull();
  });

  it('is the newest one of each student, and of half of the class [spec 10.271]', () => {
    expect(same([wrote('x = 9', 'x = 7'), wrote('x = 9'), wrote('9')])).toBeNull();
    expect(same([wrote('x = 9'), wrote('9'), wrote('9', 'why?'), wrote(), wrote()])).toMatchObject({
      count: 3,
    });
    expect(
      same([wrote('9'), wrote('9'), wrote('9'), ...Array.from({ length: 4 }, () => wrote('Hello'))]),
    ).toBeNull();
  });

  it('is left out when it is known to be right, and when it is old', () => {
    const solved = { messages: [message('x = 7', { noticed: { ...nothingFound, solved: true } })] };
    expect(same([solved, solved, solved])).toBeNull();
    const old = { messages: [message('x = 9', { createdAt: '2026-11-02T08:05:00.000Z' })] };
    expect(same([old, old, old])).toBeNull();
  });
});
