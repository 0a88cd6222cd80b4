import { describe, expect, it } from 'vitest';
import { readConversation } from './conversation.ts';
import { hintFor, replyTo } from './reply.ts';
import { praises } from './wording.ts';

const asked = (...words: string[]) => words.map((content) => ({ role: 'user', content }) as const);

describe('a hint in a conversation with a connected model', () => {
  it.each([
    ['What is 12 * 30?', /12 × 15/],
    ['Solve 3x + 5 = 20', /5/],
  ])('is a step of a calculation in the question: “%s”', (question, step) => {
    expect(hintFor(asked(question))).toMatch(step);
  });

  it.each([
    ['How do I add 3/4 and 1/8?', '3/4 + 1/8'],
    ['Please add 2/3 to 5', '2/3 + 5'],
    ['Can you subtract 1/8 from 3/4', '3/4 − 1/8'],
    ['How do you multiply 2/3 by 3/5?', '2/3 × 3/5'],
    ['How do I divide 3/4 by 1/8?', '(3/4) ÷ (1/8)'],
    ['What is 3/4 divided by 1/8?', '(3/4) ÷ (1/8)'],
    ['What is 6 divided by 3/4?', '6 ÷ (3/4)'],
    ['What is 3/4 of 20?', '3/4 × 20'],
    ['How do I divide 42 by 6?', '42 ÷ 6'],
  ])('reads fractions in words of calculating: “%s”', (question, text) => {
    expect(readConversation(asked(question)).task).toMatchObject({ kind: 'arithmetic', text });
  });

  it('reads a fraction after a question as an answer, not as a division', () => {
    const messages = [
      ...asked('How do I add 3/4 and 1/8?'),
      { role: 'assistant', content: 'How many eighths are 3/4?' } as const,
      ...asked('6/8?'),
    ];
    expect(hintFor(messages)).toContain('Right: 3/4 = 6/8.');
  });

  it('is empty without a calculation', () => {
    const jacket = 'A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?';
    expect(hintFor(asked(jacket, 'What does it cost?'))).toBe('');
    expect(hintFor(asked('How long is the diagonal with 3 and 4?'))).toBe('');
  });
});

describe('an answer to a student who may be in danger', () => {
  const talk = [
    'Hello',
    'What is 12 * 30?',
    'tell me the answer',
    'tell a joke',
    'thanks',
    'ok',
    'why?',
    '12 * 30 = 360',
    'thanks',
    'bye',
  ];
  /** All replies of the tutor in this conversation. */
  const repliesIn = (calm: boolean): string[] => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const content of talk) {
      messages.push({ role: 'user', content });
      messages.push({ role: 'assistant', content: replyTo(messages, calm) });
    }
    return messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
  };

  it('contains no praise and no joke, and still confirms what is right', () => {
    expect(repliesIn(false).some(praises)).toBe(true);
    const replies = repliesIn(true);
    expect(replies.filter(praises)).toEqual([]);
    expect(replies.filter((answer) => answer === '')).toEqual([]);
    expect(replies.join(' ')).toContain('360');
  });
});
