import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { keyValue } from './answer-key-value.ts';

const earlier = [
  {
    question: 'I need help',
    answer: 'Look at the picture. What is the name of the part that takes in water?',
  },
];
const stops = (reply: string): boolean =>
  keyValue(detectorInputOf(reply, { task: 'Parts of a plant', question: 'the leaf', earlier })) !== null;

describe('after the tutor asked for a name', () => {
  it.each([
    'Your answer is incorrect. What does a leaf do?',
    'Your answer is close, but look lower in the picture.',
    'The answer is not that one. Where does water come from?',
    'The name is almost the same as that of a vegetable. Which one?',
    'Your answer was about another part. What is below the ground?',
  ])('a reply may say what it thinks of an attempt: %s', (reply) => {
    expect(stops(reply)).toBe(false);
  });

  it.each(['It is called the root.', 'The answer is roots.', 'Your answer should be root.'])(
    'a reply may not give the name: %s',
    (reply) => {
      expect(stops(reply)).toBe(true);
    },
  );
});
