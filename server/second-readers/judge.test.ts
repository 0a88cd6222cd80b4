import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import {
  brokenOff,
  garbage,
  htmlPage,
  huge,
  plainJson,
  refused,
  type Script,
  stalled,
  streamed,
} from '../../test/model-scripts.ts';
import { type ModelServer, startModelServer } from '../../test/model-server.ts';
import { ConcurrencyLimit } from '../model/breaker-and-limit.ts';
import { createOpenAiCompatibleModel } from '../model/client.ts';
import { ModelMetrics } from '../model/metrics.ts';
import type { Model } from '../model/model.ts';
import { ModelWithPolicy } from '../model/policy.ts';
import { modelJudge, type Unit } from './judge.ts';
import { ReadingLine, type ReadingModel } from './reading-line.ts';
import { secondModel } from './second-model.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const unit: Unit = {
  forbidden: ['key-value', 'formula'],
  subject: 'Mathematics',
  age: 12,
  task: 'A jacket costs 80 euros, 15 % off.',
  answers: ['68'],
  question: 'How much is it?',
  before: 'Think of the part that is taken away. ',
  text: 'You subtract it. So it is **sixty-eight**, done.',
};

const clock = new HeldClock();

/** The judge as a second reader at a server of its own. */
const readingModel = (model: Model): ReadingModel => {
  const line = new ReadingLine(new ConcurrencyLimit(clock), 1);
  const upstream = { model, metrics: new ModelMetrics(clock), limit: line.limit };
  return { model: new ModelWithPolicy([upstream], clock, { isGuarded: false }), line };
};

const newJudge = () =>
  modelJudge(
    secondModel(
      readingModel(createOpenAiCompatibleModel({ baseUrl: server.url, model: 'judge' })),
      clock,
      pino({ level: 'silent' }),
    ),
  );

const verdict = (rule: unknown, where: unknown): Script => streamed([JSON.stringify({ rule, where })]);

const wanted = ({ within = 5_000, signal = new AbortController().signal } = {}) =>
  ({ of: 'reply', within, signal }) as const;

/** Lets a new judge read the unit. */
const read = (script: Script, { within = 5_000, of = unit } = {}) => {
  server.script(script);
  return newJudge().read(of, wanted({ within }));
};

describe('the judge', () => {
  it('says which prohibition a part of a reply violates, and where', async () => {
    const at = unit.text.indexOf('sixty');
    expect(await read(verdict('key-value', 'sixty-eight'))).toEqual({ prohibition: 'key-value', at });
  });

  it('may copy the words without their marks, and put its verdict into a code block', async () => {
    const text = '```json\n{"rule": "key-value", "where": "IT IS Sixty-Eight."}\n```';
    const at = unit.text.indexOf('it is');
    expect(await read(streamed([text]))).toEqual({ prohibition: 'key-value', at });
  });

  it('says when nothing in the part violates a prohibition', async () => {
    expect(await read(verdict('none', ''))).toBe('clear');
  });

  it('is asked about the part with a schema that names only what the levels forbid', async () => {
    await read(verdict('none', ''));
    const body = (await server.request(0)).body as unknown as {
      messages: { content: string }[];
      response_format: { json_schema: { schema: { properties: { rule: { enum: string[] } } } } };
    };
    expect(body.response_format.json_schema.schema.properties.rule.enum).toEqual([
      'key-value',
      'formula',
      'none',
    ]);
    expect(body.messages[0]?.content).toContain('Never state the final answer');
    expect(body.messages[0]?.content).not.toContain('quot');
    expect(JSON.parse(body.messages[1]?.content ?? '')).toMatchObject({
      subject: 'Mathematics',
      age: 12,
      nextPart: unit.text,
      replySoFar: unit.before,
    });
  });

  it('is asked without the schema by a server that refuses it', async () => {
    server.answer((body) => ('response_format' in body ? refused(400) : null));
    expect(await read(verdict('key-value', 'sixty-eight'))).toMatchObject({ prohibition: 'key-value' });
    expect(server.requests.at(-1)?.body).not.toHaveProperty('response_format');
  });

  it.each<[string, Script]>([
    ['names a prohibition that does not apply', verdict('quotation', 'sixty-eight')],
    ['invents a prohibition', verdict('politeness', 'sixty-eight')],
    ['points at words that are not there', verdict('key-value', 'It is 68')],
    ['points at the part before', verdict('key-value', 'Think of the part')],
    ['points at nothing', verdict('key-value', '')],
    ['points at marks', verdict('key-value', '**')],
    ['answers with other types', verdict(['key-value'], { where: 'sixty' })],
    ['answers in prose', streamed(['BREAKS: key-value, it says sixty-eight.'])],
    ['answers with half a verdict', streamed(['{"rule": "key-value", "where": "sixty'])],
    ['refuses', streamed(["I'm sorry, but I can't help with that."])],
    ['answers without an end', huge(40_000)],
    ['answers with nothing', plainJson('')],
    ['answers with a page', htmlPage],
    ['answers with bytes', garbage],
    ['breaks off', brokenOff('{"rule": "key-value", "where": "sixty-eight"}')],
    ['is overloaded', refused(429)],
    ['fails', refused(500)],
  ])('has not read a part when it %s', async (_, script) => {
    expect(await read(script)).toBeNull();
  });

  it('is not waited for longer than the given time', async () => {
    expect(await read(stalled('{"rule": "key-value"'), { within: 30 })).toBeNull();
    expect(await (await server.request(0)).closed).toBe('client');
  });

  it('is not asked where nothing is forbidden', async () => {
    expect(await read(verdict('key-value', 'sixty-eight'), { of: { ...unit, forbidden: [] } })).toBe('clear');
    expect(server.requests).toHaveLength(0);
  });

  it('is left out for a minute after three calls in a row without an answer', async () => {
    const judge = newJudge();
    const ask = () => judge.read(unit, wanted());
    server.answer(() => refused(500));
    for (let call = 0; call < 5; call++) expect(await ask()).toBeNull();
    expect(server.requests).toHaveLength(3);
    clock.advance(60_000);
    server.reset();
    server.script(verdict('key-value', 'sixty-eight'));
    expect(await ask()).toMatchObject({ prohibition: 'key-value' });
  });

  it('does not count a call as failed when nobody wants the reply any more', async () => {
    const judge = newJudge();
    server.answer(() => stalled());
    for (let call = 0; call < 4; call++) {
      const stopped = new AbortController();
      const reading = judge.read(unit, wanted({ signal: stopped.signal }));
      await server.request(call);
      stopped.abort();
      expect(await reading).toBeNull();
    }
    expect(server.requests).toHaveLength(4);
  });
});
