import { beforeEach, describe, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld, studentIn, teacherIn } from '../../test/context.ts';
import { createClass } from '../classes/rules.ts';
import { getSession } from './joining-rules.ts';
import { startSession } from './opening-rules.ts';
import { monitoredSession } from './rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

describe('a session', () => {
  it('can be seen by its teacher and by the students of its class', async () => {
    const { teacher, session, student } = await lessonIn(world);
    for (const actor of [teacher, student]) {
      expect(await getSession(world.ctx, actor, session.id)).toMatchObject({ id: session.id });
    }
    const strangers = [await teacherIn(world), await studentIn(world, session.sessionCode)];
    for (const actor of [...strangers, { ...teacher, role: null }, { ...student, role: null }]) {
      await expect(getSession(world.ctx, actor, session.id)).rejects.toMatchObject({
        code: 'session-not-found',
      });
    }
  });
});

describe('the session that the monitor shows', () => {
  it('is the newest open session that a student has joined [spec 4.16 4.17]', async () => {
    const { teacher, session, student } = await lessonIn(world);
    expect(await monitoredSession(world.ctx, teacher)).toBeNull();
    await getSession(world.ctx, student, session.id);
    expect(await monitoredSession(world.ctx, teacher)).toMatchObject({ id: session.id });

    world.clock.advance(1_000);
    const newer = await createClass(world.ctx, teacher, {
      className: 'Geometry',
      subject: 'Mathematics',
      description: '',
    });
    await startSession(world.ctx, teacher, newer.id);
    expect(await monitoredSession(world.ctx, teacher)).toMatchObject({ id: session.id });
    expect(await monitoredSession(world.ctx, await teacherIn(world))).toBeNull();
  });
});
