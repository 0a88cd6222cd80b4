import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as scripts from '../../test/model-scripts.ts';
import { type ModelServer, startModelServer } from '../../test/model-server.ts';
import { OwnError } from '../log.ts';
import { createOpenAiCompatibleModel, type ModelTimeouts } from './client.ts';
import { answerMaximum } from './completion.ts';
import { ModelError, ServerRefusal, type Tokens } from './model.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const modelWith = (timeouts?: Partial<ModelTimeouts>) =>
  createOpenAiCompatibleModel({ baseUrl: server.url, apiKey: 'a-key', model: 'a-model', timeouts });

const messages = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: 'What is a cell?' },
] as const;

/** Asks a question. @returns the text that came, and the error that ended it if any */
async function ask(timeouts?: Partial<ModelTimeouts>, signal = new AbortController().signal) {
  const pieces: string[] = [];
  try {
    for await (const piece of modelWith(timeouts).answer({ messages, signal })) pieces.push(piece);
    return { text: pieces.join(''), pieces, error: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text: pieces.join(''), pieces, error };
  }
}

setFlagsFromString('--expose-gc');
const runCollector: () => void = runInNewContext('gc');

/** Runs the garbage collector often enough to collect everything that is not referenced any more. */
async function collectGarbage(): Promise<void> {
  for (let run = 0; run < 10; run++) {
    runCollector();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const content = (text: string) => JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] });
const finish = JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
const stream = (raw: string) => server.script(scripts.rawStream(raw));

describe('the tokens of an answer', () => {
  /** Asks a question. @returns the tokens that the model told; null for none */
  async function tokensOf(model = modelWith(), schema?: object): Promise<Tokens | null> {
    let tokens: Tokens | null = null;
    const onTokens = (told: Tokens) => {
      tokens = told;
    };
    const request = {
      messages,
      signal: new AbortController().signal,
      onTokens,
      ...(schema && { schema: { ...schema } }),
    };
    for await (const _ of model.answer(request));
    return tokens;
  }
  const optionsOf = () => server.requests.map(({ body }) => 'stream_options' in body);
  const refuseOptions = () =>
    server.answer((body) => ('stream_options' in body ? scripts.refused(400) : scripts.streamed(['Hi'])));

  it('are those that the server tells at the end, or in a plain JSON answer', async () => {
    server.script(scripts.counted(['A cell'], 120, 7));
    expect(await tokensOf()).toEqual({ input: 120, output: 7 });
    const message = { role: 'assistant', content: 'A cell' };
    const usage = { prompt_tokens: 9, completion_tokens: 2 };
    server.script({
      steps: [{ raw: JSON.stringify({ choices: [{ message, finish_reason: 'stop' }], usage }) }],
    });
    expect(await tokensOf()).toEqual({ input: 9, output: 2 });
  });

  it('are the last ones of a server that tells them with each piece', async () => {
    const piece = (text: string, output: number) => ({
      event: {
        choices: [{ index: 0, delta: { content: text } }],
        usage: { prompt_tokens: 5, completion_tokens: output },
      },
    });
    server.script({ steps: [piece('A ', 1), piece('cell', 2), { finish: 'stop' }] });
    expect(await tokensOf()).toEqual({ input: 5, output: 2 });
  });

  it.each([
    ['no numbers', { prompt_tokens: '5', completion_tokens: 2 }],
    ['numbers below zero', { prompt_tokens: -5, completion_tokens: 2 }],
    ['parts of tokens', { prompt_tokens: 1.5, completion_tokens: 2 }],
    ['numbers that no call has', { prompt_tokens: 1e15, completion_tokens: 2 }],
    ['one of the two', { prompt_tokens: 5 }],
  ])('are not known from a server that tells %s', async (_what, usage) => {
    server.script({ steps: [{ delta: 'Hi' }, { event: { choices: [], usage } }, { finish: 'stop' }] });
    expect(await tokensOf()).toBeNull();
  });

  it('are not asked for again where the server has refused to tell them; its answers come all the same [spec 10.253]', async () => {
    refuseOptions();
    const model = modelWith();
    expect([await tokensOf(model), await tokensOf(model)]).toEqual([null, null]);
    expect(optionsOf()).toEqual([true, false, false]);
  });

  it('are asked of a server that refuses the schema alone, and of none that refuses both', async () => {
    server.answer((body) => {
      if ('response_format' in body) return scripts.refused(400);
      return 'stream_options' in body ? scripts.counted(['Hi'], 3, 1) : scripts.streamed(['Hi']);
    });
    const model = modelWith();
    expect(await tokensOf(model, {})).toBeNull();
    expect(await tokensOf(model, {})).toEqual({ input: 3, output: 1 });
    server.reset();
    server.answer((body) =>
      'response_format' in body || 'stream_options' in body ? scripts.refused(400) : scripts.streamed(['Hi']),
    );
    const other = modelWith();
    for (let n = 0; n < 3; n += 1) expect(await tokensOf(other, {})).toBeNull();
    // The first answer takes three calls: with both, without the tokens, and without the schema, too. The
    // second answer tries the tokens once more and then goes without them. The third one leaves them out at
    // once.
    expect(optionsOf()).toEqual([true, false, false, true, false, false]);
  });

  it('stay asked for when a server that tells them refuses one question [spec 10.253]', async () => {
    const model = modelWith();
    server.script(scripts.counted(['Hi'], 3, 1));
    await tokensOf(model);
    server.script(scripts.refused(400));
    await expect(tokensOf(model)).rejects.toThrow('model-failed');
    server.script(scripts.counted(['Hi'], 3, 1));
    expect(await tokensOf(model)).toEqual({ input: 3, output: 1 });
    expect(optionsOf()).toEqual([true, true, true]);
  });
});

