import { beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, lessonIn, type RulesWorld, rulesWorld, teacherIn } from '../../test/context.ts';
import { restoreClass } from '../classes/manage-rules.ts';
import { archiveClass, leaveClass, removeStudent } from './departure-rules.ts';
import { getSession, join, setPresence } from './joining-rules.ts';
import { startSession, stopSession } from './opening-rules.ts';
import { listOpenings, sessionFor } from './rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

describe('archiving', () => {
  it('closes the lesson together with the class', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    await setPresence(world.ctx, student, session.id, 'typing');
    world.clock.advance(60_000);
    await archiveClass(world.ctx, teacher, algebra.id);
    expect(await getSession(world.ctx, teacher, session.id)).toMatchObject({ status: 'closed' });
    const [last] = await listOpenings(world.ctx, teacher, session.id);
    expect(last?.closedAt).toBe(world.clock.now().toISOString());
    expect(world.ctx.presence.statusOf(session.id, student.uid)).toBe('away');
    const events = eventsOf(world, session.id);
    await expect.poll(() => events.at(-1)).toMatchObject(['session', { session: { status: 'closed' } }]);
  });

  it('also closes a lesson that starts at the same moment', async () => {
    const { teacher, class: algebra, session } = await lessonIn(world);
    await stopSession(world.ctx, teacher, algebra.id);
    const [started] = await Promise.allSettled([
      startSession(world.ctx, teacher, algebra.id),
      archiveClass(world.ctx, teacher, algebra.id),
    ]);
    const open = await getSession(world.ctx, teacher, session.id);
    expect(open.status).toBe('closed');
    if (started.status === 'rejected') expect(started.reason).toMatchObject({ code: 'class-archived' });
  });
});

it('two calls at the same moment archive or restore a class once', async () => {
  const { teacher, class: algebra } = await lessonIn(world);
  for (const change of [archiveClass, restoreClass])
    await Promise.all([1, 2].map(() => change(world.ctx, teacher, algebra.id)));
  const rows = await world.ctx.db.read.selectFrom('security_log').select('event').execute();
  const events = rows.map(({ event }) => event).filter((event) => event.startsWith('class-'));
  expect(events.toSorted()).toEqual(['class-archived', 'class-restored']);
});

describe('a student who is removed from a class', () => {
  it('is shown as away in the lesson and stays in its history', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    await setPresence(world.ctx, student, session.id, 'active');
    await removeStudent(world.ctx, teacher, algebra.id, student.uid);
    expect(world.ctx.presence.statusOf(session.id, student.uid)).toBe('away');
    const { students } = await getSession(world.ctx, teacher, session.id);
    expect(students).toMatchObject([{ uid: student.uid, name: 'Mei Lin' }]);
    await expect(listOpenings(world.ctx, student, session.id)).rejects.toMatchObject({
      code: 'session-not-found',
    });
  });

  it('does not join a lesson through a call that began before', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    const found = await sessionFor(world.ctx, student, session.id);
    await removeStudent(world.ctx, teacher, algebra.id, student.uid);
    const joining = world.ctx.db.write((write) => join(world.ctx, write, student, found));
    await expect(joining).rejects.toMatchObject({ code: 'session-not-found' });
  });

  it('can be removed by the teacher of the class only', async () => {
    const { class: algebra, student } = await lessonIn(world);
    const ben = await teacherIn(world, 'SCHOOL', 'Ben');
    await expect(removeStudent(world.ctx, ben, algebra.id, student.uid)).rejects.toMatchObject({
      code: 'class-not-found',
    });
  });
});

describe('leaving', () => {
  it('succeeds when several calls come at the same moment, and is refused afterwards', async () => {
    const { class: algebra, student } = await lessonIn(world);
    const left = await Promise.allSettled([1, 2, 3].map(() => leaveClass(world.ctx, student, algebra.id)));
    expect(left.map(({ status }) => status)).toContain('fulfilled');
    await expect(leaveClass(world.ctx, student, algebra.id)).rejects.toMatchObject({
      code: 'class-not-found',
    });
  });
});
