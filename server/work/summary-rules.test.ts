import { expect, it } from 'vitest';
import { lessonIn, rulesWorld, studentIn } from '../../test/context.ts';
import { joinClass } from '../classes/join-rules.ts';
import { workSummary } from './summary-rules.ts';

it('the summary of a lesson lets other work be done after each student', async () => {
  const world = await rulesWorld();
  const { teacher, class: ofClass, session } = await lessonIn(world);
  const others = 20;
  for (let more = 0; more < others; more++) {
    const student = await studentIn(world, session.sessionCode);
    await joinClass(world.ctx, student, ofClass.classCode);
  }
  let turns = 0;
  let other = setImmediate(function turn() {
    turns += 1;
    other = setImmediate(turn);
  });
  const { students } = await workSummary(world.ctx, teacher, session.id, session.openingId);
  clearImmediate(other);
  expect(students).toHaveLength(1 + others);
  expect(turns).toBeGreaterThan(others);
});