describe('an answer', () => {
  it('arrives piece by piece; the request has the key, the model and all messages', async () => {
    server.script(scripts.gated('second half', ['A cell', ' is…'], [' small.']));
    const answer = modelWith().answer({ messages, signal: new AbortController().signal });
    const iterator = answer[Symbol.asyncIterator]();
    let before = '';
    while (before !== 'A cell is…') before += (await iterator.next()).value;
    server.open('second half');
    expect((await iterator.next()).value).toBe(' small.');
    expect((await iterator.next()).done).toBe(true);
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe('Bearer a-key');
    expect(request?.body).toEqual({
      model: 'a-model',
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(await request?.closed).toBe('server');
  });

  it('can be plain JSON from a server that ignores stream: true', async () => {
    server.script(scripts.plainJson('A cell is small.'));
    expect(await ask()).toMatchObject({ text: 'A cell is small.', error: null });
  });

  it('can come with CRLF, comments, no space after data, a role first, null content and unknown fields', async () => {
    const role = '{"choices":[{"delta":{"role":"assistant","content":null},"odd":1}],"error":null}';
    const usage = '{"choices":[],"usage":{"total_tokens":3}}';
    stream(
      `: hello\r\n\r\nid: 7\r\ndata:${role}\r\n\r\ndata:${content('Hi')}\r\n\r\ndata:${finish}\r\n\r\n` +
        `data: ${usage}\r\n\r\ndata: [DONE]\r\n\r\n`,
    );
    expect(await ask()).toMatchObject({ text: 'Hi', error: null });
  });

  it('can be cut anywhere, also inside a character or inside the JSON', async () => {
    const bytes = Buffer.from(`data: ${content('naïve 🦊 日本')}\n\ndata: ${finish}\n\n`);
    const steps = Array.from(bytes, (_, at) => [
      { base64: bytes.subarray(at, at + 1).toString('base64') },
      { wait: 0 },
    ]);
    server.script({ steps: steps.flat() });
    expect(await ask()).toMatchObject({ text: 'naïve 🦊 日本', error: null });
  });

  it('can end with [DONE] only, with finish_reason only, and without the last empty line', async () => {
    stream(`data: ${content('A')}\n\ndata: [DONE]`);
    stream(`data: ${content('B')}\n\ndata: ${finish}`);
    expect(await ask()).toMatchObject({ text: 'A', error: null });
    expect(await ask()).toMatchObject({ text: 'B', error: null });
  });

  it('ends at its finish_reason, even if the server keeps the connection open', async () => {
    server.script({ steps: [{ delta: 'Done.' }, { event: JSON.parse(finish) }, { stall: true }] });
    expect(await ask()).toMatchObject({ text: 'Done.', error: null });
    expect(await server.requests[0]?.closed).toBe('client');
  });

  it('leaves out reasoning, tool calls and thoughts before the text', async () => {
    const reasoning = '{"choices":[{"delta":{"reasoning_content":"The answer is 4.","reasoning":"4"}}]}';
    const tool = '{"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"name":"f"}}]}}]}';
    const parts =
      '{"choices":[{"delta":{"content":[{"type":"thinking","thinking":"4"},{"type":"text","text":" try?"}]}}]}';
    const pieces = ['\n<th', 'ink>It is 4', '.</thi', 'nk>\n\nWhat did', ' you'].map(content);
    stream([reasoning, tool, ...pieces, parts, finish].map((data) => `data: ${data}\n\n`).join(''));
    expect(await ask()).toMatchObject({ text: 'What did you try?', error: null });
  });

  it('leaves out a thought whose opening tag was in the prompt, also in the first reply', async () => {
    server.script(
      scripts.streamed(['Okay, the student', ' asks. It is 4.\n</th', 'ink>\n\nWhat did', ' you try?']),
    );
    expect(await ask()).toMatchObject({ text: 'What did you try?', error: null });
  });

  it('keeps a text that looks like the beginning of a thought', async () => {
    stream(
      `${['<', 'thin ice', '>'].map((text) => `data: ${content(text)}\n\n`).join('')}data: ${finish}\n\n`,
    );
    expect(await ask()).toMatchObject({ text: '<thin ice>', error: null });
  });

  it('ends without an error at its maximum length, and ends the call', async () => {
    server.script({ steps: [...scripts.huge(answerMaximum + 5_000).steps.slice(0, -1), { stall: true }] });
    const { text, error } = await ask();
    expect(error).toBeNull();
    expect(text).toHaveLength(answerMaximum);
    expect(await server.requests[0]?.closed).toBe('client');
  });

  const much = (piece: string) => piece.repeat(20_000_000 / piece.length);
  it.each<[string, scripts.Script]>([
    ['blanks', { steps: [{ raw: much(' ') }, { stall: true }] }],
    ['comments', { steps: [{ raw: much(':\n') }, { stall: true }] }],
    ['lines that are no events', { steps: [{ raw: much('x\n') }, { stall: true }] }],
    ['events without text', { steps: [{ raw: much('data: {}\n\n') }, { stall: true }] }],
  ])('ends when its server sends nothing but %s', async (_, script) => {
    server.script(script);
    expect((await ask()).error?.code).toBe('model-failed');
    expect(await server.requests[0]?.closed).toBe('client');
  });
});

it.each([1, 2, 6, 1_000])('a body that is compressed %i times is refused unread', async (times) => {
  server.script({
    headers: { 'content-encoding': Array(times).fill('gzip').join(',') },
    steps: [{ base64: gzipSync('data: [DONE]').toString('base64') }, { stall: true }],
  });
  const { error } = await ask();
  expect(error?.code).toBe('model-failed');
  expect(error?.cause).toHaveProperty('message', expect.stringContaining('compressed'));
  expect(await server.requests[0]?.closed).toBe('client');
  expect(server.requests[0]?.headers['accept-encoding']).toBe('identity');
});

describe('a failing server', () => {
  const failures: [string, scripts.Script, string][] = [
    ['a page instead of a stream', scripts.htmlPage, ''],
    ['garbage', scripts.garbage, ''],
    ['a refusal of the request', scripts.refused(400), ''],
    ['a wrong key', scripts.refused(401), ''],
    ['an error of its own', scripts.refused(500), ''],
    ['malformed JSON', scripts.rawStream('data: {"choices": [\n\n'), ''],
    ['malformed plain JSON', scripts.rawStream('{"choices": ['), ''],
    ['JSON that is no completion', scripts.rawStream('data: 42\n\ndata: [DONE]\n\n'), ''],
    ['an error object as plain JSON', scripts.rawStream('{"error":{"message":"no"}}'), ''],
    ['an error object in the stream', scripts.errorInStream('So', ' far'), 'So far'],
    ['an error event', scripts.rawStream('event: error\ndata: {"message":"no"}\n\n'), ''],
    ['a stream that ends early', scripts.cutShort('So', ' far'), 'So far'],
    ['a broken connection', scripts.brokenOff('So', ' far'), 'So far'],
    ['an empty stream', scripts.rawStream(''), ''],
    ['an empty answer', scripts.streamed([]), ''],
    ['a blank answer', scripts.streamed([' ', '\n']), ' \n'],
    ['no content', scripts.plainJson(null), ''],
    ['an unfinished thought', scripts.streamed(['<think>It is', ' 4']), ''],
    ['a line that never ends', scripts.rawStream(`data: ${'x'.repeat(1_100_000)}`), ''],
  ];
  it.each(failures)('with %s counts as failed, after the text that came', async (_, script, text) => {
    // The script also answers the second call, which leaves out what not every server understands.
    server.script(script, /./);
    const answer = await ask();
    expect(answer.error?.code).toBe('model-failed');
    expect(answer.error?.cause).toBeInstanceOf(Error);
    expect(text.startsWith(answer.text)).toBe(true);
  });

  it.each([429, 503, 529])('with status %i is overloaded', async (status) => {
    server.script(scripts.refused(status));
    expect((await ask()).error?.code).toBe('model-overloaded');
  });

  it.each([408, 504])('with status %i took too long', async (status) => {
    server.script(scripts.refused(status));
    expect((await ask()).error?.code).toBe('model-timeout');
  });

  it('is logged by its status, without the words of the server', async () => {
    server.script(scripts.refused(401, 'Incorrect API key: a-key'));
    const { error } = await ask();
    expect(error?.message).toBe('model-failed');
    expect(error?.cause).toEqual(new ServerRefusal(401));
    expect(error?.cause).toBeInstanceOf(OwnError);
    expect(String(error?.cause)).toContain('The model server answered 401.');
  });

  it('that cannot be reached counts as failed', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    const model = createOpenAiCompatibleModel({ baseUrl: `http://127.0.0.1:${port}/v1`, model: 'a-model' });
    const next = model
      .answer({ messages, signal: new AbortController().signal })
      [Symbol.asyncIterator]()
      .next();
    await expect(next).rejects.toMatchObject({ code: 'model-failed' });
  });
});

describe('a slow server', () => {
  it('has a limited time until its first text', async () => {
    server.script(scripts.stalled());
    server.script({ steps: [{ stall: true }] });
    expect((await ask({ firstToken: 30 })).error?.code).toBe('model-timeout');
    expect((await ask({ firstToken: 30 })).error?.code).toBe('model-timeout');
    expect(await server.requests[0]?.closed).toBe('client');
    expect(await server.requests[1]?.closed).toBe('client');
  });

  it('may think for longer than that, in the text or in a field of its own', async () => {
    const thinking = { choices: [{ delta: { reasoning_content: 'Let me see.' } }] };
    for (const thought of [{ event: thinking }, { delta: '<think>' }]) {
      const steps = Array.from({ length: 3 }, () => [{ wait: 300 }, thought]).flat();
      server.script({ steps: [{ flush: true }, ...steps, { delta: '</think>What?' }, { finish: 'stop' }] });
      expect((await ask({ firstToken: 700 })).error).toBeNull();
    }
  });

  it('that says it has finished without a text has failed, also when it keeps the connection', async () => {
    const finished = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    server.script({ steps: [{ flush: true }, { event: finished }, { stall: true }] });
    expect((await ask()).error?.code).toBe('model-failed');
  });

  it('has a limited time between two texts', async () => {
    server.script(scripts.stalled('So far.'));
    const answer = await ask({ silence: 30 });
    expect(answer).toMatchObject({ text: 'So far.', error: { code: 'model-timeout' } });
    expect(await server.requests[0]?.closed).toBe('client');
  });

  it('has a limited time for the whole answer', async () => {
    server.script(scripts.streamed(Array(1_000).fill('word '), { delay: 10 }));
    const answer = await ask({ wholeAnswer: 3_000, silence: 5_000 });
    expect(answer.error?.code).toBe('model-timeout');
    expect(answer.text).toMatch(/^(word )+$/);
  });

  it('does not time out because its caller is slow', async () => {
    server.script(scripts.streamed(['a', 'b', 'c']));
    let text = '';
    for await (const piece of modelWith({ silence: 40 }).answer({
      messages,
      signal: new AbortController().signal,
    })) {
      text += piece;
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    expect(text).toBe('abc');
  });
});

describe('stopping', () => {
  it('by the signal ends the answer without an error and closes the connection', async () => {
    server.script(scripts.stalled('So far.'));
    const stop = new AbortController();
    const answer = ask(undefined, stop.signal);
    await server.request(0);
    stop.abort();
    expect((await answer).error).toBeNull();
    expect(await server.requests[0]?.closed).toBe('client');
  });

  it('by the signal closes the connection at once, even while the caller works on a text', async () => {
    server.script(scripts.stalled('So.', ' far'));
    const stop = new AbortController();
    const iterator = modelWith().answer({ messages, signal: stop.signal })[Symbol.asyncIterator]();
    await iterator.next();
    stop.abort();
    expect(await server.requests[0]?.closed).toBe('client');
    expect((await iterator.next()).done).toBe(true);
  });

  it.each([
    ['the first text', scripts.stalled('So far.')],
    ['the server’s response began', { steps: [{ stall: true }] } satisfies scripts.Script],
  ])(
    'by the signal also works after a garbage collection that came after %s [spec 10.77]',
    async (_, script) => {
      server.script(script);
      const stop = new AbortController();
      const answer = ask(undefined, stop.signal);
      await server.request(0);
      await collectGarbage();
      stop.abort();
      expect((await answer).error).toBeNull();
    },
  );

  it('by a timeout also works after a garbage collection [spec 10.78]', async () => {
    server.script(scripts.stalled('So far.'));
    const answer = ask({ silence: 300 });
    await server.request(0);
    await collectGarbage();
    expect((await answer).error?.code).toBe('model-timeout');
  });

  it('before the call sends no request', async () => {
    expect(await ask(undefined, AbortSignal.abort())).toMatchObject({ text: '', error: null });
    expect(server.requests).toHaveLength(0);
  });

  it('by leaving the loop closes the connection', async () => {
    server.script(scripts.stalled('So.', ' far'));
    for await (const piece of modelWith().answer({ messages, signal: new AbortController().signal })) {
      expect(piece).toMatch(/^So/);
      break;
    }
    expect(await server.requests[0]?.closed).toBe('client');
  });
});

describe('a reply by a schema', () => {
  const schema = { type: 'object' };
  const askBySchema = async (model = modelWith()) => {
    let text = '';
    const signal = new AbortController().signal;
    for await (const piece of model.answer({ messages, signal, schema, whole: true })) text += piece;
    return text;
  };

  it('is asked for with the strict schema', async () => {
    server.script(scripts.streamed(['{"value": 1}']));
    expect(await askBySchema()).toBe('{"value": 1}');
    expect(server.requests[0]?.body.response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema },
    });
  });

  it('is asked for without it when the server rejects schemas, and from then on at once', async () => {
    const model = modelWith();
    const answer = scripts.streamed(['{"value": 1}']);
    server.answer((body) => ('response_format' in body ? scripts.refused(400) : answer));
    expect(await askBySchema(model)).toBe('{"value": 1}');
    await askBySchema(model);
    // Before it leaves out the schema, the first answer also tries to leave out the question for tokens.
    expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, true, false, false]);
  });

  it('says nothing about other replies: a thought without its opening mark stays hidden after it', async () => {
    const model = createOpenAiCompatibleModel({ baseUrl: server.url, model: 'deepseek-r1' });
    server.script(scripts.streamed(['{"value": 1}']));
    await askBySchema(model);
    const thought = ['I need to hide it. ', 'It is 12. ', '</think>', 'What do you think?'];
    server.script(scripts.streamed(thought, { delay: 30 }));
    let text = '';
    for await (const piece of model.answer({ messages, signal: new AbortController().signal })) text += piece;
    expect(text).toBe('What do you think?');
  });
});
