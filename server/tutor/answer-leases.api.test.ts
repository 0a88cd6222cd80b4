import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { startApp } from '../../test/harness.ts';
import { HeldClock } from '../../test/held-app.ts';
import { stalled } from '../../test/model-scripts.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { failOrphaned, maintainLeases } from './answer-ends.ts';
import { Answers } from './answers.ts';
import { dropOldKeys, keysSince } from './questions.ts';

/**
 * A question whose answer never ends. `otherProcess` has the same database, but does not answer the question.
 */
async function pendingQuestion() {
  const modelServer = await startScriptedModel();
  modelServer.script(stalled('Half an answer. '), 'pending');
  const clock = new HeldClock();
  const app = await startApp({ modelUrl: modelServer.url, clock });
  const people = await startLesson(app);
  const reader = await people.student.askStreaming(people.session.id, 'Still pending?');
  const { interactionId } = (await reader.next('start')).data;
  await reader.next('delta');
  onTestFinished(() => app.ctx.answers.get(interactionId)?.stop());
  const stored = async () => {
    const path = `/api/sessions/${people.session.id}/interactions`;
    return succeeded(await people.student.get(path)).interactions[0];
  };
  return {
    ...people,
    app,
    clock,
    reader,
    stored,
    otherProcess: { ...app.ctx, answers: new Answers() },
  };
}

it('a pending question belongs to the process that answers it while it renews the lease', async () => {
  const { app, clock, otherProcess, stored } = await pendingQuestion();
  for (let n = 0; n < 5; n++) {
    clock.advance(25_000);
    await maintainLeases(app.ctx);
    await maintainLeases(otherProcess);
  }
  expect(await stored()).toMatchObject({ status: 'pending' });
});

it('a question whose lease has expired is marked as failed by any process [spec 10.35]', async () => {
  const { clock, otherProcess, stored, teacher } = await pendingQuestion();
  const monitor = await teacher.monitor();
  await monitor.next('snapshot');
  clock.advance(31_000);
  await maintainLeases(otherProcess);
  expect(await stored()).toMatchObject({ status: 'failed', failure: 'model-failed' });
  expect((await monitor.next('answer')).data.interaction).toMatchObject({ status: 'failed' });
});

it('an answer that comes after its question was marked as failed changes nothing', async () => {
  const { app, clock, otherProcess, reader, stored } = await pendingQuestion();
  clock.advance(31_000);
  await maintainLeases(otherProcess);
  const ended = await stored();
  for (const id of app.ctx.answers.ids()) app.ctx.answers.get(id)?.stop();
  expect((await reader.next('error')).data.code).toBe('model-failed');
  expect(await stored()).toEqual(ended);
});

it('the next start marks every pending question as failed, whatever its lease', async () => {
  const { otherProcess, stored } = await pendingQuestion();
  await failOrphaned(otherProcess);
  expect(await stored()).toMatchObject({ status: 'failed', failure: 'model-failed' });
});

it('idempotency keys are kept for 24 hours', async () => {
  const db = await freshDatabase();
  const clock = new HeldClock();
  const app = await startApp({ db, clock });
  const { student, session } = await startLesson(app);
  const key = '7d3f3c0a-95a4-4c8b-8f5e-1f5f0a2d9c11';
  await student.ask(session.id, 'Once?', { key });
  const count = async () => (await db.read.selectFrom('idempotency_key').selectAll().execute()).length;
  clock.advance(23 * 3_600_000);
  await dropOldKeys(app.ctx);
  expect(await count()).toBe(1);
  clock.advance(2 * 3_600_000);
  expect(keysSince(app.ctx) > '2000').toBe(true);
  await dropOldKeys(app.ctx);
  expect(await count()).toBe(0);
});
