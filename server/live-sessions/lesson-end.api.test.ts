import { beforeEach, describe, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const minute = 60_000;

describeEndpoint('continueSession', () => {
  it('goes on in the same lesson, with everybody and all their messages [spec 10.211]', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    await student.ask(session.id, 'What is 3 + 4?');
    const before = (await teacher.get(`/api/sessions/${session.id}`)).body.session;
    await teacher.stopSession(algebra.id);
    app.clock.advance(10 * minute - 1);

    const monitor = await teacher.monitor();
    expect((await monitor.next('snapshot')).data.session).toBeNull();
    const dashboard = await student.events('/api/student/events');
    await dashboard.next('snapshot');
    const answer = await teacher.post(`/api/classes/${algebra.id}/continue-session`);
    expect([answer.status, answer.body]).toEqual([200, { success: true, session: before }]);

    const { openings } = (await teacher.get(`/api/sessions/${session.id}/openings`)).body;
    const acts = { startedBy: teacher.name, endedBy: null, stoppedBy: null };
    expect(openings).toEqual([
      { id: session.openingId, openedAt: session.lastOpenedAt, closedAt: null, acts },
    ]);
    const shown = (await monitor.next('snapshot')).data;
    expect(shown.session).toEqual(before);
    expect(shown.students[0].messages).toMatchObject([{ question: 'What is 3 + 4?' }]);
    expect((await dashboard.next('class')).data.class.sessionStatus).toBe('open');
    expect((await student.ask(session.id, 'And 4 + 5?')).status).toBe(200);
  });

  it('changes nothing when the session is open', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    app.clock.advance(30 * minute);
    const answer = await teacher.post(`/api/classes/${algebra.id}/continue-session`, {
      openingId: session.openingId,
    });
    expect(succeeded(answer).session).toEqual(session);
  });

  it('is refused ten minutes after the end, and without a lesson [spec 10.211]', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    const path = `/api/classes/${algebra.id}/continue-session`;
    await teacher.stopSession(algebra.id);
    app.clock.advance(10 * minute);
    expect(await teacher.post(path)).toEqual(refusal('lesson-not-continuable'));
    const { status } = (await teacher.get(`/api/sessions/${session.id}`)).body.session;
    expect(status).toBe('closed');
    const { id: unstarted } = await teacher.createClass();
    expect(await teacher.post(`/api/classes/${unstarted}/continue-session`)).toEqual(
      refusal('lesson-not-continuable'),
    );
  });

  it('is refused for a lesson before the last one', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    const path = `/api/classes/${algebra.id}/continue-session`;
    await teacher.stopSession(algebra.id);
    const next = await teacher.startSession(algebra.id);
    const meant = { openingId: session.openingId };
    expect(await teacher.post(path, meant)).toEqual(refusal('lesson-not-continuable'));
    await teacher.stopSession(algebra.id);
    expect(await teacher.post(path, meant)).toEqual(refusal('lesson-not-continuable'));
    expect(succeeded(await teacher.post(path)).session.openingId).toBe(next.openingId);
    expect(await teacher.post(path, { openingId: '' })).toMatchObject({ status: 400 });
  });

  it('does not go on after twelve hours, at which a lesson ends by itself', async () => {
    const { teacher, class: algebra } = await startLesson(app, { students: 0 });
    app.clock.advance(12 * 60 * minute + 1);
    await app.doChores();
    await teacher.signInAgain();
    const path = `/api/classes/${algebra.id}/continue-session`;
    expect(await teacher.post(path)).toEqual(refusal('lesson-not-continuable'));
  });
});

