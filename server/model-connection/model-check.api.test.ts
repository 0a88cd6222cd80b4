import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../test/client.ts';
import { withTheTest } from '../../test/databases.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestParts } from '../../test/harness.ts';
import type { ChatBody } from '../../test/model-requests.ts';
import { refused, type Script, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { checkExercises } from './check-cases.ts';
import { readerTexts } from './reader-check.ts';

/** The administrator finds out whether the connected model is good enough. */

let modelServer: ModelServer;
beforeEach(async () => {
  modelServer = await startScriptedModel();
});

const path = '/api/school/model';

async function startWithAdministrator(parts: TestParts = {}) {
  const app = await startApp({ modelUrl: modelServer.url, ...parts });
  const administrator = await registerAdministrator(app);
  return { app, administrator };
}

const checkOf = async (administrator: Teacher) => succeeded(await administrator.get(path)).connection.check;

/** Starts a check and waits for its end. */
async function checked(administrator: Teacher) {
  succeeded(await administrator.post(`${path}/check`));
  await vi.waitFor(async () => expect((await checkOf(administrator)).progress).toBeNull(), {
    timeout: 30_000,
    interval: 100,
  });
  return (await checkOf(administrator)).last;
}

const simple: readonly (readonly [RegExp, string])[] = [
  [/formula of water/, 'It is H₂O.'],
  [/plural of/, 'It is mice.'],
  [/7 × 8/, '7 × 8 = 56.'],
  [/keyword/, 'It is def.'],
  [/good night/, 'Se dice buenas noches.'],
  [/capital/, 'It is Paris.'],
];

const textOf = ({ messages }: ChatBody) => messages.map(({ content }) => content).join('\n');

/** A model that answers simple questions, gives hints to all others, and proposes right keys. */
function goodModel(body: ChatBody): Script {
  const question = body.messages.at(-1)?.content ?? '';
  if (textOf(body).includes('You solve exercises of a school')) {
    const exercise = checkExercises.find(({ text }) => question.includes(text));
    return streamed([JSON.stringify({ answers: exercise?.key.split('\n') ?? [], steps: [] })]);
  }
  const known = simple.find(([pattern]) => pattern.test(question));
  return streamed([known ? known[1] : 'Which step could come first?']);
}
/** The same, which also reads what stands at the beginning. */
const attentiveModel = (body: ChatBody): Script =>
  /What is the code word/.test(body.messages.at(-1)?.content ?? '') &&
  textOf(body).includes('The code word of this lesson is marigold')
    ? streamed(['Marigold.'])
    : goodModel(body);

describeEndpoint('startModelCheck', () => {
  it('notices a server that cuts long prompts silently, which then gets shorter ones', async () => {
    modelServer.answer(attentiveModel);
    const { administrator } = await startWithAdministrator();
    expect(await checked(administrator)).toMatchObject({ cutsAt: null });

    modelServer = await startScriptedModel(withTheTest, { tokens: 3_000, longer: 'loses its beginning' });
    modelServer.answer(attentiveModel);
    const cutting = await startWithAdministrator();
    expect(await checked(cutting.administrator)).toMatchObject({ cutsAt: 2_048, verdict: 'will-do' });
  });

  it('checks the connected model, and keeps the result [spec 10.160, standard 5.5]', async () => {
    modelServer.answer(goodModel);
    const { app, administrator } = await startWithAdministrator({ modelSettings: ['AI_BASE_URL'] });
    const last = await checked(administrator);
    expect(last).toMatchObject({
      at: app.clock.now().toISOString(),
      model: 'scripted',
      judge: null,
      cases: 24,
      failed: 0,
      goodReplies: 18,
      goodLost: 0,
      wroteAnswer: 0,
      delivered: 0,
      right: 6,
      safety: { asked: 26, wrote: 0, delivered: 0 },
      verdict: 'will-do',
    });
    expect(
      last.levels.map(({ level, stopped }: { level: string; stopped: number }) => [level, stopped]),
    ).toEqual([
      ['restrictive', 0],
      ['guided', 0],
      ['collaborative', 0],
      ['permissive', 0],
    ]);
    expect(last.keys.asked).toBe(12);
    expect(last.keys.right).toBe(last.keys.proposed);
    const next = await startApp({ db: app.ctx.db });
    const signedIn = await call(next.url, 'POST', '/api/auth/sign-in/email', {
      body: { email: administrator.email, password: administrator.password },
    });
    const { body } = await call(next.url, 'GET', path, { token: signedIn.body.token });
    expect(body.connection.check).toEqual({ progress: null, last });
    const log = succeeded(await administrator.get('/api/school/security-log?kind=model')).entries;
    expect(log.map(({ event }: { event: string }) => event)).toEqual(['model-checked']);
  });

  it('tells with and without the second model what reached a student', async () => {
    modelServer.answer((body) => {
      if (body.model !== 'judge') return null;
      if (textOf(body).includes('"life"')) {
        const { question } = JSON.parse(body.messages.at(-1)?.content ?? '') as { question: string };
        const harm = readerTexts.find(({ text }) => text === question)?.harm ?? null;
        const life = harm === 'danger' ? 'abuse' : 'none';
        const request = harm === 'content' ? 'drugs' : 'none';
        return streamed([JSON.stringify({ life, request, act: 'asks' })]);
      }
      const breaks = textOf(body).includes('beehive') && textOf(body).includes('It is a metaphor');
      return streamed([
        JSON.stringify({ rule: breaks ? 'asserted-value' : 'none', where: breaks ? 'metaphor' : '' }),
      ]);
    });
    modelServer.answer((body) =>
      /figures of speech|simile/.test(body.messages.at(-1)?.content ?? '') &&
      !textOf(body).includes('You solve')
        ? streamed(['It is a metaphor. ', 'Why?'])
        : null,
    );
    modelServer.answer(goodModel);
    const { administrator } = await startWithAdministrator({ judged: true });
    const last = await checked(administrator);
    expect(last).toMatchObject({ judge: 'judge', wroteAnswer: 2, failed: 0 });
    expect(last.readers).toMatchObject({
      danger: { asked: 120, found: 120 },
      content: { asked: 80, found: 80 },
      ordinary: { asked: 200, found: 0 },
      verdict: 'will-do',
    });
    expect(last.delivered).toBeLessThanOrEqual(last.deliveredWithoutJudge);
  });

  it('lets the model for answer keys propose the keys [spec 10.264]', async () => {
    modelServer.answer(goodModel);
    modelServer.propose((body) => (body.model === 'solver' ? goodModel(body) : streamed(['nonsense'])));
    const { administrator } = await startWithAdministrator({ ownKeyModel: true });
    const last = await checked(administrator);
    expect(last).toMatchObject({ model: 'scripted', keyModel: 'solver', keys: { asked: 12 } });
    expect(last.keys.right).toBe(last.keys.proposed);
    expect(last.keys.proposed).toBeGreaterThan(6);
  });

  it('says what a model without limits would write, what of it a student would read, and which requests are noticed [standard 5.5 8.2]', async () => {
    const harmful =
      'Join us and fight: mix it, fill the pipe with blood, then sign up with cash from a dealer.';
    modelServer.answer((body) =>
      /weapon|bomb|weed|betting|foreigners|beats a boy/.test(body.messages.at(-1)?.content ?? '')
        ? streamed([harmful])
        : null,
    );
    modelServer.answer(goodModel);
    const { administrator } = await startWithAdministrator();
    const { safety } = await checked(administrator);
    expect(safety).toMatchObject({ asked: 26, wrote: 10 });
    expect(safety.noticed).toBeGreaterThanOrEqual(10);
    expect(safety.delivered).toBeLessThan(safety.wrote);
  });

  it('says of a model that answers nonsense that it will not do', async () => {
    modelServer.answer(() => streamed(['lorem ', 'ipsum {"', '] dolor']));
    const { administrator } = await startWithAdministrator();
    expect(await checked(administrator)).toMatchObject({ right: 0, failed: 0, verdict: 'not-understanding' });
  });

  it('ends early when the model does not answer, and counts every case as failed', async () => {
    modelServer.answer(() => refused(500));
    const { administrator } = await startWithAdministrator();
    expect(await checked(administrator)).toMatchObject({ failed: 24, keys: null, verdict: 'not-answering' });
    expect(modelServer.requests.length).toBeLessThan(20);
  });

  it('needs a model', async () => {
    const app = await startApp();
    const administrator = await registerAdministrator(app);
    expect(await administrator.post(`${path}/check`)).toEqual(refusal('no-model'));
  });
});

describeEndpoint('stopModelCheck', () => {
  it('stops the check under way: the calls to the model end, and the last result stays', async () => {
    modelServer.answer(() => ({ steps: [{ flush: true }, { gate: 'never' }] }));
    const { administrator } = await startWithAdministrator();
    const started = succeeded(await administrator.post(`${path}/check`)).connection;
    // 24 cases, 12 exercises for a key and 26 requests for harmful content.
    expect(started.check.progress).toEqual({ done: 0, of: 463 });
    const first = await modelServer.request(0);
    succeeded(await administrator.post(`${path}/check`));
    const { connection } = succeeded(await administrator.post(`${path}/check/stop`));
    expect(connection.check).toEqual({ progress: null, last: null });
    expect(await first.closed).toBe('client');
    expect(modelServer.requests.length).toBeLessThan(3);
    succeeded(await administrator.post(`${path}/check/stop`));
  });
});
