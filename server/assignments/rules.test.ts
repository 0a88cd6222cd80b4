import { beforeEach, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld, teacherIn } from '../../test/context.ts';
import { createAssignment, deleteAssignment, updateAssignment } from './change-rules.ts';
import { getAssignment, listClassAssignments } from './rules.ts';

let world: RulesWorld;
let lesson: Awaited<ReturnType<typeof lessonIn>>;

beforeEach(async () => {
  world = await rulesWorld();
  lesson = await lessonIn(world);
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * hour).toISOString();
const create = (more: { openDate?: string; closeDate?: string } = {}) =>
  createAssignment(world.ctx, lesson.teacher, {
    classId: lesson.class.id,
    title: 'Fractions',
    description: '',
    openDate: inHours(1),
    closeDate: inHours(2),
    aiGuidelines: undefined,
    ...more,
  });

it('an assignment begins with the default guidelines of the class’s subject', async () => {
  expect((await create()).aiGuidelines).toEqual({ directness: 'guided', mathSupport: 'formulas_allowed' });
});

it('an assignment has to close after it opens, when it is created and when it is changed [spec 5.34]', async () => {
  const refusal = { code: 'invalid-input', message: 'The close date must be after the open date.' };
  await expect(create({ closeDate: inHours(1) })).rejects.toMatchObject(refusal);
  const { id } = await create();
  const changed = updateAssignment(world.ctx, lesson.teacher, id, { closeDate: inHours(0) });
  await expect(changed).rejects.toMatchObject(refusal);
});

it('an assignment is hidden from students until it opens by the clock [spec 2.27 6.10]', async () => {
  const { ctx, clock } = world;
  const { id } = await create();
  const read = () => getAssignment(ctx, lesson.student, id);
  await expect(read()).rejects.toMatchObject({ code: 'assignment-not-found' });
  expect(await listClassAssignments(ctx, lesson.student, lesson.class.id, { archived: false })).toEqual([]);
  clock.advance(hour);
  expect(await read()).toMatchObject({ id });
  clock.advance(5 * hour);
  expect(await read()).toMatchObject({ id });
});

it('only the teacher of its class may change or delete an assignment', async () => {
  const { ctx } = world;
  const { id } = await create();
  const stranger = await teacherIn(world);
  await expect(updateAssignment(ctx, stranger, id, { title: 'Mine' })).rejects.toMatchObject({
    code: 'assignment-not-found',
  });
  await expect(deleteAssignment(ctx, stranger, id, { archiveConversations: true })).rejects.toMatchObject({
    code: 'assignment-not-found',
  });
  expect(await deleteAssignment(ctx, lesson.teacher, id, { archiveConversations: false })).toEqual({
    archived: false,
  });
});
