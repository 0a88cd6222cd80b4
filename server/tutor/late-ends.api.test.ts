import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { startApp } from '../../test/harness.ts';
import { gated, streamed } from '../../test/model-scripts.ts';
import { startLesson, storedOf } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import type { Db } from '../db/db.ts';
import { maintainLeases, storeLateEnds } from './answer-ends.ts';

const away = () => Object.assign(new Error('The database is away.'), { code: 'ECONNRESET' });

/**
 * A lesson on a database that a test can take away. While it is `away`, every write fails. When it is `lost
 * in the next commit`, the next write is committed, but its caller gets an error.
 */
async function lessonOnUnsteadyDatabase() {
  const db = await freshDatabase();
  let state: 'there' | 'away' | 'lost in the next commit' = 'there';
  const write: Db['write'] = async (work) => {
    const before = state;
    if (before === 'away') throw away();
    if (before === 'lost in the next commit') state = 'there';
    const value = await db.write(work);
    if (before === 'there') return value;
    throw away();
  };
  const modelServer = await startScriptedModel();
  const app = await startApp({ db: { ...db, write }, modelUrl: modelServer.url, keyWait: null });
  const set = (next: typeof state) => {
    state = next;
  };
  return { modelServer, app, set, ...(await startLesson(app)) };
}

it('an answer that ends while the database is away is refused, and stored as soon as it is back', async () => {
  const { modelServer, app, set, student, session } = await lessonOnUnsteadyDatabase();
  modelServer.script(gated('go on', ['What is '], ['given?']));
  const asked = student.ask(session.id, 'Why do leaves look green?');
  await modelServer.request(0);
  set('away');
  modelServer.open('go on');
  expect(await asked).toEqual(refusal('not-ready'));
  // Its lease expires before the database is back.
  app.clock.advance(31_000);
  await storeLateEnds(app.ctx);
  expect(await storedOf(student, session.id)).toMatchObject([{ status: 'pending' }]);
  set('there');
  await maintainLeases(app.ctx);
  await storeLateEnds(app.ctx);
  expect(await storedOf(student, session.id)).toMatchObject([
    { status: 'answered', answer: 'What is given?' },
  ]);
});

it('a question that was stored although nobody heard of it fails at once, so that the student can ask again', async () => {
  const { modelServer, app, set, student, session } = await lessonOnUnsteadyDatabase();
  modelServer.answer(() => streamed(['What is given?']));
  set('lost in the next commit');
  expect(await student.ask(session.id, 'Why do leaves look green?')).toEqual(refusal('not-ready'));
  await storeLateEnds(app.ctx);
  app.clock.advance(1_000);
  expect((await student.ask(session.id, 'And why do they turn red?')).status).toBe(200);
  expect(await storedOf(student, session.id)).toMatchObject([
    { status: 'failed', failure: 'not-ready' },
    { status: 'answered' },
  ]);
});
