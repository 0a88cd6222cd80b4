import { beforeEach, describe, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { nameSafeguarding } from '../identity/school-rules.ts';

const day = 24 * 3_600_000;
const danger = 'I want to kill myself.';

let app: TestApp;
let admin: Teacher;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp();
  admin = await registerAdministrator(app);
  lesson = await startLesson(app);
});

const asSetByProfile = { conversations: null, records: null, accounts: null, responsible: '' };
const ask = (question: string) => lesson.student.ask(lesson.session.id, question);
const set = (chosen: object) => admin.post('/api/school/retention', { ...asSetByProfile, ...chosen });
const state = async () => succeeded(await admin.get('/api/school/retention'));
const read = () => app.ctx.db.read;
const questions = async () =>
  (await read().selectFrom('interaction').select('question').orderBy('created_at').execute()).map(
    ({ question }) => question,
  );

/**
 * Lets days pass and runs all chores at their end. The sign-ins have ended by then, so the teachers sign in
 * again.
 */
async function later(days: number): Promise<void> {
  app.clock.advance(days * day);
  await app.doChores();
  for (const person of [admin, lesson.teacher]) await person.signInAgain();
}

describeEndpoint('getRetention', () => {
  it('shows what the profile of the school says where the school has chosen nothing [standard 14.1]', async () => {
    expect(await state()).toMatchObject({
      chosen: asSetByProfile,
      ofProfile: { conversations: 24, records: 60, accounts: 24 },
      beginsAt: null,
      lastRun: null,
    });
    await admin.chooseProfile('england-2026');
    expect((await state()).ofProfile).toEqual({ conversations: 12, records: 300, accounts: 12 });
  });

  it('says when the last run was and what it removed [spec 10.192, standard 15.6]', async () => {
    await ask('What is a slope?');
    succeeded(await set({ conversations: 1, accounts: 3 }));
    await later(100);
    const at = app.clock.now().toISOString();
    expect((await state()).lastRun).toEqual({
      beganAt: at,
      finishedAt: at,
      removed: { conversations: 1, records: 0, accounts: 1 },
    });
    await later(1);
    expect((await state()).lastRun.removed).toEqual({ conversations: 0, records: 0, accounts: 0 });
  });
});

