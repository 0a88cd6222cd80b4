import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { raceWrites } from '../../test/race-writes.ts';
import { refusal } from '../../test/refusal.ts';
import { endTimedOutLessons } from './lesson-end-rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minute).toISOString();

describeEndpoint('setLessonTimer', () => {
  it('ends the lesson by itself, and everybody knows when [spec 10.212]', async () => {
    const { teacher, session, student, class: algebra } = await startLesson(app);
    await student.openSession(session.id);
    const monitor = await teacher.monitor();
    expect((await monitor.next('snapshot')).data.session.endsAt).toBeNull();
    const dashboard = await student.events('/api/student/events');
    await dashboard.next('snapshot');

    const endsAt = inMinutes(30);
    const answer = await teacher.post(`/api/sessions/${session.id}/timer`, { minutes: 30 });
    expect(answer.body).toMatchObject({ success: true, session: { endsAt, status: 'open' } });
    expect((await monitor.next('session')).data.session.endsAt).toBe(endsAt);
    expect((await dashboard.next('class')).data.class.id).toBe(algebra.id);
    expect((await student.openSession(session.id)).endsAt).toBe(endsAt);

    app.clock.advance(30 * minute - 1);
    await app.doChores();
    expect((await student.openSession(session.id)).status).toBe('open');
    app.clock.advance(1);
    await app.doChores();
    expect((await monitor.next('session')).data.session).toMatchObject({ status: 'closed', endsAt: null });
    expect((await dashboard.next('class')).data.class.sessionStatus).toBe('closed');
    const { openings } = (await teacher.get(`/api/sessions/${session.id}/openings`)).body;
    expect(openings).toMatchObject([{ id: session.openingId, closedAt: endsAt }]);
  });

  it('can be set to a moment, changed and removed [spec 10.212]', async () => {
    const { teacher, session } = await startLesson(app, { students: 0 });
    const path = `/api/sessions/${session.id}/timer`;
    const set = async (body: object) => succeeded(await teacher.post(path, body)).session.endsAt;
    expect(await set({ endsAt: inMinutes(5) })).toBe(inMinutes(5));
    expect(await set({ minutes: 180 })).toBe(inMinutes(180));
    expect(await set({ minutes: null })).toBeNull();
    expect(await set({ minutes: 5 })).toBe(inMinutes(5));
    expect(await set({ endsAt: null })).toBeNull();
    app.clock.advance(5 * minute);
    await app.doChores();
    expect((await teacher.get(`/api/sessions/${session.id}`)).body.session.status).toBe('open');
  });

  it('lasts five minutes to three hours, and never longer than a lesson can', async () => {
    const { teacher, session } = await startLesson(app, { students: 0 });
    const path = `/api/sessions/${session.id}/timer`;
    const wrong = [
      { minutes: 4 },
      { minutes: 181 },
      { minutes: 7.5 },
      { endsAt: inMinutes(4) },
      { endsAt: inMinutes(181) },
      { endsAt: 'soon' },
      { minutes: 5, endsAt: inMinutes(5) },
      {},
    ];
    for (const body of wrong)
      expect(await teacher.post(path, body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    app.clock.advance(11 * 60 * minute);
    const { endsAt } = succeeded(await teacher.post(path, { minutes: 90 })).session;
    expect(endsAt).toBe(inMinutes(60));
  });

  it('ends with the lesson, and runs on when the lesson is continued in time', async () => {
    const { teacher, session, class: algebra } = await startLesson(app, { students: 0 });
    const path = `/api/sessions/${session.id}/timer`;
    const goOn = async () =>
      succeeded(await teacher.post(`/api/classes/${algebra.id}/continue-session`)).session;
    await teacher.post(path, { minutes: 20 });
    const endsAt = inMinutes(20);
    await teacher.stopSession(algebra.id);
    expect(await teacher.post(path, { minutes: 30 })).toEqual(refusal('lesson-not-open'));
    expect(await goOn()).toMatchObject({ endsAt, openingId: session.openingId });

    app.clock.advance(20 * minute);
    await app.doChores();
    expect(await goOn()).toMatchObject({ endsAt: null, openingId: session.openingId });
    await app.doChores();
    expect((await teacher.get(`/api/sessions/${session.id}`)).body.session.status).toBe('open');

    await teacher.post(path, { minutes: 20 });
    await teacher.stopSession(algebra.id);
    expect((await teacher.startSession(algebra.id)).endsAt).toBeNull();
  });

  it('does not end a lesson whose timer was moved at the same moment', async () => {
    const { teacher, session } = await startLesson(app, { students: 0 });
    await teacher.post(`/api/sessions/${session.id}/timer`, { minutes: 5 });
    app.clock.advance(5 * minute);
    const later = inMinutes(10);
    await raceWrites(
      app.ctx,
      (ctx) =>
        ctx.db.write(({ query }) =>
          query.updateTable('opening').set({ ends_at: later }).where('id', '=', session.openingId).execute(),
        ),
      endTimedOutLessons,
    );
    expect((await teacher.get(`/api/sessions/${session.id}`)).body.session).toMatchObject({
      status: 'open',
      endsAt: later,
    });
  });
});