describeEndpoint('listEndedLessons', () => {
  const path = '/api/openings/ended';

  it('lists the last lesson of each closed session for twelve hours, and says until when it can go on', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    expect(succeeded(await teacher.get(path)).openings).toEqual([]);
    app.clock.advance(40 * minute);
    await teacher.stopSession(algebra.id);
    const closedAt = app.clock.now().toISOString();
    const ended = {
      id: session.openingId,
      openedAt: session.lastOpenedAt,
      closedAt,
      sessionId: session.id,
      classId: algebra.id,
      className: algebra.className,
      acts: { startedBy: teacher.name, endedBy: 'teacher', stoppedBy: teacher.name },
    };
    const continuableUntil = new Date(Date.parse(closedAt) + 10 * minute).toISOString();
    expect(succeeded(await teacher.get(path)).openings).toEqual([{ ...ended, continuableUntil }]);
    app.clock.advance(10 * minute);
    expect(succeeded(await teacher.get(path)).openings).toEqual([{ ...ended, continuableUntil: null }]);

    const geometry = await teacher.createClass({ className: 'Geometry' });
    await teacher.startSession(geometry.id);
    await teacher.stopSession(geometry.id);
    const names = async () =>
      succeeded(await teacher.get(path)).openings.map(({ className }: { className: string }) => className);
    expect(await names()).toEqual(['Geometry', algebra.className]);
    await teacher.post(`/api/classes/${geometry.id}/archive`);
    expect(await names()).toEqual([algebra.className]);
    app.clock.advance(12 * 60 * minute);
    await teacher.signInAgain();
    expect(await names()).toEqual([]);
  });
});

describe('a lesson names its teachers', () => {
  it('tells the other teachers who started and who stopped it, and students nothing [spec 10.248]', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const colleague = await registerTeacher(app, { name: 'Mr Okafor' });
    await teacher.shareClass(algebra.id, colleague);
    await student.openSession(session.id);
    const monitor = await teacher.monitor();
    expect((await monitor.next('snapshot')).data.session.acts).toEqual({
      startedBy: teacher.name,
      endedBy: null,
      stoppedBy: null,
    });
    await colleague.stopSession(algebra.id);
    const acts = { startedBy: teacher.name, endedBy: 'teacher', stoppedBy: 'Mr Okafor' };
    expect((await monitor.next('session')).data.session).toMatchObject({ status: 'closed', acts });
    const lessons = `/api/sessions/${session.id}/openings`;
    expect(succeeded(await teacher.get(lessons)).openings).toMatchObject([{ acts }]);
    const summary = succeeded(await teacher.get(`${lessons}/${session.openingId}/summary`)).summary;
    expect(summary.acts).toEqual(acts);

    expect(succeeded(await student.get(lessons)).openings[0]).not.toHaveProperty('acts');
    const own = succeeded(await student.get(`/api/sessions/${session.id}`)).session;
    expect(own).not.toHaveProperty('acts');
    const next = await colleague.startSession(algebra.id);
    expect(next.acts).toEqual({ startedBy: 'Mr Okafor', endedBy: null, stoppedBy: null });
  });

  it('says that it ended by its timer, or by itself after twelve hours', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    const actsOf = async () =>
      succeeded(await teacher.get(`/api/sessions/${session.id}/openings`)).openings[0].acts;
    succeeded(await teacher.post(`/api/sessions/${session.id}/timer`, { minutes: 5 }));
    app.clock.advance(5 * minute);
    await app.doChores();
    expect(await actsOf()).toEqual({ startedBy: teacher.name, endedBy: 'timer', stoppedBy: null });
    await teacher.startSession(algebra.id);
    app.clock.advance(12 * 60 * minute + 1);
    await app.doChores();
    await teacher.signInAgain();
    expect(await actsOf()).toMatchObject({ endedBy: 'longest-time', stoppedBy: null });
  });

  it('names who archived the class as who stopped it', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    succeeded(await teacher.post(`/api/classes/${algebra.id}/archive`));
    const [{ acts }] = succeeded(await teacher.get(`/api/sessions/${session.id}/openings`)).openings;
    expect(acts).toMatchObject({ endedBy: 'teacher', stoppedBy: teacher.name });
  });
});
