import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestParts } from '../../test/harness.ts';
import { refused, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { updateAccountStatus } from '../identity/teacher-store.ts';
import { connectByOperator, disconnectByOperator } from './operator-rules.ts';

/** The administrator of the only school of a server connects a model. */

let modelServer: ModelServer;
beforeEach(async () => {
  modelServer = await startScriptedModel();
});

const path = '/api/school/model';
const key = 'sk-a-key-that-nobody-may-read';

async function startWithAdministrator(parts: TestParts = {}) {
  const app = await startApp(parts);
  const administrator = await registerAdministrator(app);
  return { app, administrator };
}

const form = (administrator: Teacher, fields: object = {}) => ({
  address: modelServer.url,
  model: 'scripted-model',
  apiKey: key,
  currentPassword: administrator.password,
  ...fields,
});
const connect = async (administrator: Teacher, fields: object = {}) =>
  succeeded(await administrator.post(`${path}/connect`, form(administrator, fields)));
const connectionOf = async (administrator: Teacher) => succeeded(await administrator.get(path)).connection;

/** The rows of the security log about the model. */
const logged = async (administrator: Teacher) =>
  succeeded(await administrator.get('/api/school/security-log?kind=model')).entries.map(
    ({ event, byOperator }: { event: string; byOperator: boolean }) => [event, byOperator],
  );
/** A change is refused where the settings or the operator decide. */
async function expectLocked(send: (administrator: Teacher) => ReturnType<Teacher['get']>) {
  const bySettings = await startWithAdministrator({ modelSettings: ['AI_BASE_URL'] });
  expect(await send(bySettings.administrator)).toEqual(refusal('model-set-by-settings'));
  const byOperator = await startWithAdministrator({ modelByAdministrator: false });
  expect(await send(byOperator.administrator)).toEqual(refusal('operator-only'));
}

describeEndpoint('getModelConnection', () => {
  it('says that the practice tutor answers while no model is connected [standard 15.5]', async () => {
    const { app, administrator } = await startWithAdministrator();
    expect(await connectionOf(administrator)).toEqual({
      model: null,
      judge: null,
      judgeIsOn: false,
      guard: null,
      keyModel: null,
      price: null,
      address: null,
      hasKey: false,
      keyIsLost: false,
      source: 'practice',
      settings: [],
      lock: null,
      since: app.clock.now().toISOString(),
      speed: null,
      lastFailure: null,
      check: { progress: null, last: null },
    });
  });

  it('shows the model that the settings name, which the page cannot change [standard 15.5]', async () => {
    const parts = { modelUrl: modelServer.url, modelSettings: ['AI_BASE_URL', 'AI_MODEL'] };
    const { administrator } = await startWithAdministrator(parts);
    expect(await connectionOf(administrator)).toMatchObject({
      model: 'scripted',
      address: modelServer.url,
      source: 'settings',
      settings: ['AI_BASE_URL', 'AI_MODEL'],
      lock: 'settings',
    });
  });

  it('hides the address of the model from the administrators of several schools', async () => {
    const parts = { modelUrl: modelServer.url, schoolCodes: ['SCHOOL', 'OTHER'] };
    const { administrator } = await startWithAdministrator(parts);
    expect(await connectionOf(administrator)).toMatchObject({
      model: 'scripted',
      address: null,
      lock: 'operator',
    });
  });

  it('shows how fast the model answers, and what failed last without a word of its server [standard 4.2]', async () => {
    const { app, administrator } = await startWithAdministrator({ modelUrl: modelServer.url });
    const { student, session } = await startLesson(app);
    const asked = student.ask(session.id, 'What is a prime number?');
    modelServer.script({
      steps: [{ flush: true }, { gate: 'slow' }, ...streamed(['Which numbers divide it?']).steps],
    });
    await modelServer.request(0);
    app.clock.advance(900);
    modelServer.open('slow');
    succeeded(await asked);
    modelServer.script(refused(401));
    await student.ask(session.id, 'And now?');
    const connection = await connectionOf(administrator);
    expect(connection.speed).toMatchObject({ answers: 1, firstWordMs: 900 });
    expect(connection.lastFailure).toEqual({
      at: app.clock.now().toISOString(),
      failure: 'key-refused',
      of: 'tutor',
    });
  });
});

it('names the model that works out answer keys where it is another one, and what failed with it', async () => {
  const parts = { modelUrl: modelServer.url, ownKeyModel: true, keyWait: 10_000 };
  const { app, administrator } = await startWithAdministrator(parts);
  expect(await connectionOf(administrator)).toMatchObject({ model: 'scripted', keyModel: 'solver' });
  const { student, session } = await startLesson(app);
  modelServer.propose(() => refused(401));
  modelServer.script(streamed(['Which numbers divide it?']));
  succeeded(await student.ask(session.id, 'Solve 3x + 4 = 10.'));
  expect((await connectionOf(administrator)).lastFailure).toMatchObject({
    failure: 'key-refused',
    of: 'keys',
  });
});

describeEndpoint('findLocalModels', () => {
  it('finds the model servers of this machine with their models', async () => {
    const localModelServers = [
      { name: 'Ollama', baseUrl: modelServer.url },
      { name: 'vLLM', baseUrl: 'http://127.0.0.1:9/v1' },
    ];
    const { administrator } = await startWithAdministrator({ localModelServers });
    expect(succeeded(await administrator.post(`${path}/find`)).servers).toEqual([
      { name: 'Ollama', address: modelServer.url, models: ['scripted-model'] },
    ]);
    await expectLocked((locked) => locked.post(`${path}/find`));
  });
});

describeEndpoint('connectModel', () => {
  it('connects a model that answers: it gets the next question, with the key [spec 10.156]', async () => {
    const { app, administrator } = await startWithAdministrator();
    app.clock.advance(60_000);
    const { problem, connection } = await connect(administrator);
    expect(problem).toBeNull();
    expect(connection).toMatchObject({
      model: 'scripted-model',
      address: modelServer.url,
      hasKey: true,
      source: 'connected',
      lock: null,
      since: app.clock.now().toISOString(),
    });
    const { student, session } = await startLesson(app);
    modelServer.script(streamed(['Which numbers divide it?']), 'prime');
    const { body } = await student.ask(session.id, 'What is a prime number?');
    expect(body.interaction.answer).toBe('Which numbers divide it?');
    const asked = modelServer.requests.find(({ question }) => question.includes('prime'));
    expect(asked?.headers.authorization).toBe(`Bearer ${key}`);
    expect(await logged(administrator)).toEqual([['model-connected', false]]);
  });

  it('lets a question under way end with the old model, with its second attempt', async () => {
    const { app, administrator } = await startWithAdministrator();
    const before = await startScriptedModel();
    await connect(administrator, { address: before.url });
    const { student, session } = await startLesson(app);
    before.script(
      {
        steps: [
          { delta: 'Look at it. ' },
          { gate: 'on' },
          { delta: 'The answer is 56.' },
          { finish: 'stop' },
        ],
      },
      '7',
    );
    const asked = student.ask(session.id, 'What is 7 × 8?');
    await before.request(1);
    await connect(administrator);
    before.open('on');
    succeeded(await asked);
    // Each server got one request when it was tried. The old one also got both attempts at the answer.
    expect(modelServer.requests).toHaveLength(1);
    expect(before.requests).toHaveLength(3);
  });

  it('lets a second model read the questions from then on', async () => {
    const { app, administrator } = await startWithAdministrator({ judges: true });
    expect((await connect(administrator, { judge: 'a-judge' })).connection.judge).toBe('a-judge');
    const { student, session } = await startLesson(app);
    const before = modelServer.requests.length;
    await student.ask(session.id, 'What is a prime number?');
    const asked = modelServer.requests.slice(before).map(({ body }) => body.model);
    expect(asked).toContain('scripted-model');
    expect(asked).toContain('a-judge');
  });

  it('lets the tutor’s own model judge where no other one is named', async () => {
    const { app, administrator } = await startWithAdministrator({ judges: true });
    expect((await connect(administrator)).connection).toMatchObject({ judge: null, judgeIsOn: true });
    const { student, session } = await startLesson(app);
    modelServer.script(streamed(['Look at both sides. What is left?']), 'What is a slope?');
    await student.ask(session.id, 'What is a slope?');
    const [first = ''] = modelServer.requests.map(({ question }) => question).slice(-2);
    expect([first, modelServer.requests.at(-1)?.question].join(' ')).toContain(
      '"question":"What is a slope?"',
    );
  });

  it('connects a guard with its own address and key, tries it with two probes and says what came of them', async () => {
    const guardServer = await startScriptedModel();
    guardServer.answer(({ messages }) =>
      streamed([messages[0]?.content.includes('gun') ? 'unsafe\nS9' : 'safe']),
    );
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => lines.push(line) });
    const { app, administrator } = await startWithAdministrator({ log });
    const guardKey = 'a-key-of-the-guard';
    const guard = { guardModel: 'llama-guard3', guardAddress: guardServer.url, guardKey };
    const { connection } = await connect(administrator, guard);
    expect(connection.guard).toMatchObject({
      model: 'llama-guard3',
      address: guardServer.url,
      hasKey: true,
      protocol: 'llamaguard',
      chosen: null,
    });
    await expect.poll(async () => (await connectionOf(administrator)).guard?.probe).toBe('works');
    expect(guardServer.requests[0]?.headers.authorization).toBe(`Bearer ${guardKey}`);
    guardServer.script(refused(500));
    const { student, session } = await startLesson(app);
    await student.ask(session.id, 'What is a slope?');
    const rows = await app.ctx.db.read.selectFrom('model_connection').selectAll().execute();
    expect(lines.join('') + JSON.stringify([connection, rows])).not.toContain(guardKey);
  });

  it('does not connect a guard that does not answer, or in another form than its protocol', async () => {
    const { administrator } = await startWithAdministrator();
    const problemOf = async (guard: object) => (await connect(administrator, guard)).problem;
    expect(await problemOf({ guardModel: 'a-guard', guardAddress: 'http://127.0.0.1:9/v1' })).toBe(
      'guard-failed',
    );
    expect(await problemOf({ guardModel: 'llama-guard3' })).toBe('guard-unreadable');
    expect(await problemOf({ guardModel: 'a-guard', guardAddress: 'http://169.254.169.254' })).toBe(
      'address-not-allowed',
    );
  });

  it('stores the key encrypted and shows it to nobody, and keeps it for the same address [spec 10.158, standard 15.8]', async () => {
    const { app, administrator } = await startWithAdministrator();
    const answers = [await connect(administrator), await connectionOf(administrator)];
    expect(JSON.stringify(answers)).not.toContain(key);
    const rows = await app.ctx.db.read.selectFrom('model_connection').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect((await connect(administrator, { apiKey: '', model: 'another' })).connection.hasKey).toBe(true);
    expect(modelServer.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
    const elsewhere = await startScriptedModel();
    const moved = await connect(administrator, { apiKey: '', address: elsewhere.url });
    expect(moved.connection.hasKey).toBe(false);
    expect(elsewhere.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('changes nothing when the model gives no answer, and says why [spec 10.157]', async () => {
    const { app, administrator } = await startWithAdministrator();
    await connect(administrator);
    const problemOf = async (fields: object) => {
      const { problem, connection } = await connect(administrator, fields);
      expect(connection).toMatchObject({ model: 'scripted-model', address: modelServer.url });
      return problem;
    };
    for (const [status, problem] of [
      [401, 'key-refused'],
      [404, 'not-found'],
      [500, 'server-failed'],
      [503, 'overloaded'],
    ] as const) {
      modelServer.script(refused(status));
      expect(await problemOf({ model: 'other' })).toBe(problem);
    }
    modelServer.script({
      steps: [{ raw: '<html>A page.</html>' }],
      headers: { 'content-type': 'text/html' },
    });
    expect(await problemOf({ model: 'other' })).toBe('no-answer');
    expect(await problemOf({ address: 'http://127.0.0.1:9/v1' })).toBe('unreachable');
    expect(await problemOf({ address: 'http://169.254.169.254/latest' })).toBe('address-not-allowed');
    modelServer.answer(({ model }) => (model === 'no-judge' ? refused(404) : null));
    expect(await problemOf({ model: 'other', judge: 'no-judge' })).toBe('judge-failed');
    expect(await logged(administrator)).toEqual([['model-connected', false]]);
    expect(app.ctx.model.server?.model).toBe('scripted-model');
  });

  it('reads no more than a few words of an endless answer', async () => {
    const { administrator } = await startWithAdministrator();
    const endless = Array.from({ length: 2_000 }, () => ({ delta: 'and so on ' }));
    modelServer.script({ steps: [...endless, { gate: 'never' }] });
    expect((await connect(administrator)).problem).toBeNull();
    expect(await modelServer.requests[0]?.closed).toBe('client');
  });

  it('is used by the next start, and by the operator’s command beside a running server', async () => {
    const { app, administrator } = await startWithAdministrator();
    const noGuard = { guardModel: '', guardAddress: '', guardKey: '', guardProtocol: '' } as const;
    const typed = { address: modelServer.url, apiKey: key, model: 'by-command', judge: '', ...noGuard };
    expect(await connectByOperator(app.ctx, { ...typed, address: 'http://127.0.0.1:9' })).toBe('unreachable');
    expect(await connectByOperator(app.ctx, typed)).toBeNull();
    await app.doChores();
    expect(await connectionOf(administrator)).toMatchObject({ model: 'by-command', source: 'connected' });
    const { ctx: next } = await startApp({ db: app.ctx.db });
    expect(next.model.server).toEqual({ baseUrl: modelServer.url, model: 'by-command' });
    const settings = ['AI_BASE_URL'];
    expect((await startApp({ db: app.ctx.db, modelSettings: settings })).ctx.model.connected).toBe(false);
    expect(await disconnectByOperator(app.ctx)).toBe(true);
    expect(await disconnectByOperator(app.ctx)).toBe(false);
    await app.doChores();
    expect(await connectionOf(administrator)).toMatchObject({ model: null, source: 'practice' });
    expect(await logged(administrator)).toEqual([
      ['model-disconnected', true],
      ['model-connected', true],
    ]);
  });

  it('ends when its maker no longer administers the school, or is disabled', async () => {
    const { app, administrator: adam } = await startWithAdministrator();
    const eve = await registerAdministrator(app);
    const { student, session } = await startLesson(app);
    await connect(adam);
    succeeded(await student.ask(session.id, 'What is a slope?'));
    const asked = modelServer.requests.length;
    expect(asked).toBeGreaterThan(0);
    succeeded(await eve.post(`/api/school/administrators/${adam.uid}/remove`));
    await app.doChores();
    expect(await connectionOf(eve)).toMatchObject({ model: null, address: null, source: 'practice' });
    succeeded(await student.ask(session.id, 'And an intercept?'));
    expect(modelServer.requests).toHaveLength(asked);
    await connect(eve);
    expect(await connectionOf(eve)).toMatchObject({ source: 'connected' });
    const disabledAt = app.clock.now().toISOString();
    await app.ctx.db.write(({ query }) => updateAccountStatus(query, eve.uid, { disabledAt }));
    await app.doChores();
    expect(app.ctx.model.connected).toBe(false);
  });

  it('ends when the server gets a second school, for which its administrator must not decide', async () => {
    const { app, administrator } = await startWithAdministrator();
    await connect(administrator);
    expect(app.ctx.model.connected).toBe(true);
    const { ctx } = await startApp({ db: app.ctx.db, schoolCodes: ['SCHOOL', 'OTHER'] });
    expect(ctx.model.connected).toBe(false);
  });

  it('calls the server without a key, and says so, when the secret that encrypted it has changed', async () => {
    const { app, administrator } = await startWithAdministrator();
    await connect(administrator);
    const next = await startApp({ db: app.ctx.db, authSecret: 'another secret, also long enough to pass' });
    const signedIn = await call(next.url, 'POST', '/api/auth/sign-in/email', {
      body: { email: administrator.email, password: administrator.password },
    });
    const { body } = await call(next.url, 'GET', path, { token: signedIn.body.token });
    expect(body.connection).toMatchObject({ model: 'scripted-model', hasKey: true, keyIsLost: true });
  });

  it('needs an address of a model server, and somebody who may choose it', async () => {
    const { administrator } = await startWithAdministrator();
    const send = (teacher: Teacher, fields = {}) => teacher.post(`${path}/connect`, form(teacher, fields));
    for (const address of ['ftp://127.0.0.1/v1', 'http://user:secret@127.0.0.1/v1', 'http://127.0.0.1/?a='])
      expect((await send(administrator, { address })).body.code).toBe('invalid-input');
    expect(modelServer.requests).toHaveLength(0);
    await expectLocked(send);
  });
});

describeEndpoint('disconnectModel', () => {
  it('lets the model of the start answer again', async () => {
    const { administrator } = await startWithAdministrator();
    await connect(administrator);
    const { connection } = succeeded(await administrator.post(`${path}/disconnect`));
    expect(connection).toMatchObject({ model: null, source: 'practice', hasKey: false });
    succeeded(await administrator.post(`${path}/disconnect`));
    expect(await logged(administrator)).toEqual([
      ['model-disconnected', false],
      ['model-connected', false],
    ]);
    await expectLocked((locked) => locked.post(`${path}/disconnect`));
  });
});
