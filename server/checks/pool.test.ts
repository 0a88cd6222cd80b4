import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GuardrailsPool } from './calls.ts';
import { type PoolSettings, startGuardrails } from './pool.ts';

const worker = new URL('../../dist/server/guardrails-worker.js', import.meta.url);

/** A pool with the threads of the built server. */
function startPool(settings: Partial<PoolSettings> = {}): GuardrailsPool {
  const pool = startGuardrails({
    log: pino({ level: 'silent' }),
    threads: 1,
    worker,
    ...settings,
  });
  onTestFinished(() => pool.close());
  return pool;
}

const request = {
  guidelines: { directness: 'guided' },
  question: 'What is 3 + 4?',
  earlier: [],
  history: [],
  task: 'Work out 3 + 4.',
  key: null,
  subject: 'Mathematics',
  disclosed: [],
  seeksDoubt: false,
  seeksKey: false,
} as const;
const goesOn = { isLast: false, seeksDoubt: false };

describe('the guardrails in threads', () => {
  it('answer like the library itself', async () => {
    const guardrails = startPool().for(['north', 'algebra', 'mei']);
    expect(await guardrails.maskTexts(['Mail me at mei.lin@posteo.de', 'What is 3 + 4?'])).toEqual([
      expect.not.stringContaining('mei.lin@posteo.de'),
      'What is 3 + 4?',
    ]);
    const opened = await guardrails.openReply('reply', request);
    expect(opened.question).toBe('What is 3 + 4?');
    expect((await guardrails.pushPieces('reply', ['The answer is 7. '], goesOn)).state).toBe('stopped');
    expect((await guardrails.closeReply('reply')).receipt.stopped).not.toEqual([]);
  });

  it('keep a reply on the thread that opened it', async () => {
    const guardrails = startPool({ threads: 3 }).for(['north']);
    const ids = Array.from({ length: 12 }, (_, n) => `reply ${n}`);
    await Promise.all(ids.map((id) => guardrails.openReply(id, request)));
    await Promise.all(ids.map((id) => guardrails.pushPieces(id, ['Which number comes first? '], goesOn)));
    const closed = await Promise.all(ids.map((id) => guardrails.closeReply(id)));
    expect(closed.map(({ receipt }) => receipt.outcome)).toEqual(ids.map(() => 'passed'));
  });

  it('pass on what a method throws', async () => {
    await expect(startPool().for(['north']).closeReply('never opened')).rejects.toThrow(
      'No reply never opened',
    );
  });

  it('take turns among their owners', async () => {
    const pool = startPool();
    const order: string[] = [];
    const call = (owner: string, n: number) =>
      pool
        .for([owner])
        .maskTexts(['text'])
        .then(() => order.push(`${owner} ${n}`));
    await Promise.all([call('loud', 1), call('loud', 2), call('loud', 3), call('quiet', 1)]);
    expect(order).toEqual(['loud 1', 'loud 2', 'quiet 1', 'loud 3']);
  });

  it('refuse a call beyond the most that wait', async () => {
    const guardrails = startPool().for(['north']);
    const calls = Array.from({ length: 2_100 }, () => guardrails.maskTexts([]));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    // One call is under way and 2,000 wait.
    expect(refused.length).toBe(99);
    expect(refused[0]).toMatchObject({ reason: { code: 'model-overloaded' } });
  });

  it('read for danger before other calls, and refuse no reading because others wait', async () => {
    const pool = startPool();
    const order: string[] = [];
    const mask = () =>
      pool
        .for(['north', 'loud'])
        .maskTexts([])
        .then(() => order.push('other'));
    const read = (uid: string) =>
      pool
        .for(['north', uid])
        .detectDanger('Hello', [])
        .then(() => order.push(uid));
    const others = Promise.allSettled(Array.from({ length: 2_100 }, mask));
    await Promise.all([...Array.from({ length: 12 }, () => read('loud')), read('quiet')]);
    // One call was under way; then accounts take turns, and another call has its turn after four readings.
    expect(order.slice(0, 8)).toEqual(['other', 'loud', 'quiet', 'loud', 'loud', 'other', 'loud', 'loud']);
    await others;
  });

  it('close a reply however many calls wait', async () => {
    const guardrails = startPool().for(['north']);
    await guardrails.openReply('reply', request);
    const outcomes = Promise.allSettled(Array.from({ length: 2_100 }, () => guardrails.maskTexts([])));
    expect((await guardrails.closeReply('reply')).receipt.outcome).toBe('passed');
    await outcomes;
  });

  it('refuse the calls that wait when they end', async () => {
    const pool = startPool();
    const outcomes = Promise.allSettled(Array.from({ length: 10 }, () => pool.for(['north']).maskTexts([])));
    await pool.close();
    expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(10);
  });
});

describe('a thread that is lost', () => {
  it('refuses later calls for the replies that it kept open, and the call during which it was lost', async () => {
    const guardrails = startPool({ timeout: 4_000 }).for(['north']);
    const open = (...ids: string[]) =>
      Promise.all(ids.map((id) => guardrails.openReply(id, request))).then(
        () => 'open',
        ({ code }) => code,
      );
    // On a busy machine a thread may not even start in time.
    await expect.poll(() => open('lost', 'beside')).toBe('open');
    // Takes longer than a thread may.
    const endless = guardrails.pushPieces(
      'lost',
      ['The second number is larger than the first. '.repeat(200_000)],
      goesOn,
    );
    const waiting = guardrails.pushPieces('beside', ['Which number comes first? '], goesOn);
    const refused = { code: 'model-overloaded' };
    await expect(endless).rejects.toMatchObject(refused);
    await expect(waiting).rejects.toMatchObject(refused);
    await expect(guardrails.closeReply('beside')).rejects.toMatchObject(refused);
    await expect.poll(() => open('next')).toBe('open');
  });
});

describe('a thread that does not answer', () => {
  it('is replaced: its call is refused, and the next one is answered', async () => {
    const guardrails = startPool({ timeout: 1 }).for(['north']);
    // The thread cannot even have started within a millisecond.
    await expect(guardrails.maskTexts(['text'])).rejects.toMatchObject({ code: 'model-overloaded' });
    const another = startPool().for(['north']);
    expect(await another.maskTexts(['text'])).toEqual(['text']);
  });
});
