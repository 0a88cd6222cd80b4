import { beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, lessonIn, type RulesWorld, rulesWorld } from '../../test/context.ts';
import { raceWrites } from '../../test/race-writes.ts';
import { archiveClass } from './departure-rules.ts';
import { updateClass } from './update-rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

const geometry = { className: 'Geometry', subject: 'Science', description: 'Angles.' } as const;

describe('a class that is renamed during a lesson', () => {
  it('sends its new name to the stream of its session, without a new lesson', async () => {
    const { teacher, class: algebra, session } = await lessonIn(world);
    await updateClass(world.ctx, teacher, algebra.id, geometry);
    const events = eventsOf(world, session.id);
    await expect.poll(() => events).toHaveLength(2);
    expect(events[1]).toMatchObject([
      'session',
      {
        session: { title: 'Geometry', subject: 'Science', openingId: session.openingId, status: 'open' },
      },
    ]);
  });

  it('sends nothing when neither name nor subject change', async () => {
    const { teacher, class: algebra, session } = await lessonIn(world);
    const { className, subject } = algebra;
    await updateClass(world.ctx, teacher, algebra.id, { className, subject, description: 'Angles.' });
    await updateClass(world.ctx, teacher, algebra.id, geometry);
    const events = eventsOf(world, session.id);
    await expect.poll(() => events).toHaveLength(2);
    expect(events[1]).toMatchObject(['session', { session: { title: 'Geometry' } }]);
  });

  it('keeps its name when it is archived at the same time', async () => {
    const { teacher, class: algebra } = await lessonIn(world);
    const renamed = await raceWrites(
      world.ctx,
      (ctx) => archiveClass(ctx, teacher, algebra.id),
      (ctx) => updateClass(ctx, teacher, algebra.id, geometry),
    );
    expect(renamed).toMatchObject({ status: 'rejected', reason: { code: 'class-archived' } });
  });
});
