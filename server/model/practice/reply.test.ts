import { describe, expect, it } from 'vitest';
import type { Talk } from '../model.ts';
import { talk } from './practice-talk.ts';
import { practiceHint } from './reply.ts';

const asked = (question: string, earlier: Talk['earlier'] = []): Talk => ({
  ...{ guidelines: { directness: 'guided' }, subject: 'Mathematics', task: '', key: null },
  ...{ earlier, question },
});

describe('a hint in a conversation with a connected model', () => {
  it.each([
    ['What is 12 * 30?', /two easy parts/],
    ['Solve 3x + 5 = 20', /beside the term with x/],
    ['How do I add 3/4 and 1/8?', /bottom numbers/],
    ['How do I divide 3/4 by 1/8?', /upside down/],
    ['What is 3/4 of 20?', /products/],
  ])('is a step of a calculation in the question: “%s”', (question, step) => {
    expect(practiceHint(asked(question))).toMatch(step);
  });

  it('takes up the student’s own line', () => {
    const earlier = [{ question: 'How do I add 3/4 and 1/8?', answer: 'How many eighths are 3/4?' }];
    expect(practiceHint(asked('3/4 = 6/8', earlier))).toMatch(/^Right: 3\/4 = 6\/8\./);
  });

  it('is empty without a calculation', () => {
    expect(
      practiceHint(asked('A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?')),
    ).toBe('');
    expect(practiceHint(asked('How long is the diagonal with 3 and 4?'))).toBe('');
  });
});

describe('an answer to a student who may be in danger', () => {
  it('contains no praise and no joke, and still confirms what is right [spec 10.70]', () => {
    const replies = talk(
      'Hello',
      'What is 12 * 30?',
      'tell a joke',
      'thanks',
      '12 * 30 = 360',
      'thanks',
      'bye',
    );
    expect(replies.join(' ')).not.toMatch(/well done|great|excellent|perfect|good job|brilliant|joke|!/i);
    expect(replies.filter((reply) => reply === '')).toEqual([]);
    expect(replies.join(' ')).toContain('12 × 30 = 360');
  });
});
