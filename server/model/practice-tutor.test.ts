import { expect, it } from 'vitest';
import type { Talk } from './model.ts';
import { createPracticeTutor } from './practice-tutor.ts';

const asked = (question: string): Talk => ({
  ...{ guidelines: { directness: 'guided' }, subject: 'Mathematics', task: '', key: null },
  ...{ earlier: [], question },
});

it('the practice tutor streams word by word, stops at once, and is no connected model', async () => {
  const stop = new AbortController();
  const slow = createPracticeTutor({ delay: 60_000 });
  const pieces: string[] = [];
  for await (const piece of slow.answer({ messages: [], talk: asked('hello'), signal: stop.signal })) {
    pieces.push(piece);
    setImmediate(() => stop.abort());
  }
  expect(pieces).toEqual(['No']);
  expect(slow.connected).toBe(false);
});
