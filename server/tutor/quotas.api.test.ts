import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startApp, type TestApp } from '../../test/harness.ts';
import { stalled, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import type { Slot } from '../queue/queue.ts';

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;

/** A class whose model has stalled, in one of two schools on one server. */
beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url, schoolCodes: ['SCHOOL', 'OTHER'] });
  lesson = await startLesson(app, { students: 4 });
  modelServer.script(stalled('One moment. '), 'stall');
});

// The stalled answers would never end by themselves, and the server would wait for them when it ends.
afterEach(() => modelServer.close());

/** Takes places for answers of further students of the class. */
function takePlaces(count: number): void {
  const school = 'the class’s school';
  const slots: Slot[] = Array.from({ length: count }, (_, n) =>
    app.ctx.queue.enter({ school, class: lesson.class.id, student: `student ${n}` }),
  );
  onTestFinished(() => {
    for (const slot of slots) slot.leave();
  });
}

const askAll = () =>
  Promise.all(lesson.students.map((each) => each.askStreaming(lesson.session.id, 'Will you stall?')));

it('another school gets its answer while 200 of one class wait for a model that has stalled [spec 10.86]', async () => {
  takePlaces(196);
  await askAll();
  const other = await startLesson({ url: app.url, schoolCode: 'OTHER' });
  modelServer.script(streamed(['What is given?']), 'prime');
  const answer = await other.student.ask(other.session.id, 'What is a prime?');
  expect(answer).toMatchObject({ status: 200, body: { response: 'What is given?' } });
  expect(modelServer.requests).toHaveLength(1);
});

it('a question that waits for its turn is pending, can be stopped, and goes on when a place is free', async () => {
  // A class may have 60 answers under way, so two of the four questions wait.
  takePlaces(58);
  const streams = await askAll();
  const ids: string[] = await Promise.all(
    streams.map(async (stream) => (await stream.next('start')).data.interactionId),
  );
  const textOf = (id: string | undefined) => app.ctx.answers.get(id ?? '')?.text;
  const waiting = () => ids.filter((id) => textOf(id) === '');
  await expect.poll(() => waiting().length, { timeout: 10_000 }).toBe(2);
  const list = `/api/sessions/${lesson.session.id}/interactions`;
  const { interactions } = succeeded(await lesson.teacher.get(list));
  expect(interactions.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('pending'));

  const stop = async (id = '') =>
    (await lesson.students[ids.indexOf(id)]?.post(`/api/interactions/${id}/stop`))?.body.interaction;
  const [first, second] = waiting();
  const underWay = ids.find((id) => id !== first && id !== second);
  expect(await stop(first)).toMatchObject({ status: 'stopped', answer: '' });
  expect(await stop(underWay)).toMatchObject({ status: 'stopped', answer: 'One moment. ' });
  await expect.poll(() => textOf(second), { timeout: 10_000 }).toBe('One moment. ');
  expect(modelServer.requests).toHaveLength(3);
});

it('a question that has waited for a minute fails and can be asked again', async () => {
  takePlaces(60);
  const [stream] = await askAll();
  const { interactionId } = (await stream?.next('start'))?.data ?? {};
  app.clock.advance(60_000);
  await app.doChores();
  expect((await stream?.next('error'))?.data).toMatchObject({ code: 'model-overloaded' });
  modelServer.script(stalled(), 'again');
  const again = { question: 'Will you stall again?', sessionId: lesson.session.id, retryOf: interactionId };
  const retried = await lesson.student.events('/api/student/ask', { method: 'POST', body: again });
  await retried.next('start');
});

it('a class whose 200 waiting places are taken is refused', async () => {
  takePlaces(260);
  expect(await lesson.student.ask(lesson.session.id, 'Is there room?')).toEqual(refusal('model-overloaded'));
});
