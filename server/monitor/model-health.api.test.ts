import { expect, it } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { refused, streamed } from '../../test/model-scripts.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

/** A lesson with six students: more failures than it takes until the model is down. */
async function lesson() {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url, keyWait: null });
  const people = await startLesson(app, { students: 6 });
  for (const student of people.students) await student.openSession(people.session.id);
  const askAll = () =>
    Promise.all(people.students.map((student) => student.ask(people.session.id, 'Why are leaves green?')));
  return { app, modelServer, askAll, ...people };
}

it('a monitor is told once when the model is down, and when answers come again [spec 10.257]', async () => {
  const { app, modelServer, teacher, askAll } = await lesson();
  const monitor = await teacher.monitor();
  expect((await monitor.next('snapshot')).data.modelIsDown).toBe(false);
  modelServer.answer(() => refused(500));
  await askAll();
  expect((await monitor.next('model')).data).toEqual({ isDown: true });

  app.clock.advance(10_000);
  modelServer.reset();
  modelServer.answer(() => streamed(['What is given?']));
  await askAll();
  expect((await monitor.next('model')).data).toEqual({ isDown: false });
  expect(monitor.seen.filter(({ event }) => event === 'model')).toHaveLength(2);
});

it('a monitor that is opened or comes back while the model is down knows it', async () => {
  const { modelServer, teacher, askAll } = await lesson();
  const first = await teacher.monitor();
  const { id } = await first.next('snapshot');
  first.close();
  modelServer.answer(() => refused(500));
  await askAll();
  const second = await teacher.monitor();
  expect((await second.next('snapshot')).data.modelIsDown).toBe(true);
  const returned = await teacher.monitor({ 'last-event-id': id ?? '' });
  expect((await returned.next('model')).data).toEqual({ isDown: true });
});

it('another model that is connected is not down', async () => {
  const { app, modelServer, teacher, askAll, student, session } = await lesson();
  modelServer.answer(() => refused(500));
  await askAll();
  const monitor = await teacher.monitor();
  expect((await monitor.next('snapshot')).data.modelIsDown).toBe(true);
  modelServer.reset();
  app.ctx.models.reset();
  expect((await monitor.next('model')).data).toEqual({ isDown: false });
  succeeded(await student.ask(session.id, 'Why are leaves green?'));
});
