import { beforeEach, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld } from '../../test/context.ts';
import { topicOf } from '../classes/rules.ts';
import { announceOpenedAssignments } from './announce-rules.ts';
import { createAssignment, deleteAssignment, updateAssignment } from './change-rules.ts';

let world: RulesWorld;
let lesson: Awaited<ReturnType<typeof lessonIn>>;

beforeEach(async () => {
  world = await rulesWorld();
  lesson = await lessonIn(world);
});

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * minute).toISOString();
const create = (openDate: string) =>
  createAssignment(world.ctx, lesson.teacher, {
    classId: lesson.class.id,
    title: 'Fractions',
    description: '',
    openDate,
    closeDate: inMinutes(60),
    aiGuidelines: undefined,
  });

it('the students of a class are notified when an assignment is created, changed or deleted', async () => {
  const { ctx } = world;
  const notified: string[] = [];
  ctx.events.onNotification(topicOf(lesson.student.uid), (classId) => notified.push(classId));
  const { id } = await create(inMinutes(0));
  expect(notified).toEqual([lesson.class.id]);
  await updateAssignment(ctx, lesson.teacher, id, { closeDate: inMinutes(90) });
  expect(notified).toHaveLength(2);
  await deleteAssignment(ctx, lesson.teacher, id, { archiveConversations: false });
  expect(notified).toHaveLength(3);
});

it('the students are notified once when assignments open by the clock', async () => {
  const announce = announceOpenedAssignments(world.ctx);
  for (const minutes of [5, 5, 10]) await create(inMinutes(minutes));
  expect(await announce()).toEqual([]);
  world.clock.advance(5 * minute - 1);
  expect(await announce()).toEqual([]);
  world.clock.advance(1);
  expect(await announce()).toEqual([lesson.class.id]);
  expect(await announce()).toEqual([]);
  world.clock.advance(20 * minute);
  expect(await announce()).toEqual([lesson.class.id]);
});

it('nobody is notified of an assignment that was deleted before it opened', async () => {
  const announce = announceOpenedAssignments(world.ctx);
  const { id } = await create(inMinutes(5));
  await deleteAssignment(world.ctx, lesson.teacher, id, { archiveConversations: false });
  world.clock.advance(5 * minute);
  expect(await announce()).toEqual([]);
});
