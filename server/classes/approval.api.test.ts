import { beforeEach, describe, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** A class whose teacher lets each student in, with a student who has asked to join. */
async function startApproval() {
  const lesson = await startLesson(app);
  const { teacher, class: created, session } = lesson;
  const at = (path: string, body?: object) => teacher.post(`/api/classes/${created.id}/${path}`, body);
  const setApproval = async (asksApproval: boolean) =>
    succeeded(await at('update', { className: created.className, asksApproval })).class;
  await setApproval(true);
  const leo = await registerStudent(app, session.sessionCode, { firstName: 'Leo', lastName: 'Berg' });
  const join = () => leo.post('/api/classes/join', { classCode: created.classCode });
  const dashboard = async () => succeeded(await leo.get('/api/classes/student'));
  const ownClass = async () => succeeded(await teacher.get('/api/classes/teacher')).classes[0];
  return { ...lesson, at, setApproval, leo, join, dashboard, ownClass };
}

describe('a class whose teacher lets each student in', () => {
  it('tells a student who joins that they have to wait, and nothing about itself but its name [spec 10.101]', async () => {
    const { join, dashboard, ownClass, leo, session, class: created, teacher } = await startApproval();
    const waiting = {
      classId: created.id,
      className: 'Algebra 1',
      askedAt: app.clock.now().toISOString(),
      declinedAt: null,
    };
    const message = 'You asked to join Algebra 1. Your teacher has to let you in.';
    expect(succeeded(await join())).toEqual({ success: true, message, class: null, waiting });
    const shown = await dashboard();
    expect(shown).toMatchObject({ classes: [], waiting: [waiting], invitation: null, hadClasses: false });
    for (const hidden of [teacher.name, created.classCode, session.id])
      expect(JSON.stringify(shown)).not.toContain(hidden);
    const { waiting: asking, roster, students } = await ownClass();
    expect(asking).toEqual([
      {
        uid: leo.uid,
        name: 'Leo Berg',
        username: expect.any(String),
        firstName: 'Leo',
        lastName: 'Berg',
        askedAt: waiting.askedAt,
      },
    ]);
    expect(JSON.stringify([roster, students])).not.toContain(leo.uid);
  });

  it('keeps one request of a student, and none of a student who is in the class', async () => {
    const { join, ownClass, student, class: created } = await startApproval();
    const [first] = [await join(), app.clock.advance(60_000)];
    expect((await join()).body).toEqual(first.body);
    expect(await student.joinClass(created.classCode)).toMatchObject({ id: created.id });
    expect((await ownClass()).waiting).toHaveLength(1);
  });

  it('opens to the student when the teacher lets them in, and both are notified at once', async () => {
    const { join, dashboard, ownClass, at, leo, teacher, class: created } = await startApproval();
    const feed = await leo.events('/api/student/events');
    const monitor = await teacher.monitor();
    await feed.next('snapshot');
    await monitor.next('snapshot');
    await join();
    await monitor.next('joinRequests');
    expect((await feed.next('snapshot')).data.waiting).toMatchObject([{ className: 'Algebra 1' }]);
    const { class: shown } = succeeded(await at('let-in', { studentUid: leo.uid }));
    expect((await feed.next('class')).data.class).toMatchObject({ id: created.id });
    expect(shown).toMatchObject({ waiting: [], asksApproval: true });
    expect(shown.roster.map(({ uid }: { uid: string }) => uid)).toContain(leo.uid);
    expect(await dashboard()).toMatchObject({ classes: [{ id: created.id }], waiting: [] });
    expect((await ownClass()).waiting).toEqual([]);
  });

  it('tells the student when the teacher declines; the student can ask again, or withdraw the request', async () => {
    const { join, dashboard, ownClass, at, leo, class: created } = await startApproval();
    await join();
    const feed = await leo.events('/api/student/events');
    await feed.next('snapshot');
    succeeded(await at('decline', { studentUid: leo.uid }));
    const declinedAt = app.clock.now().toISOString();
    expect((await feed.next('snapshot')).data.waiting).toMatchObject([{ declinedAt }]);
    expect((await ownClass()).waiting).toEqual([]);
    app.clock.advance(60_000);
    expect(succeeded(await join()).waiting).toMatchObject({
      declinedAt: null,
      askedAt: app.clock.now().toISOString(),
    });
    const left = succeeded(await leo.post(`/api/classes/${created.id}/leave`));
    expect(left.message).toBe('You no longer ask to join Algebra 1.');
    expect((await dashboard()).waiting).toEqual([]);
    expect((await ownClass()).waiting).toEqual([]);
    expect(await leo.post(`/api/classes/${created.id}/leave`)).toEqual(refusal('class-not-found'));
  });

  it('makes a student who left wait again, and still refuses one who was removed', async () => {
    const { at, student, leo, join, class: created } = await startApproval();
    const again = () => student.post('/api/classes/join', { classCode: created.classCode });
    await student.post(`/api/classes/${created.id}/leave`);
    expect(succeeded(await again()).class).toBeNull();
    await join();
    await at('let-in', { studentUid: leo.uid });
    await at('remove-student', { studentUid: leo.uid });
    expect(await join()).toEqual(refusal('removed-from-class'));
  });

  it('hides the students who wait while it is archived', async () => {
    const { at, join, dashboard } = await startApproval();
    await join();
    await at('archive');
    expect((await dashboard()).waiting).toEqual([]);
    await at('restore');
    expect((await dashboard()).waiting).toHaveLength(1);
  });
});

describe('the approval of a class', () => {
  it('is off until its teacher turns it on, and other changes of the class keep it', async () => {
    const { teacher, class: created } = await startLesson(app);
    expect(created).toMatchObject({ asksApproval: false, waiting: [] });
    const asking = await teacher.createClass({ className: 'Physics', asksApproval: true });
    expect(asking.asksApproval).toBe(true);
    const renamed = await teacher.post(`/api/classes/${asking.id}/update`, { className: 'Optics' });
    expect(succeeded(renamed).class).toMatchObject({ className: 'Optics', asksApproval: true });
  });

  it('lets in at once whoever joins after it was turned off, and leaves the others to the teacher', async () => {
    const { setApproval, join, ownClass, session, class: created } = await startApproval();
    await join();
    expect((await setApproval(false)).waiting).toHaveLength(1);
    const late = await registerStudent(app, session.sessionCode);
    expect(await late.joinClass(created.classCode)).toMatchObject({ id: created.id });
    expect(succeeded(await join()).class).toMatchObject({ id: created.id });
    expect((await ownClass()).waiting).toEqual([]);
  });

  it('is in the security log, with who was let in and who was declined', async () => {
    const { setApproval, at, join, leo, teacher } = await startApproval();
    await join();
    await at('decline', { studentUid: leo.uid });
    await join();
    await at('let-in', { studentUid: leo.uid });
    await setApproval(false);
    const rows = await app.ctx.db.read
      .selectFrom('security_log')
      .select(['event', 'detail', 'actor_id', 'about_id'])
      .where('class_id', 'is not', null)
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { event: 'approval-set', detail: 'on', actor_id: teacher.uid, about_id: null },
      { event: 'student-declined', detail: null, actor_id: teacher.uid, about_id: leo.uid },
      { event: 'student-let-in', detail: null, actor_id: teacher.uid, about_id: leo.uid },
      { event: 'approval-set', detail: 'off', actor_id: teacher.uid, about_id: null },
    ]);
  });
});

describeEndpoint('declineStudent', () => {
  it('is only about a student who waits', async () => {
    const { at, join, leo, student } = await startApproval();
    const body = { studentUid: leo.uid };
    await join();
    expect((await at('decline', {})).body.code).toBe('invalid-input');
    expect(await at('decline', { studentUid: student.uid })).toEqual(refusal('student-not-found'));
    succeeded(await at('decline', body));
    expect(await at('decline', body)).toEqual(refusal('student-not-found'));
  });
});
