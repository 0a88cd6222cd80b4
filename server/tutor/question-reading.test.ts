import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTiming } from '../second-readers/second-readers.ts';
import { withResolvers } from '../with-resolvers.ts';
import { answerWhileRead } from './question-reading.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer under way. The test says when the readers have decided, and when the text ends. */
function underWay({ isInDoubt = true } = {}) {
  const decided = withResolvers<void>();
  const stop = new AbortController();
  const text = withResolvers<void>();
  const person = new AbortController();
  const seen = { shown: '', ended: false };
  const reading = { decided: decided.promise, stopped: stop.signal };
  const done = answerWhileRead(
    person,
    (piece) => {
      seen.shown += piece;
    },
    { reading, timing: defaultTiming, isInDoubt },
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
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await setImmediate();
  };
  return { decide: decided.resolve, stop: () => stop.abort(), text, person, seen, done, pass };
}

describe('an answer to a question in doubt', () => {
  it('shows nothing before the verdict', async () => {
    const { decide, text, seen, done, pass } = underWay();
    text.resolve();
    await pass(999);
    expect(seen.shown).toBe('');
    decide();
    await done;
    expect(seen.shown).toBe('Look left. Then right.');
  });

  it('waits for a second and no longer', async () => {
    const { seen, pass } = underWay();
    await pass(999);
    expect(seen.shown).toBe('');
    await pass(1);
    expect(seen.shown).toBe('Look left.');
  });

  it('shows nothing when the verdict stops it', async () => {
    const { decide, stop, seen, done } = underWay();
    stop();
    decide();
    await done;
    expect(seen.shown).toBe('');
  });
});

describe('an answer to a question that is clear', () => {
  it('waits for nobody before its first words', async () => {
    const { seen } = underWay({ isInDoubt: false });
    expect(seen.shown).toBe('Look left.');
  });

  it('is ended by a late verdict, and keeps what was shown', async () => {
    const { decide, stop, seen, done } = underWay({ isInDoubt: false });
    stop();
    decide();
    await done;
    expect(seen.shown).toBe('Look left.');
  });

  it('stays open two seconds after its text for a verdict, and no longer', async () => {
    const { text, seen, pass } = underWay({ isInDoubt: false });
    text.resolve();
    await pass(1_999);
    expect(seen).toEqual({ shown: 'Look left. Then right.', ended: false });
    await pass(1);
    expect(seen.ended).toBe(true);
  });
});

it('does not wait for the verdict when the person stops the answer', async () => {
  const { person, seen, done } = underWay();
  person.abort();
  await done;
  expect(seen.shown).toBe('');
});

it('fails as the answer fails, after the verdict', async () => {
  const { decide, text, done } = underWay();
  text.reject(new Error('no model'));
  decide();
  await expect(done).rejects.toThrow('no model');
});

it('is no failure when the verdict stops the answer', async () => {
  const { decide, stop, text, done } = underWay();
  stop();
  decide();
  text.reject(new Error('no model'));
  await done;
});