describeEndpoint('setRetention', () => {
  it('chooses how long the school keeps which data, and is recorded in the security log', async () => {
    const chosen = { conversations: 6, records: 24, accounts: 9, responsible: 'Ms Okoye, room 12' };
    expect(succeeded(await set(chosen)).chosen).toEqual(chosen);
    expect((await state()).chosen).toEqual(chosen);
    const { entries } = succeeded(await admin.get('/api/school/security-log?kind=deletion'));
    expect(entries).toMatchObject([{ event: 'retention-set', by: { uid: admin.uid } }]);
  });

  it('has limits, so that no slip empties a school', async () => {
    for (const wrong of [{ conversations: 0 }, { records: 11 }, { accounts: 2 }])
      expect(await set(wrong)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

describe('the daily run', () => {
  it('deletes conversations when their time is over, and not before [standard 11.21 14.1 17.5]', async () => {
    await ask('What is a slope?');
    succeeded(await set({ conversations: 6 }));
    await later(180);
    expect(await questions()).toContain('What is a slope?');
    await later(10);
    expect(await questions()).not.toContain('What is a slope?');
  });

  it('deletes notes, help requests and pauses with the conversations [spec 10.249]', async () => {
    const { id } = lesson.session;
    succeeded(await lesson.student.post(`/api/sessions/${id}/help-request`, { text: 'Help.' }));
    succeeded(await lesson.teacher.post(`/api/sessions/${id}/notes`, { text: 'Five more minutes.' }));
    succeeded(await lesson.teacher.post(`/api/sessions/${id}/pause`, { text: 'Look up.' }));
    succeeded(await lesson.teacher.post(`/api/sessions/${id}/resume`, {}));
    const left = async () => [
      ...(await read().selectFrom('help_request').select('text').execute()),
      ...(await read().selectFrom('note').select('text').execute()),
      ...(await read().selectFrom('pause').select('text').execute()),
    ];
    succeeded(await set({ conversations: 6 }));
    await later(180);
    expect(await left()).toEqual([{ text: 'Help.' }, { text: 'Five more minutes.' }, { text: 'Look up.' }]);
    await later(10);
    expect(await left()).toEqual([]);
  });

  it('never deletes an alert that nobody has looked at, nor its message [spec 10.193, standard 17.5]', async () => {
    await ask(danger);
    await ask('What is a slope?');
    succeeded(await set({ conversations: 1, records: 12, accounts: 3 }));
    await later(800);
    expect(await questions()).toEqual([danger]);
    const [alert] = succeeded(await lesson.teacher.get('/api/alerts')).alerts;
    expect(alert).toMatchObject({ message: danger, studentName: lesson.student.name });

    succeeded(await lesson.teacher.post(`/api/alerts/${alert.id}/acknowledge`));
    await later(1);
    expect(succeeded(await lesson.teacher.get('/api/alerts')).alerts).toEqual([]);
    expect(await questions()).toEqual([]);
    expect((await state()).lastRun.removed).toMatchObject({ records: 1, conversations: 1 });
    // The account was deleted long ago. Its nameless holder is deleted once the record is.
    await later(1);
    const holder = await read().selectFrom('profile').select('uid').where('role', '=', 'student').execute();
    expect(holder).toEqual([]);
  });

  it('keeps an observation for as long as a safeguarding record, and until its contact has closed it [standard 17.5]', async () => {
    const contact = await registerTeacher(app);
    const words = { contactName: 'Ms Okoye', contactEmail: contact.email, helpline: '116 123' };
    await nameSafeguarding(app.ctx, 'school', words);
    const schoolId = (await read().selectFrom('school').select('id').executeTakeFirstOrThrow()).id;
    const observation = (id: string, closedAt: string | null) => ({
      id,
      school_id: schoolId,
      student_id: lesson.student.uid,
      student_name: lesson.student.name,
      pattern: 'night-use' as const,
      window_from: app.clock.now().toISOString(),
      window_until: app.clock.now().toISOString(),
      evidence: '{}',
      noted_at: app.clock.now().toISOString(),
      closed_at: closedAt,
    });
    const at = app.clock.now().toISOString();
    await app.ctx.db.write(async ({ query }) => {
      await query
        .insertInto('observation')
        .values([observation('OPEN', null), observation('CLOSED', at)])
        .execute();
    });
    const kept = async () =>
      (await read().selectFrom('observation').select('id').orderBy('id').execute()).map(({ id }) => id);
    succeeded(await set({ records: 18 }));
    await later(366);
    expect(await kept()).toEqual(['CLOSED', 'OPEN']);
    await later(200);
    expect(await kept()).toEqual(['OPEN']);
  });

  it('deletes accounts of students that nobody used, and keeps those that asked something', async () => {
    const idle = await registerStudent(app, lesson.session.sessionCode);
    succeeded(await set({ accounts: 12 }));
    await later(300);
    await lesson.student.signInAgain();
    await lesson.teacher.startSession(lesson.class.id);
    succeeded(await ask('What is a slope?'));
    await later(100);
    const left = await read().selectFrom('profile').select('uid').where('role', '=', 'student').execute();
    expect(left.map(({ uid }) => uid)).toEqual([lesson.student.uid]);
    expect(left.map(({ uid }) => uid)).not.toContain(idle.uid);
    await later(300);
    expect(await read().selectFrom('profile').select('uid').where('role', '=', 'student').execute()).toEqual(
      [],
    );
  });

  it('goes on in the next minute when one run of the chore does not delete everything [spec 10.192]', async () => {
    await ask('What is a slope?');
    const asked = await read().selectFrom('interaction').selectAll().executeTakeFirstOrThrow();
    const many = Array.from({ length: 500 }, (_, n) => ({ ...asked, id: `OLD${n}` }));
    await app.ctx.db.write(async ({ query }) => {
      for (let block = 0; block < 22; block++)
        await query
          .insertInto('interaction')
          .values(many.map((row) => ({ ...row, id: `${row.id}B${block}` })))
          .execute();
    });
    succeeded(await set({ conversations: 1 }));
    await later(40);
    const running = (await state()).lastRun;
    expect(running).toMatchObject({ finishedAt: null, removed: { conversations: 10_000 } });
    await later(0);
    expect((await state()).lastRun).toMatchObject({ removed: { conversations: 11_001 } });
    expect((await state()).lastRun.finishedAt).not.toBeNull();
    expect(await questions()).toEqual([]);
  });

  it('deletes nothing before the moment at which the retention of a school begins', async () => {
    await ask('What is a slope?');
    const beginsAt = new Date(app.clock.now().getTime() + 130 * day).toISOString();
    succeeded(await set({ conversations: 1 }));
    await app.ctx.db.write(async ({ query }) => {
      await query.updateTable('school_retention').set({ begins_at: beginsAt }).execute();
    });
    await later(129);
    expect(await questions()).toEqual(['What is a slope?']);
    expect(await state()).toMatchObject({ beginsAt, lastRun: null });
    await later(2);
    expect(await questions()).toEqual([]);
  });
});
