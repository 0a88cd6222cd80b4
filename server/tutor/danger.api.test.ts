import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Interaction } from '../../contract/tutor.ts';
import type { Answer } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { gated } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { guardrailsInThisThread } from '../checks/in-this-thread.ts';

const message = 'I want to kill myself.';
let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  modelServer = await startScriptedModel();
  // The rate limits of a real school.
  app = await startApp({ modelUrl: modelServer.url, limitsScale: 1 });
  lesson = await startLesson(app);
});

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const ask = (question: string, key?: string) => lesson.student.ask(lesson.session.id, question, { key });
const alerts = async () => succeeded(await lesson.teacher.get('/api/alerts')).alerts;
const stored = async (): Promise<Interaction[]> =>
  succeeded(await lesson.teacher.get(`/api/sessions/${lesson.session.id}/interactions?limit=200`))
    .interactions;

/** Checks that the student gets the support text and that an alert has the message as it was stored. */
async function expectSupportAndAlert({ status, body }: Answer): Promise<void> {
  expect(status).toBe(200);
  expect(body.response).toContain('You do not have to be alone with it');
  expect(body.interaction).toMatchObject({ status: 'answered', guard: { rule: 'safeguarding' } });
  expect(await alerts()).toMatchObject([{ message, interactionId: body.interaction.id }]);
}

describe('a message that shows danger is stored and answered, and raises an alert', () => {
  it('after more questions than the rate limit allows [spec 10.69]', async () => {
    for (let n = 1; n <= 30; n++) succeeded(await ask(`Question ${n}?`));
    expect(await ask('One more?')).toEqual(refusal('too-many-requests'));
    await expectSupportAndAlert(await ask(message));
  });

  it('as a changed question, and names the question from which it was changed', async () => {
    const { interaction: first } = succeeded(await ask('What is a root?'));
    const changed = await lesson.student.ask(lesson.session.id, message, { changedFrom: first.id });
    await expectSupportAndAlert(changed);
    expect(changed.body.interaction.changedFrom).toBe(first.id);
    expect(await stored()).toHaveLength(2);
  });

  it('after more calls than the rate limit allows', async () => {
    await Promise.all(times(601, () => lesson.student.get('/api/users/me')));
    expect(await ask('One more?')).toEqual(refusal('too-many-requests'));
    await expectSupportAndAlert(await ask(message));
  });

  it('with more streams open than an account may have', async () => {
    const feeds = await Promise.all(times(30, () => lesson.student.events('/api/student/events')));
    const body = { sessionId: lesson.session.id, question: 'How?' };
    const refused = await lesson.student.post('/api/student/ask', body, { accept: 'text/event-stream' });
    expect(refused.status).toBe(429);
    const reader = await lesson.student.askStreaming(lesson.session.id, message);
    const { interaction } = (await reader.next('done')).data;
    expect(interaction.guard.rule).toBe('safeguarding');
    for (const feed of feeds) feed.close();
  });

  it('while the answer to another question is under way, which goes on', async () => {
    modelServer.script(gated('go', [], ['What is given?']));
    const first = ask('How do I begin?');
    await expect.poll(() => modelServer.requests).toHaveLength(1);
    expect(await ask('And then?')).toEqual(refusal('question-pending'));
    await expectSupportAndAlert(await ask(message));
    modelServer.open('go');
    expect((await first).body.response).toBe('What is given?');
  });

  it('while every place for answers of the class is taken [spec 10.69]', async () => {
    const asker = (n: number) => ({ school: 'school', class: lesson.class.id, student: `student ${n}` });
    // 60 answers of a class may be under way and 200 may wait (slots.ts).
    const slots = times(260, (n) => app.ctx.queue.enter(asker(n)));
    onTestFinished(() => {
      for (const slot of slots) slot.leave();
    });
    expect(await ask('Is there room?')).toEqual(refusal('model-overloaded'));
    await expectSupportAndAlert(await ask(message));
  });

  it('in a session that has just closed, for a student of the class [spec 10.69]', async () => {
    await lesson.teacher.stopSession(lesson.class.id);
    expect(await ask('Is it over?')).toEqual(refusal('session-closed'));
    await expectSupportAndAlert(await ask(message));
    expect(await stored()).toMatchObject([{ question: message, openingId: lesson.session.openingId }]);
  });

  it('in an assignment that has closed', async () => {
    const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    const fields = { classId: lesson.class.id, title: 'Slopes', openDate: at(-2), closeDate: at(-1) };
    const { assignment } = succeeded(await lesson.teacher.post('/api/assignments/create', fields));
    const work = (question: string) =>
      lesson.student.post(`/api/assignments/${assignment.id}/chat`, { question });
    expect(await work('Is it over?')).toEqual(refusal('assignment-unavailable'));
    await expectSupportAndAlert(await work(message));
  });

  it('once for each idempotency key, also when it arrives twice at the same moment', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([ask(message, key), ask(message, key)]);
    answers.push(await ask(message, key));
    expect(new Set(answers.map(({ body }) => body.interaction.id)).size).toBe(1);
    await expectSupportAndAlert(answers[0] as Answer);
  });

  it('with an idempotency key of another question', async () => {
    const key = crypto.randomUUID();
    await ask('What is a slope?', key);
    expect(await ask('What is a prime?', key)).toEqual(refusal('idempotency-key-reused'));
    await expectSupportAndAlert(await ask(message, key));
  });

  it('and appears on the monitor with its answer', async () => {
    await lesson.student.openSession(lesson.session.id);
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    const { body } = await ask(message);
    expect((await monitor.next('question')).data.interaction).toMatchObject({
      question: message,
      answer: '',
    });
    expect((await monitor.next('answer')).data.interaction).toEqual(body.interaction);
  });
});

describe('the limits of such a message', () => {
  it('include 120 messages a minute, whatever they contain', async () => {
    const broken = await Promise.all(times(120, () => lesson.student.post('/api/student/ask', {})));
    expect(new Set(broken.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await ask(message)).toEqual(refusal('too-many-requests'));
  });

  it('hold back no message: all are stored, answered and in the student’s one alert', async () => {
    for (let n = 1; n <= 12; n++) expect((await ask(message)).body.interaction.status).toBe('answered');
    expect(await stored()).toHaveLength(12);
    app.clock.advance(1_000);
    await ask('My dad hits me at home.');
    expect(await alerts()).toMatchObject([
      { messageCount: 13, newest: { message: 'My dad hits me at home.' } },
    ]);
  });
});

it('a message is read in the turn of its account, whatever session it names', async () => {
  const turns: string[] = [];
  const guardrails = {
    ...guardrailsInThisThread,
    for: (owner: readonly string[]) => {
      turns.push(owner.join(' '));
      return guardrailsInThisThread.for(owner);
    },
  };
  const { student } = await startLesson(await startApp({ guardrails }));
  for (const session of ['AAAAAA', 'BBBBBB', 'CCCCCC'])
    expect(await student.ask(session, 'Hello')).toEqual(refusal('session-not-found'));
  expect(turns).toHaveLength(3);
  expect(new Set(turns).size).toBe(1);
});
