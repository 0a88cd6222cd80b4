import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { call } from '../test/client.ts';
import { startApp } from '../test/harness.ts';
import * as scripts from '../test/model-scripts.ts';
import { registerStudent, registerTeacher, startLesson } from '../test/people.ts';
import { startScriptedModel } from '../test/scripted-model.ts';
import { createLog } from './log.ts';

/** A word that is put into everything that must not be logged. */
const mark = 'zebrawort';

/** Makes the database fail with the text of the row that it was given. */
const failWithTheRow: Record<'sqlite' | 'postgres', RawBuilder<unknown>[]> = {
  sqlite: [
    sql`create trigger quotes before insert on interaction begin select raise(abort, 'quoted: zebrawort'); end`,
  ],
  postgres: [
    sql`create or replace function quotes() returns trigger language plpgsql as
      $$ begin raise exception 'quoted: %', new.question using detail = new.question; end $$`,
    sql`create trigger quotes before insert on interaction for each row execute function quotes()`,
  ],
};

it('the log has no word of a person or of the model and no key, whatever fails', async () => {
  let log = '';
  const model = await startScriptedModel();
  const app = await startApp({
    log: createLog('trace', {
      write: (line) => {
        log += line;
      },
    }),
    modelUrl: model.url,
    modelKey: `key-${mark}`,
  });
  const lesson = await startLesson(app, { students: 0 });
  const student = await registerStudent(app, lesson.session.sessionCode, {
    firstName: mark,
    lastName: mark,
    username: mark,
    password: `${mark}-student`,
  });
  await student.joinClass(lesson.class.classCode);
  await registerTeacher(app, { name: mark, email: `${mark}@school.example`, password: `${mark}-teacher` });

  const echoed = `${mark} and key-${mark}`;
  for (const script of [
    scripts.streamed([`${mark} `, mark]),
    scripts.refused(500, echoed),
    scripts.refused(401, echoed),
    scripts.refused(429, echoed),
    scripts.errorInStream(mark),
    scripts.brokenOff(mark),
    scripts.cutShort(mark),
    scripts.rawStream(`data: {"${mark}\n\n`),
    scripts.rawStream(`event: error\ndata: ${mark}\n\n`),
    scripts.rawStream(`<html>${mark}`),
    scripts.plainJson(null),
    { steps: [{ raw: `{"error": "${mark}"}` }] },
    { steps: [{ raw: `{"${mark}` }] },
    { status: 307, headers: { location: `http://127.0.0.1:1/${mark}` }, steps: [] },
  ]) {
    model.script(script, /./);
    await student.ask(lesson.session.id, `Who is ${mark}?`);
  }

  const headers = {
    'user-agent': mark,
    'idempotency-key': mark,
    cookie: `${mark}=${mark}`,
    'x-forwarded-for': mark,
    'x-request-id': mark,
  };
  for (const path of [
    '/api/auth/sign-in/email',
    '/api/student/ask',
    '/auth/register',
    `/api/${mark}`,
    `/${mark}?q=${mark}`,
  ]) {
    await call(app.url, 'POST', path, { token: student.token, headers, raw: `{"${mark}": ${mark}` });
    await call(app.url, 'POST', path, {
      token: mark,
      headers,
      body: { email: `${mark}@x.example`, password: mark, question: mark },
    });
    await call(app.url, 'GET', `${path}?cursor=${mark}`, { token: lesson.teacher.token, headers });
  }
  const onInteraction = app.ctx.db.engine === 'postgres' ? 'on interaction' : '';
  for (const statement of failWithTheRow[app.ctx.db.engine])
    await app.ctx.db.write(({ query }) => statement.execute(query));
  const failed = await student.ask(lesson.session.id, `Once more: ${mark}`);
  // On PostgreSQL the next test gets the same database, from which only the rows are deleted.
  await app.ctx.db.write(({ query }) => sql`drop trigger quotes ${sql.raw(onInteraction)}`.execute(query));
  expect(failed.status).toBe(500);
  const reset = { studentUid: student.uid };
  await lesson.teacher.post(`/api/classes/${lesson.class.id}/reset-password`, reset);

  expect(log).toContain('a call failed');
  expect(log).toContain('an answer failed');
  expect(log).toContain('The model server answered 500.');
  expect(log.toLowerCase()).not.toContain(mark);
  for (const token of [student.token, lesson.teacher.token]) expect(log).not.toContain(token.split('.')[0]);
});

describe('the id of a call', () => {
  /** The product with a log that a test can read. */
  async function logged() {
    const lines: Record<string, unknown>[] = [];
    const model = await startScriptedModel();
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const app = await startApp({ log, modelUrl: model.url, keyWait: null });
    return { app, model, lines, lesson: await startLesson(app) };
  }

  it('is in the body and the header of a fault and in its line of the log, for people to quote [spec 10.229]', async () => {
    const { app, lines, lesson } = await logged();
    await app.ctx.db.close();
    const failed = await call(app.url, 'GET', '/api/classes/teacher', { token: lesson.teacher.token });
    expect(failed.status).toBe(500);
    expect(failed.headers.get('x-request-id')).toBe(failed.body.requestId);
    const other = await call(app.url, 'GET', '/api/classes/teacher', { token: lesson.teacher.token });
    for (const { requestId } of [failed.body, other.body])
      expect(lines.filter(({ msg, reqId }) => msg === 'a call failed' && reqId === requestId)).toEqual([
        expect.objectContaining({
          req: { method: 'GET', route: '/api/classes/teacher' },
          err: expect.objectContaining({ type: expect.any(String), stack: expect.stringMatching(/\n +at /) }),
        }),
      ]);
    expect(failed.body.requestId).not.toBe(other.body.requestId);
    const refused = await call(app.url, 'GET', '/nosuch');
    expect([refused.body.requestId, refused.headers.get('x-request-id')]).toEqual([undefined, null]);
  });

  it('leads from what a student was told to the answer that failed, as a whole and as a stream', async () => {
    const { model, lines, lesson } = await logged();
    model.script(scripts.refused(500), /./);
    const whole = await lesson.student.ask(lesson.session.id, 'How do fractions work?');
    const stream = await lesson.student.askStreaming(lesson.session.id, 'And now?');
    const streamed = (await stream.next('error')).data;
    for (const requestId of [whole.body.requestId, streamed.requestId]) {
      const told = lines.find((line) => line.reqId === requestId && line.interaction !== undefined);
      expect(told).toMatchObject({ msg: 'a student was told that an answer failed', code: 'model-failed' });
      expect(lines).toContainEqual(
        expect.objectContaining({ msg: 'an answer failed', interaction: told?.interaction }),
      );
    }
  });
});
