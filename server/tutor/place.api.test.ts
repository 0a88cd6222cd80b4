import { expect, it } from 'vitest';
import { bears, callsAt } from '../../test/busy-model.ts';
import type { EventReader } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { gated } from '../../test/model-scripts.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

/** Waits for a value, with enough time for a busy machine. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

/** Four students ask a model server that bears one answer at once and holds it. */
async function queueOfFour() {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url, keyWait: null });
  const lesson = await startLesson(app, { students: 4 });
  const refusals = bears(modelServer, 1, gated('go on', ['What is '], ['given?']));
  // A chore that runs every second tells the places.
  const wait = async (milliseconds: number) => {
    app.clock.advance(milliseconds);
    await app.doChores();
  };
  const asking = [];
  for (const student of lesson.students) {
    asking.push(await student.askStreaming(lesson.session.id, 'Why do leaves look green?'));
    // The model server holds the answer to the first question and refuses the second. The others wait without
    // calling it.
    await eventually(() => callsAt(modelServer) + refusals()).toBeGreaterThanOrEqual(
      Math.min(asking.length, 2),
    );
    await wait(1_000);
  }
  return { app, modelServer, wait, asking, ...lesson };
}

/** Stops every question: a server that closes would wait ten seconds for the answers. */
async function stopAll(students: readonly Student[], asking: readonly EventReader[]) {
  for (const [index, { seen }] of asking.entries()) {
    const { interactionId } = seen.find(({ event }) => event === 'start')?.data ?? {};
    const student = students[index] as Student;
    succeeded(await student.post(`/api/interactions/${interactionId}/stop`));
  }
}

it('a student whose question waits is told the place, each change of it, and when its turn has come [spec 10.256]', async () => {
  const { modelServer, wait, asking } = await queueOfFour();
  const last = asking[3];
  expect((await last?.next('place'))?.data.place).toEqual({ before: 2, seconds: null });
  modelServer.open('go on');
  await eventually(async () => {
    await wait(1_000);
    return last?.seen.map(({ event }) => event);
  }).toContain('done');
  const told = last?.seen.filter(({ event }) => event === 'place').map(({ data }) => data.place) ?? [];
  expect(told.at(-1)).toBeNull();
  const places = told.flatMap((place) => place?.before ?? []);
  expect(places).toEqual(places.toSorted((one: number, other: number) => other - one));
});

it('the place is told again to a page that was loaded again, and no place to those who need not wait', async () => {
  const { students, asking } = await queueOfFour();
  expect(asking[0]?.seen.map(({ event }) => event)).not.toContain('place');
  const { interactionId } = (await asking[3]?.next('start'))?.data ?? {};
  await asking[3]?.next('place');
  const following = await students[3]?.events(`/api/interactions/${interactionId}/events`);
  expect((await following?.next('place'))?.data.place).toMatchObject({ before: 2 });
  await stopAll(students, asking);
});

it('tells an estimate once answers have shown how long they take', async () => {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url, keyWait: null });
  const { students, session, student } = await startLesson(app, { students: 4 });
  for (const gate of ['first', 'second', 'third']) {
    modelServer.script(gated(gate, ['What is '], ['given?']));
    const asking = await student.askStreaming(session.id, 'Why do leaves look green?');
    await eventually(() => callsAt(modelServer)).toBe(1);
    app.clock.advance(8_000);
    modelServer.open(gate);
    await asking.next('done');
  }
  const refusals = bears(modelServer, 1, gated('never', ['What is '], ['given?']));
  const waiting: EventReader[] = [];
  for (const each of students) waiting.push(await each.askStreaming(session.id, 'Why do they turn red?'));
  await eventually(refusals).toBeGreaterThanOrEqual(1);
  await eventually(() => app.ctx.queue.counts()).toEqual({ running: 1, waiting: 3 });
  await app.doChores();
  const told = () =>
    waiting.flatMap(({ seen }) =>
      seen.filter(({ event }) => event === 'place').map(({ data }) => data.place),
    );
  await eventually(() => told().length).toBe(3);
  const last = told();
  // An answer took 8 seconds, the one under way is waited for, too, and estimates are rounded up to a multiple
  // of 5.
  for (const { before, seconds } of last) expect(seconds).toBe(Math.ceil(((before + 1) * 8) / 5) * 5);
  expect(last.map(({ before }) => before).toSorted()).toEqual([0, 1, 2]);
  await stopAll(students, waiting);
});
