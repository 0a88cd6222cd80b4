import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callsAt } from '../../test/busy-model.ts';
import { HeldClock } from '../../test/held-app.ts';
import * as scripts from '../../test/model-scripts.ts';
import { type ModelServer, startModelServer } from '../../test/model-server.ts';
import { createOpenAiCompatibleModel } from './client.ts';
import { ModelError, type ModelRequest } from './model.ts';
import { ModelWithPolicy } from './policy.ts';

let first: ModelServer;
let second: ModelServer;
let clock: HeldClock;
let model: ModelWithPolicy;

beforeAll(async () => {
  [first, second] = await Promise.all([startModelServer(), startModelServer()]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

const modelAt = (baseUrl: string) => ({
  model: createOpenAiCompatibleModel({ baseUrl, model: 'a-model', timeouts: { firstToken: 300 } }),
});
const retryAfter = 1;

beforeEach(() => {
  first.reset();
  second.reset();
  clock = new HeldClock();
  model = new ModelWithPolicy([modelAt(first.url), modelAt(second.url)], clock, { retryAfter });
  second.answer(() => scripts.streamed(['From the second.']));
});

const messages = [{ role: 'user', content: 'What is a cell?' }] as const;

/** Asks a question. @returns the text that came, and the code of the error that ended it */
async function ask({ signal = new AbortController().signal, askedBy }: Partial<ModelRequest> = {}) {
  let text = '';
  try {
    for await (const piece of model.answer({ messages, signal, askedBy })) text += piece;
    return { text, code: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text, code: error.code };
  }
}

const fromSecond = { text: 'From the second.', code: null };

describe('the second server', () => {
  it.each([
    ['refuses', scripts.refused(500)],
    ['is overloaded', scripts.refused(503)],
    ['does not know the key', scripts.refused(401)],
    ['breaks the connection', scripts.brokenOff()],
    ['sends garbage', scripts.garbage],
    ['sends a page', scripts.htmlPage],
    ['says nothing', scripts.cutShort()],
    ['takes too long for its first words', scripts.stalled()],
  ])('answers when the first one %s', async (_, script) => {
    first.script(script);
    expect(await ask()).toEqual(fromSecond);
  });

  it('is not asked while the first one answers', async () => {
    first.script(scripts.streamed(['From the first.']));
    expect(await ask()).toEqual({ text: 'From the first.', code: null });
    expect(second.requests).toHaveLength(0);
  });

  it('does not continue what the first one has begun', async () => {
    const steps = [
      { flush: true },
      { delta: 'A cell is the smallest part of a plant or an animal that lives.' },
      { delta: ' It has a wall.' },
      { gate: 'break' },
      { destroy: true },
    ];
    first.script({ steps: steps as scripts.Step[] });
    const answer = model.answer({ messages, signal: new AbortController().signal });
    expect((await answer.next()).value).toContain('A cell');
    first.open('break');
    const rest = async () => {
      for await (const _ of answer);
    };
    await expect(rest()).rejects.toThrow('model-failed');
    expect(second.requests).toHaveLength(0);
  });

  it('is not asked when the question is stopped while it waits for the first one', async () => {
    first.script(scripts.stalled());
    const stop = new AbortController();
    const asked = ask({ signal: stop.signal });
    await first.request(0);
    stop.abort();
    expect(await asked).toEqual({ text: '', code: null });
    expect(second.requests).toHaveLength(0);
  });

  it('is not asked when the reader leaves while it waits for the first one', async () => {
    first.script(scripts.stalled());
    const answer = model.answer({ messages, signal: new AbortController().signal });
    const firstWords = answer.next();
    await first.request(0);
    await answer.return();
    expect((await firstWords).done).toBe(true);
    expect(await first.requests[0]?.closed).toBe('client');
    expect(second.requests).toHaveLength(0);
  });

  it('answers at once after five failures of the first one, which is tried again after ten seconds', async () => {
    first.answer(() => scripts.refused(500));
    for (let question = 1; question <= 7; question++) expect(await ask()).toEqual(fromSecond);
    expect(first.requests).toHaveLength(5);
    clock.advance(10_000);
    first.reset();
    first.script(scripts.streamed(['From the first.']));
    expect(await ask()).toEqual({ text: 'From the first.', code: null });
  });
});

describe('a server that bears one call', () => {
  /** Holds the one call that the first server bears. @returns what lets it end */
  async function holdOne() {
    first.answer(() =>
      callsAt(first) > 1 ? scripts.refused(429) : scripts.gated('end', ['A cell '], ['lives.']),
    );
    const held = ask();
    await first.request(0);
    return async () => {
      first.open('end');
      return held;
    };
  }

  it('leaves the others to the second server, and gets no more calls than it bears', async () => {
    const end = await holdOne();
    for (let question = 1; question <= 8; question++) expect(await ask()).toEqual(fromSecond);
    expect(first.requests).toHaveLength(2);
    expect(model.capacity).toBe(400);
    expect(await end()).toEqual({ text: 'A cell lives.', code: null });
    clock.advance(250);
    expect((await ask()).text).toBe('A cell lives.');
  });

  it('is not taken for one that fails, and gets the refused call again when its turn comes [spec 10.255]', async () => {
    model = new ModelWithPolicy([modelAt(first.url)], clock, { retryAfter });
    const end = await holdOne();
    for (let question = 1; question <= 6; question++) expect((await ask()).code).toBe('model-overloaded');
    expect([model.isDown, model.capacity]).toEqual([false, 0]);
    const turnAgain = async () => {
      await end();
      clock.advance(250);
      expect(model.capacity).toBe(1);
    };
    const request = { messages, signal: new AbortController().signal, turnAgain };
    let text = '';
    for await (const piece of model.answer(request)) text += piece;
    expect(text).toBe('A cell lives.');
  });

  it('fails a call whose turn does not come again', async () => {
    model = new ModelWithPolicy([modelAt(first.url)], clock, { retryAfter });
    const end = await holdOne();
    const turnAgain = () => Promise.reject(new Error('too long'));
    const again = model.answer({ messages, signal: new AbortController().signal, turnAgain });
    await expect(again.next()).rejects.toMatchObject({ code: 'model-overloaded' });
    await end();
  });
});

describe('a server alone', () => {
  beforeEach(() => {
    model = new ModelWithPolicy([modelAt(first.url)], clock, { retryAfter });
  });

  it('is asked once more when the connection breaks before the first word', async () => {
    first.script(scripts.brokenOff());
    first.script(scripts.streamed(['A cell is small.']));
    expect(await ask()).toEqual({ text: 'A cell is small.', code: null });
  });

  it('is asked once more when it says how soon, up to two seconds', async () => {
    const later = (seconds: string) => ({
      ...scripts.refused(503),
      headers: { 'content-type': 'application/json', 'retry-after': seconds },
    });
    first.script(later('1'));
    first.script(scripts.streamed(['A cell is small.']));
    expect(await ask()).toEqual({ text: 'A cell is small.', code: null });
    first.script(later('3'));
    expect(await ask()).toEqual({ text: '', code: 'model-overloaded' });
    expect(first.requests).toHaveLength(3);
  });

  it('is not asked a third time', async () => {
    for (let call = 1; call <= 3; call++) first.script(scripts.brokenOff());
    expect(await ask()).toEqual({ text: '', code: 'model-failed' });
    expect(first.requests).toHaveLength(2);
  });

  it('is not asked again when the question is stopped in between', async () => {
    model = new ModelWithPolicy([modelAt(first.url)], clock, { retryAfter: 10_000 });
    first.script(scripts.brokenOff());
    const stop = new AbortController();
    const asked = ask({ signal: stop.signal });
    await (await first.request(0)).closed;
    stop.abort();
    expect(await asked).toEqual({ text: '', code: null });
    expect(first.requests).toHaveLength(1);
  });

  it.each([400, 413, 422])('still gets other questions when it refuses one with %i', async (status) => {
    await ask();
    first.script(scripts.refused(status), /./);
    for (let question = 1; question <= 6; question++) expect((await ask()).code).toBe('model-failed');
    expect(model.isDown).toBe(false);
    first.script(scripts.streamed(['A cell is small.']), /./);
    expect(await ask()).toEqual({ text: 'A cell is small.', code: null });
  });

  it.each([
    ['an empty answer', scripts.streamed([' ']), 1],
    ['a failure of its server', scripts.refused(500), 1],
    // The question is asked once more.
    ['a connection that breaks', scripts.brokenOff(), 2],
  ])('goes on with the questions of others when one student gets only %s', async (_, script, calls) => {
    model = new ModelWithPolicy([modelAt(first.url)], clock, { retryAfter });
    for (let question = 1; question <= 7; question++) {
      for (let call = 1; call <= calls; call++) first.script(script);
      expect((await ask({ askedBy: 'one student' })).text).toBe('');
    }
    expect(model.isDown).toBe(false);
    first.script(scripts.streamed(['A cell is small.']));
    expect(await ask({ askedBy: 'another' })).toEqual({ text: 'A cell is small.', code: null });
  });

  it('gets all questions again from the first words of the one answer that tries it', async () => {
    for (let question = 1; question <= 5; question++) {
      first.script(scripts.refused(500));
      await ask();
    }
    clock.advance(10_000);
    const words = 'A cell is the smallest part of a plant or an animal that lives.';
    first.script(scripts.gated('go on', [words, ' It has a wall.'], [' It divides.']));
    const trial = model.answer({ messages, signal: new AbortController().signal });
    expect((await trial.next()).value).toContain('A cell');
    first.script(scripts.streamed(['A cell is small.']));
    expect(await ask()).toEqual({ text: 'A cell is small.', code: null });
    await trial.return();
  });

  it('is spared after five failures: a question fails at once instead of waiting', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    model = new ModelWithPolicy([modelAt(`http://127.0.0.1:${port}/v1`)], clock, { retryAfter });
    for (let question = 1; question <= 3; question++) expect((await ask()).code).toBe('model-failed');
    expect(model.isDown).toBe(true);
    // While all servers fail there is no limit: nobody waits for a turn only to fail.
    expect(model.capacity).toBe(400);
  });
});
