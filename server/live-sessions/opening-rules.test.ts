import { beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, lessonIn, type RulesWorld, rulesWorld, teacherIn } from '../../test/context.ts';
import { createClass, topicOf } from '../classes/rules.ts';
import { getSession } from './joining-rules.ts';
import { closeForgottenSessions, startSession, stopSession } from './opening-rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

const hour = 3_600_000;

/** The lessons of a session in their order. */
const lessons = (sessionId: string) =>
  world.ctx.db.read
    .selectFrom('opening')
    .select(['id', 'opened_at as openedAt', 'closed_at as closedAt'])
    .where('session_id', '=', sessionId)
    .orderBy('opened_at')
    .execute();

describe('starting and stopping', () => {
  it('creates one session, and a lesson for each opening [spec 4.6 10.28]', async () => {
    const { teacher, class: algebra, session } = await lessonIn(world);
    const firstOpened = world.clock.now().toISOString();
    world.clock.advance(hour);
    const firstClosed = world.clock.now().toISOString();
    await stopSession(world.ctx, teacher, algebra.id);
    world.clock.advance(hour);
    const again = await startSession(world.ctx, teacher, algebra.id);
    const secondOpened = world.clock.now().toISOString();

    expect(again).toMatchObject({
      id: session.id,
      sessionCode: session.sessionCode,
      status: 'open',
      createdAt: firstOpened,
      lastOpenedAt: secondOpened,
    });
    expect(await lessons(session.id)).toEqual([
      { id: session.openingId, openedAt: firstOpened, closedAt: firstClosed },
      { id: again.openingId, openedAt: secondOpened, closedAt: null },
    ]);
  });

  it('changes nothing when the session is in that state already', async () => {
    const { teacher, class: algebra, session } = await lessonIn(world);
    world.clock.advance(hour);
    const same = await startSession(world.ctx, teacher, algebra.id);
    expect(same).toEqual(session);
    await stopSession(world.ctx, teacher, algebra.id);
    const closed = await lessons(session.id);
    world.clock.advance(hour);
    await stopSession(world.ctx, teacher, algebra.id);
    expect(await lessons(session.id)).toEqual(closed);
    expect(closed).toHaveLength(1);
  });

  it('notifies the stream of the session and the dashboards', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    const notified: string[] = [];
    for (const { uid } of [teacher, student]) {
      world.ctx.events.onNotification(topicOf(uid), () => notified.push(uid));
    }
    await stopSession(world.ctx, teacher, algebra.id);
    await startSession(world.ctx, teacher, algebra.id);
    await startSession(world.ctx, teacher, algebra.id);
    expect(notified).toEqual([teacher.uid, student.uid, teacher.uid, student.uid]);
    const events = eventsOf(world, session.id);
    await expect.poll(() => events.map(([event]) => event)).toEqual(['session', 'session', 'session']);
    const statuses = events.map(([, data]) => (data as { session: { status: string } }).session.status);
    expect(statuses).toEqual(['open', 'closed', 'open']);
  });

  it('draws another session code when one is taken', async () => {
    const { session, teacher } = await lessonIn(world);
    const created = await createClass(world.ctx, teacher, {
      className: 'Geometry',
      subject: 'Mathematics',
      description: '',
    });
    const codes = [session.sessionCode, session.sessionCode, 'NEWONE'];
    const ctx = { ...world.ctx, ids: { ...world.ctx.ids, code: () => codes.shift() ?? 'NEVER2' } };
    expect((await startSession(ctx, teacher, created.id)).sessionCode).toBe('NEWONE');
  });

  it('are only for the teacher of the class [spec 6.3]', async () => {
    const { class: algebra } = await lessonIn(world);
    const ben = await teacherIn(world, 'SCHOOL', 'Ben');
    for (const rule of [startSession, stopSession]) {
      await expect(rule(world.ctx, ben, algebra.id)).rejects.toMatchObject({ code: 'class-not-found' });
    }
  });
});

describe('a session that nobody stopped', () => {
  it('is closed 12 hours after its last opening [spec 10.29]', async () => {
    const { teacher, class: algebra, session } = await lessonIn(world);
    world.clock.advance(6 * hour);
    await stopSession(world.ctx, teacher, algebra.id);
    await startSession(world.ctx, teacher, algebra.id);
    world.clock.advance(12 * hour);
    await closeForgottenSessions(world.ctx);
    expect(await getSession(world.ctx, teacher, session.id)).toMatchObject({ status: 'open' });
    world.clock.advance(1);
    await closeForgottenSessions(world.ctx);
    expect(await getSession(world.ctx, teacher, session.id)).toMatchObject({ status: 'closed' });
    expect((await lessons(session.id)).at(-1)?.closedAt).toBe(world.clock.now().toISOString());
    const events = eventsOf(world, session.id);
    await expect.poll(() => events.at(-1)?.[1]).toMatchObject({ session: { status: 'closed' } });
  });
});
