import { beforeEach, describe, expect, it } from 'vitest';
import { aiGuidelinesInput } from '../../contract/guidelines.ts';
import { lessonIn, type RulesWorld, rulesWorld } from '../../test/context.ts';
import { raceWrites } from '../../test/race-writes.ts';
import { archiveClass } from '../live-sessions/departure-rules.ts';
import { listAlerts } from '../safeguarding/rules.ts';
import { ask } from '../tutor/ask-question.ts';
import { readForDanger } from '../tutor/danger-rules.ts';
import { createAssignment, deleteAssignment, updateAssignment } from './change-rules.ts';
import { getAssignment, listClassAssignments } from './rules.ts';

/** Two changes of the same data at once: the second begins before the first has committed. */

type Ctx = RulesWorld['ctx'];

let world: RulesWorld;
let lesson: Awaited<ReturnType<typeof lessonIn>>;
let assignmentId: string;

const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();

beforeEach(async () => {
  world = await rulesWorld();
  lesson = await lessonIn(world);
  assignmentId = (await create(world.ctx)).id;
});

const create = (ctx: Ctx) =>
  createAssignment(ctx, lesson.teacher, {
    classId: lesson.class.id,
    title: 'Fractions',
    description: '',
    openDate: inHours(-1),
    closeDate: inHours(2),
    aiGuidelines: aiGuidelinesInput.parse({ directness: 'guided', mathSupport: 'no_formulas' }),
  });
type Changes = Parameters<typeof updateAssignment>[3];
const change = (changes: Changes) => (ctx: Ctx) =>
  updateAssignment(ctx, lesson.teacher, assignmentId, changes);
const remove =
  (archiveConversations = false) =>
  (ctx: Ctx) =>
    deleteAssignment(ctx, lesson.teacher, assignmentId, { archiveConversations });
const archive = (ctx: Ctx) => archiveClass(ctx, lesson.teacher, lesson.class.id);
const read = () => getAssignment(world.ctx, lesson.teacher, assignmentId);

/** Asks and waits for the answer, so that nothing is under way when the test ends. */
async function askIn(ctx: Ctx, question = 'What is a half of a third?') {
  const conversation = { kind: 'assignment' as const, id: assignmentId };
  const { interaction, answer } = await ask(
    ctx,
    lesson.student,
    await readForDanger(ctx, lesson.student, { conversation, question }),
  );
  await answer?.ended();
  return interaction;
}

const refused = (code: string) => ({ status: 'rejected', reason: { code } });

describe('two changes of one assignment at once', () => {
  it('do not undo each other [spec 5.39]', async () => {
    const closeDate = inHours(5);
    const late = await raceWrites(world.ctx, change({ title: 'Ratios' }), change({ closeDate }));
    expect(late).toMatchObject({ value: { title: 'Ratios', closeDate } });
    expect(await read()).toMatchObject({ title: 'Ratios', closeDate });
  });

  it('keep both levels that were chosen', async () => {
    await raceWrites(
      world.ctx,
      change({ aiGuidelines: aiGuidelinesInput.parse({ directness: 'restrictive' }) }),
      change({ aiGuidelines: aiGuidelinesInput.parse({ mathSupport: 'step_by_step' }) }),
    );
    expect((await read()).aiGuidelines).toEqual({ directness: 'restrictive', mathSupport: 'step_by_step' });
  });

  it('cannot leave it with a close date before its open date', async () => {
    const late = await raceWrites(
      world.ctx,
      change({ closeDate: inHours(1) }),
      change({ openDate: inHours(1.5) }),
    );
    expect(late).toMatchObject(refused('invalid-input'));
    expect(await read()).toMatchObject({ openDate: inHours(-1), closeDate: inHours(1) });
  });

  it('do not bring it back after it was deleted or archived', async () => {
    expect(await raceWrites(world.ctx, remove(), change({ title: 'Ratios' }))).toMatchObject(
      refused('assignment-not-found'),
    );
    expect(await raceWrites(world.ctx, async () => {}, remove())).toMatchObject(
      refused('assignment-not-found'),
    );
  });

  it('keep a new title when the other change archives it with its conversations', async () => {
    await askIn(world.ctx);
    expect(await raceWrites(world.ctx, change({ title: 'Ratios' }), remove(true))).toMatchObject({
      value: { archived: true },
    });
    expect(await read()).toMatchObject({ title: 'Ratios', archivedAt: expect.any(String) });
  });
});

describe('a class that is archived at the same moment', () => {
  it('gets no new assignment', async () => {
    expect(await raceWrites(world.ctx, archive, create)).toMatchObject(refused('class-archived'));
    const of = (archived: boolean) =>
      listClassAssignments(world.ctx, lesson.teacher, lesson.class.id, { archived });
    expect(await of(false)).toHaveLength(1);
  });

  it('keeps its assignments as they are', async () => {
    expect(await raceWrites(world.ctx, archive, change({ title: 'Ratios' }))).toMatchObject(
      refused('class-archived'),
    );
    expect(await raceWrites(world.ctx, async () => {}, remove())).toMatchObject(refused('class-archived'));
    expect(await read()).toMatchObject({ title: 'Fractions', archivedAt: null });
  });

  it('refuses questions in its assignments', async () => {
    expect(await raceWrites(world.ctx, archive, (ctx) => askIn(ctx))).toMatchObject(
      refused('assignment-not-found'),
    );
  });
});

describe('a question that is asked at the same moment', () => {
  it('is refused in an assignment that was deleted [spec 5.40]', async () => {
    expect(await raceWrites(world.ctx, remove(), (ctx) => askIn(ctx))).toMatchObject(
      refused('assignment-not-found'),
    );
  });

  it('is refused in an assignment that was archived with its conversations', async () => {
    await askIn(world.ctx);
    expect(await raceWrites(world.ctx, remove(true), (ctx) => askIn(ctx))).toMatchObject(
      refused('assignment-not-found'),
    );
  });

  it('is refused in an assignment that was closed', async () => {
    expect(await raceWrites(world.ctx, change({ closeNow: true }), (ctx) => askIn(ctx))).toMatchObject(
      refused('assignment-unavailable'),
    );
  });

  it('is kept when the assignment is deleted after it: the deletion is refused, or archives the assignment', async () => {
    expect(await raceWrites(world.ctx, (ctx) => askIn(ctx), remove())).toMatchObject(
      refused('assignment-has-conversations'),
    );
    expect(await raceWrites(world.ctx, (ctx) => askIn(ctx), remove(true))).toMatchObject({
      value: { archived: true },
    });
  });

  it('still raises an alert when it shows danger', async () => {
    const asked = await raceWrites(world.ctx, remove(), (ctx) => askIn(ctx, 'I want to kill myself.'));
    expect(asked).toMatchObject({ value: { status: 'answered', assignmentId: null } });
    const { alerts } = await listAlerts(world.ctx, lesson.teacher, { waiting: true });
    expect(alerts).toMatchObject([{ message: 'I want to kill myself.', className: 'Algebra 1' }]);
  });
});
