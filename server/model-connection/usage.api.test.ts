import { beforeEach, describe, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { atNoon } from '../../test/held-app.ts';
import { readSamples, sumOf } from '../../test/metric-samples.ts';
import { counted, gated, refused, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { nameAdministrator } from '../identity/school-rules.ts';
import { storeUse } from './usage-rules.ts';

/** What the classes use of the model, as its server counts it, and what that costs. */

let app: TestApp;
let model: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  model = await startScriptedModel();
  await start({ keyWait: null });
});

async function start(parts: object): Promise<void> {
  app = await startApp({ clock: atNoon(), modelUrl: model.url, limitsScale: 1_000, ...parts });
  lesson = await startLesson(app);
  await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
}

const ask = (question = 'What is a slope?') => lesson.student.ask(lesson.session.id, question);
const minuteLater = async () => {
  app.clock.advance(60_000);
  await app.doChores();
};
const report = async (query = '') =>
  succeeded(await lesson.teacher.get(`/api/classes/${lesson.class.id}/report${query}`)).report;
const used = async () => (await report()).total.modelUse;
const setPrice = (price: object | null) => lesson.teacher.post('/api/school/model/price', { price });
const none = { calls: 0, unreported: 0, inputTokens: 0, outputTokens: 0, unpricedTokens: 0, costs: [] };

describe('the tokens of a class', () => {
  it('are those that the server tells; they are in the report a minute later [spec 10.252]', async () => {
    for (const [input, output] of [
      [120, 30],
      [80, 20],
    ] as const) {
      model.script(counted(['What is given?'], input, output));
      succeeded(await ask());
    }
    expect(await used()).toEqual(none);
    await minuteLater();
    const use = { ...none, calls: 2, inputTokens: 200, outputTokens: 50, unpricedTokens: 250 };
    expect(await used()).toEqual(use);
    model.script(counted(['What is given?'], 5, 1));
    succeeded(await ask());
    await minuteLater();
    expect(await used()).toMatchObject({ calls: 3, inputTokens: 205, outputTokens: 51 });
    expect((await report()).before.modelUse).toEqual(none);
    const { report: ofSchool } = succeeded(await lesson.teacher.get('/api/school/report'));
    expect(ofSchool.total.modelUse).toMatchObject({ calls: 3, inputTokens: 205 });
    expect(ofSchool.classes[0].modelUse).toMatchObject({ calls: 3, inputTokens: 205 });
  });

  it('are never estimated: a server that tells none leaves a call without them [spec 10.252]', async () => {
    model.script(streamed(['What is given?']));
    succeeded(await ask());
    await minuteLater();
    expect(await used()).toEqual({ ...none, calls: 1, unreported: 1 });
  });

  it('of an answer that the student stops are not known, and a call that failed at once is none', async () => {
    model.script(gated('never', ['What is given? '], ['Try it.']));
    const stream = await lesson.student.askStreaming(lesson.session.id, 'What is a slope?');
    const { interactionId } = (await stream.next('start')).data;
    await stream.next('delta');
    succeeded(await lesson.student.post(`/api/interactions/${interactionId}/stop`));
    model.script(refused(500), /./);
    expect((await ask()).body.code).toBe('model-failed');
    await minuteLater();
    expect(await used()).toMatchObject({ calls: 1, unreported: 1 });
  });

  it('include the second model and the answer keys', async () => {
    await start({ keyWait: 0, judged: true });
    model.answer((body) =>
      body.model === 'judge' ? counted(['{"rule": "none", "where": ""}'], 1_000, 1) : null,
    );
    model.propose(() => counted(['{"answers": ["2"], "steps": []}'], 100, 1));
    model.script(counted(['What is given?'], 10, 1));
    succeeded(await ask('Solve 3x + 4 = 10.'));
    await expect.poll(async () => (await samples())('keys', 'in')).toBe(100);
    await minuteLater();
    // 10 tokens for the reply, 100 for the key and 1,000 for each unit that the judge has read.
    const { inputTokens } = await used();
    expect(inputTokens % 1_000).toBe(110);
    expect(inputTokens).toBeGreaterThan(1_000);
    const ofUse = await samples();
    expect([ofUse('tutor', 'in'), ofUse('tutor', 'out')]).toEqual([10, 1]);
    expect(ofUse('judge', 'in')).toBe(inputTokens - 110);
  });

  it('include those of a model of its own for answer keys, which the metrics count apart [spec 10.264]', async () => {
    await start({ keyWait: 0, ownKeyModel: true });
    model.propose(({ model: asked }) =>
      counted(['{"answers": ["2"], "steps": []}'], asked === 'solver' ? 100 : 1, 1),
    );
    model.script(counted(['What is given?'], 10, 1));
    succeeded(await ask('Solve 3x + 4 = 10.'));
    await expect.poll(async () => (await samples())('keys', 'in')).toBe(100);
    await minuteLater();
    expect(await used()).toMatchObject({ calls: 2, inputTokens: 110 });
    const all = await readSamples(app.url);
    const calls = (use: string) => sumOf(all, 'lyceum_model_calls_total', { use });
    expect([calls('keys'), calls('tutor')]).toEqual([1, 1]);
  });

  it('include the trials of its teacher', async () => {
    model.script(counted(['What is given?'], 40, 1));
    const trial = { title: 'Sums', description: 'What is 3 + 4?', question: 'How?', earlier: [] };
    succeeded(
      await lesson.teacher.post('/api/assignments/try', {
        classId: lesson.class.id,
        aiGuidelines: {},
        ...trial,
      }),
    );
    await minuteLater();
    expect(await used()).toMatchObject({ calls: 1, inputTokens: 40 });
  });

  it('are kept when the server stops, and when the database was away', async () => {
    model.script(counted(['What is given?'], 7, 1));
    succeeded(await ask());
    const { write } = app.ctx.db;
    app.ctx.db.write = () => Promise.reject(new Error('away'));
    await expect(storeUse(app.ctx)).rejects.toThrow('away');
    app.ctx.db.write = write;
    await storeUse(app.ctx);
    await storeUse(app.ctx);
    expect(await used()).toMatchObject({ calls: 1, inputTokens: 7 });
  });

  it('belong to the day of the school: a week there begins at its own midnight', async () => {
    // It is Sunday, 23:59 in UTC, and Monday in Tokyo.
    const sunday = new Date(app.clock.now());
    sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
    sunday.setUTCHours(23, 59, 0, 0);
    for (const [timeZone, isBefore] of [
      ['UTC', true],
      ['Asia/Tokyo', false],
    ] as const) {
      app = await startApp({ clock: atNoon(), modelUrl: model.url, keyWait: null });
      app.clock.advance(sunday.getTime() - app.clock.now().getTime());
      lesson = await startLesson(app);
      await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
      const limits = { dayMinutes: null, lessonMinutes: null, breakMinutes: null, quietHours: null };
      succeeded(
        await lesson.teacher.post('/api/school/time-limits', { ...limits, timeZone, sharedComputers: false }),
      );
      model.script(counted(['What is given?'], 7, 1));
      succeeded(await ask());
      await minuteLater();
      const { total, before } = await report();
      expect((isBefore ? before : total).modelUse.inputTokens).toBe(7);
      expect((isBefore ? total : before).modelUse).toEqual(none);
    }
  });

  it('are not counted for the practice tutor, which has none', async () => {
    app = await startApp({ clock: atNoon() });
    lesson = await startLesson(app);
    succeeded(await ask());
    await minuteLater();
    expect(await used()).toEqual(none);
  });
});

