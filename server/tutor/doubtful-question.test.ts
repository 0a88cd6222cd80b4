import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withResolvers } from '../with-resolvers.ts';
import { answerWhileRead } from './doubtful-question.ts';
import type { QuestionVerdict } from './question-reader.ts';

const longTimes = { hold: 60_000, whole: 60_000 };

/** An answer under way. The test says when the question reader gives its verdict, and when the text ends. */
function underWay(time = longTimes) {
  const verdict = withResolvers<QuestionVerdict>();
  const text = withResolvers<void>();
  const person = new AbortController();
  const seen = { shown: '', ended: false };
  const done = answerWhileRead(
    person,
    (piece) => {
      seen.shown += piece;
    },
    time,
    (_, signal) => {
      signal.addEventListener('abort', () => verdict.resolve('unread'));
      return verdict.promise;
    },
    async ({ signal }, release) => {
      release('Look left.');
      signal.addEventListener('abort', () => text.resolve());
      await text.promise;
      if (!signal.aborted) release(' Then right.');
    },
  );
  done.then(
    () => {
      seen.ended = true;
    },
    () => {},
  );
  return { verdict, text, person, seen, done };
}

it('shows nothing before the verdict', async () => {
  const { verdict, text, seen, done } = underWay();
  text.resolve();
  await setImmediate();
  expect(seen).toEqual({ shown: '', ended: false });
  verdict.resolve('clear');
  expect(await done).toEqual({ verdict: 'clear', isStopped: false });
  expect(seen.shown).toBe('Look left. Then right.');
});

it('shows what has come when the time is over, and does not wait for the verdict at the end', async () => {
  const { text, seen, done } = underWay({ hold: 10, whole: 60_000 });
  await expect.poll(() => seen.shown).toBe('Look left.');
  text.resolve();
  expect(await done).toEqual({ verdict: 'unread', isStopped: false });
});

it('shows nothing of an answer to a harmful question, and ends it', async () => {
  const { verdict, seen, done } = underWay();
  verdict.resolve('weapons');
  expect(await done).toEqual({ verdict: 'weapons', isStopped: true });
  expect(seen.shown).toBe('');
});

it('keeps what was shown before a late finding', async () => {
  const { verdict, seen, done } = underWay({ hold: 10, whole: 60_000 });
  await expect.poll(() => seen.shown).toBe('Look left.');
  verdict.resolve('weapons');
  expect(await done).toMatchObject({ isStopped: true });
  expect(seen.shown).toBe('Look left.');
});

it('does not wait for the verdict when the person stops the answer', async () => {
  const { person, seen, done } = underWay();
  person.abort();
  expect(await done).toEqual({ verdict: 'unread', isStopped: false });
  expect(seen.shown).toBe('');
});

it('fails as the answer fails', async () => {
  const { verdict, text, done } = underWay();
  text.reject(new Error('no model'));
  verdict.resolve('clear');
  await expect(done).rejects.toThrow('no model');
});

it('is no failure when the question was harmful', async () => {
  const { verdict, text, done } = underWay();
  verdict.resolve('drugs');
  text.reject(new Error('no model'));
  expect(await done).toMatchObject({ verdict: 'drugs', isStopped: true });
});
