import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { gated, refused, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { type Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
let modelServer: ModelServer;
let teacher: Teacher;
let student: Student;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let assignment: { id: string };

beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url, limitsScale: 0.5 });
  lesson = await startLesson(app);
  ({ teacher, student } = lesson);
  assignment = await assign();
});

const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

async function assign(more: Record<string, unknown> = {}) {
  const body = {
    title: 'Fractions',
    description: 'Add unlike fractions.',
    classId: lesson.class.id,
    openDate: at(-60),
    closeDate: at(60),
    ...more,
  };
  return succeeded(await teacher.post('/api/assignments/create', body)).assignment;
}

const ask = (who: Student, question: string, headers: Record<string, string> = {}, more: object = {}) =>
  who.post(`/api/assignments/${assignment.id}/chat`, { question, studentName: 'ignored', ...more }, headers);
const work = async () => succeeded(await teacher.get(`/api/assignments/${assignment.id}/students`)).students;
const list = async (who: Student | Teacher, query = '') =>
  succeeded(await who.get(`/api/assignments/${assignment.id}/interactions${query}`)).interactions;

describeEndpoint('askInAssignment', () => {
  it('answers and stores a question, apart from the class’s session [spec 1.9 7.14]', async () => {
    modelServer.script(streamed(['What is ', 'given?']));
    const { response, interaction } = succeeded(await ask(student, 'How do I begin?'));
    expect(response).toBe('What is given?');
    expect(interaction).toMatchObject({
      assignmentId: assignment.id,
      sessionId: null,
      openingId: null,
      studentName: student.name,
      status: 'answered',
    });
    const inSession = await student.get(`/api/sessions/${lesson.session.id}/interactions`);
    expect(succeeded(inSession).interactions).toEqual([]);
  });

  it('streams the same answer', async () => {
    modelServer.script(streamed(['What is ', 'given?']));
    const path = `/api/assignments/${assignment.id}/chat`;
    const reader = await student.events(path, { method: 'POST', body: { question: 'How?' } });
    const { interaction } = (await reader.next('done')).data;
    expect(interaction.answer).toBe('What is given?');
  });

  it('is refused when the time of the student is over', async () => {
    await teacher.setQuietHours(lesson.class.id, app.clock.now());
    expect((await ask(student, 'Now?')).body.code).toBe('time-limit-reached');
  });

  it('is refused when the questions of the day are used up', async () => {
    await teacher.setLimits(lesson.class.id, { studentQuestions: 1 });
    await ask(student, 'One?');
    expect((await ask(student, 'Two?')).body.code).toBe('quota-reached');
  });

  it('sends the model the task and the history of this assignment only', async () => {
    await student.ask(lesson.session.id, 'In the session.');
    await ask(student, 'First?');
    await ask(student, 'Second?');
    const { messages } = (await modelServer.request(2)).body;
    expect(messages[0]?.content).toContain('“Fractions”');
    expect(messages[0]?.content).toContain('Add unlike fractions.');
    const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(questions).toEqual(['First?', 'Second?']);
  });

  it('is possible from the open date to the close date, including both [spec 1.4 4.13 6.12 8.13]', async () => {
    assignment = await assign({ openDate: at(10), closeDate: at(20) });
    const codes: (string | number)[] = [];
    for (const minutes of [0, 10, 10]) {
      app.clock.advance(minutes * 60_000);
      const answer = await ask(student, 'Now?');
      codes.push(answer.body.code ?? answer.status);
    }
    app.clock.advance(1);
    const late = await ask(student, 'Now?');
    expect([...codes, late.body.code]).toEqual(['assignment-not-found', 200, 200, 'assignment-unavailable']);
    expect(late).toMatchObject({
      status: 403,
      body: { message: 'This assignment is not currently available.' },
    });
  });

  it('is possible until the minute of the close date is over', async () => {
    app.clock.advance(60_000 - (app.clock.now().getTime() % 60_000));
    assignment = await assign({ closeDate: at(0) });
    const answers = [];
    for (const milliseconds of [0, 15_000, 44_999, 1]) {
      app.clock.advance(milliseconds);
      answers.push((await ask(student, 'Now?')).status);
    }
    expect(answers).toEqual([200, 200, 200, 403]);
  });

  it.each([
    ['full minute', 0],
    ['full minute and a millisecond', 1],
    ['close date', 60_000],
    ['minute of the close date', 75_000],
  ])('is refused as soon as its teacher closes it, at a %s', async (_, later) => {
    app.clock.advance(60_000 - (app.clock.now().getTime() % 60_000));
    assignment = await assign({ closeDate: at(1) });
    app.clock.advance(later);
    succeeded(await teacher.post(`/api/assignments/${assignment.id}/update`, { closeNow: true }));
    expect((await ask(student, 'Now?')).status).toBe(403);
  });

  it('answers one question at a time, beside one in the session', async () => {
    modelServer.script(gated('go', ['Well. '], ['Think.']), 'slow');
    const slow = ask(student, 'A slow one?');
    await modelServer.request(0);
    expect(await ask(student, 'Another?')).toMatchObject({ status: 409, body: { code: 'question-pending' } });
    expect((await student.ask(lesson.session.id, 'And here?')).status).toBe(200);
    modelServer.open('go');
    expect((await slow).status).toBe(200);
  });

  it('asks the model once for each idempotency key, and again only after a failure', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await ask(student, 'Once?', key);
    expect((await ask(student, 'Once?', key)).body).toEqual(first.body);
    expect((await ask(student, 'Twice?', key)).body.code).toBe('idempotency-key-reused');
    app.clock.advance(1_000);
    modelServer.script(refused(500));
    expect((await ask(student, 'Fails?')).body.code).toBe('model-failed');
    const failed = (await list(student)).at(-1);
    expect((await ask(student, 'Fails?', {}, { retryOf: failed.id })).status).toBe(200);
    const again = await ask(student, 'Fails?', {}, { retryOf: first.body.interaction.id });
    expect(again.body.code).toBe('not-retryable');
  });

  it('reports why the model gave no answer', async () => {
    modelServer.script(refused(429));
    expect((await ask(student, 'One?')).body.code).toBe('model-overloaded');
    modelServer.script(refused(504));
    expect((await ask(student, 'Two?')).body.code).toBe('model-timeout');
  });

  it('needs a question', async () => {
    expect((await ask(student, ' ')).body.message).toBe('Please write a question.');
  });

  it('is refused to a student who has left the class; the teacher keeps the work [spec 10.11]', async () => {
    await ask(student, 'Before?');
    await student.post(`/api/classes/${lesson.class.id}/leave`);
    expect((await ask(student, 'After?')).body.code).toBe('assignment-not-found');
    const kept = (await work()).find(({ studentUid }: { studentUid: string }) => studentUid === student.uid);
    expect(kept).toMatchObject({ name: student.name, username: student.email.split('@')[0], questions: 1 });
  });

  it('is limited like questions in a session', async () => {
    // `limitsScale` halves the limit of 30 questions a minute.
    const answers = [];
    for (let n = 0; n < 16; n++) answers.push(await ask(student, `${n}`));
    expect(answers.map(({ status }) => status).slice(14)).toEqual([200, 429]);
  });
});
