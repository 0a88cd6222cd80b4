import { beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, lessonIn, type RulesWorld, rulesWorld } from '../../test/context.ts';
import { getSession, setPresence } from './joining-rules.ts';
import { startSession, stopSession } from './opening-rules.ts';
import { openSessionFor } from './rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

describe('joining a lesson', () => {
  it('happens once in each lesson, when the student first reads the session or reports presence', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    await getSession(world.ctx, student, session.id);
    await getSession(world.ctx, student, session.id);
    await setPresence(world.ctx, student, session.id, 'typing');
    await stopSession(world.ctx, teacher, algebra.id);
    await startSession(world.ctx, teacher, algebra.id);
    await setPresence(world.ctx, student, session.id, 'idle');
    const events = eventsOf(world, session.id);
    await expect
      .poll(() => events.map(([event]) => event))
      .toEqual(['session', 'participant', 'session', 'session', 'participant']);
    const { students } = await getSession(world.ctx, teacher, session.id);
    expect(students).toMatchObject([{ uid: student.uid, name: 'Mei Lin' }]);
    expect(world.ctx.presence.statusOf(session.id, student.uid)).toBe('idle');
  });

  it('does not happen in a closed session', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    await stopSession(world.ctx, teacher, algebra.id);
    expect(await getSession(world.ctx, student, session.id)).toMatchObject({
      status: 'closed',
      students: [],
    });
    for (const rule of [
      () => setPresence(world.ctx, student, session.id, 'active'),
      () => openSessionFor(world.ctx, student, session.id),
    ]) {
      await expect(rule()).rejects.toMatchObject({ code: 'session-closed' });
    }
  });

  it('does not happen when the lesson ends at the same moment: the session is read as closed', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    const [, read] = await Promise.all([
      stopSession(world.ctx, teacher, algebra.id),
      getSession(world.ctx, student, session.id),
    ]);
    expect(read).toMatchObject({ status: 'closed', students: [] });
  });

  it('lasts as long as the lesson: nobody is present in a closed session', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    await setPresence(world.ctx, student, session.id, 'typing');
    await stopSession(world.ctx, teacher, algebra.id);
    expect(world.ctx.presence.statusOf(session.id, student.uid)).toBe('away');
  });
});