/** The tokens in the metrics, by purpose and direction. */
async function samples(): Promise<(purpose: string, direction: string) => number> {
  const read = await readSamples(app.url);
  return (purpose, direction) => sumOf(read, 'lyceum_model_tokens_total', { purpose, direction });
}

describe('the metrics', () => {
  it('have the tokens by direction and purpose, and the calls without them; no class [spec 10.252]', async () => {
    model.script(counted(['What is given?'], 120, 30));
    succeeded(await ask());
    model.script(streamed(['What is given?']));
    succeeded(await ask());
    const ofUse = await samples();
    expect([ofUse('tutor', 'in'), ofUse('tutor', 'out')]).toEqual([120, 30]);
    const read = await readSamples(app.url);
    expect(sumOf(read, 'lyceum_model_calls_unreported_total', { purpose: 'tutor' })).toBe(1);
    expect(JSON.stringify(read)).not.toContain(lesson.class.id);
  });
});

describeEndpoint('setModelPrice', () => {
  it('sets the price of what is used from then on; what was used before keeps its own [spec 10.254]', async () => {
    const use = async (input: number, output: number) => {
      model.script(counted(['What is given?'], input, output));
      succeeded(await ask());
    };
    await use(1_000, 100);
    const euros = { input: 2, output: 10.5, currency: 'EUR' };
    expect(succeeded(await setPrice(euros)).connection.price).toEqual(euros);
    await use(1_000_000, 100_000);
    await minuteLater();
    expect(await used()).toMatchObject({
      unpricedTokens: 1_100,
      costs: [{ currency: 'EUR', amount: 3.05 }],
    });
    succeeded(await setPrice({ input: 0.5, output: 1, currency: 'USD' }));
    await use(1_000_000, 0);
    succeeded(await setPrice(null));
    await use(5, 5);
    await minuteLater();
    expect((await used()).costs).toEqual([
      { currency: 'EUR', amount: 3.05 },
      { currency: 'USD', amount: 0.5 },
    ]);
    expect((await used()).unpricedTokens).toBe(1_110);
  });

  it('says what a price is', async () => {
    for (const price of [
      { input: -1, output: 1, currency: 'EUR' },
      { input: 1, output: 1, currency: ' ' },
    ])
      expect((await setPrice(price)).body.code).toBe('invalid-input');
  });

  it('needs a connected model', async () => {
    const price = { input: 1, output: 1, currency: 'EUR' };
    app = await startApp({ clock: atNoon() });
    lesson = await startLesson(app);
    await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
    expect(await setPrice(price)).toEqual(refusal('no-model'));
  });
});
