import { beforeEach, expect, it } from 'vitest';
import { setSessionGuidelines as setGuidelinesCall } from '../../contract/live-sessions.ts';
import { eventsOf, lessonIn, type RulesWorld, rulesWorld, studentIn } from '../../test/context.ts';
import { raceWrites } from '../../test/race-writes.ts';
import { joinClass } from '../classes/join-rules.ts';
import { restoreClass } from '../classes/manage-rules.ts';
import { renewClassCode } from './code-rules.ts';
import { archiveClass, removeStudent } from './departure-rules.ts';
import { getSession } from './joining-rules.ts';
import { continueSession } from './lesson-end-rules.ts';
import { startSession, stopSession } from './opening-rules.ts';
import { setSessionGuidelines, updateClass } from './update-rules.ts';

/** Two changes at once: the later one has read the state from before the first. */

type Ctx = RulesWorld['ctx'];

let world: RulesWorld;
let lesson: Awaited<ReturnType<typeof lessonIn>>;

beforeEach(async () => {
  world = await rulesWorld();
  lesson = await lessonIn(world);
});

const choose = (aiGuidelines: Record<string, string>) => (ctx: Ctx) =>
  setSessionGuidelines(
    ctx,
    lesson.teacher,
    lesson.session.id,
    setGuidelinesCall.body.parse({ aiGuidelines }),
  );
const stop = (ctx: Ctx) => stopSession(ctx, lesson.teacher, lesson.class.id);
const archive = (ctx: Ctx) => archiveClass(ctx, lesson.teacher, lesson.class.id);
const refused = (code: string) => ({ status: 'rejected', reason: { code } });

it('two tabs that choose levels of different families at once change both', async () => {
  await raceWrites(world.ctx, choose({ directness: 'restrictive' }), choose({ mathSupport: 'step_by_step' }));
  const { aiGuidelines } = await getSession(world.ctx, lesson.teacher, lesson.session.id);
  expect(aiGuidelines).toEqual({ directness: 'restrictive', mathSupport: 'step_by_step' });
});

it('a session that was stopped while its guidelines changed is reported as closed', async () => {
  const events = eventsOf(world, lesson.session.id);
  await raceWrites(world.ctx, stop, choose({ directness: 'restrictive' }));
  await expect.poll(() => events.filter(([event]) => event === 'session')).toHaveLength(3);
  expect(events.at(-1)?.[1]).toMatchObject({
    session: { status: 'closed', aiGuidelines: { directness: 'restrictive' } },
  });
});

it('a class that is archived at the same moment refuses every other change', async () => {
  const { teacher, student, class: ofClass, session } = lesson;
  const late = await studentIn(world, session.sessionCode);
  const { className, subject, description } = ofClass;
  const changes: ((ctx: Ctx) => Promise<unknown>)[] = [
    (ctx) => updateClass(ctx, teacher, ofClass.id, { className: `${className} B`, subject, description }),
    (ctx) => renewClassCode(ctx, teacher, ofClass.id),
    (ctx) => removeStudent(ctx, teacher, ofClass.id, student.uid),
    choose({ directness: 'restrictive' }),
  ];
  expect(
    await raceWrites(world.ctx, archive, (ctx) => joinClass(ctx, late, ofClass.classCode)),
  ).toMatchObject(refused('class-not-found'));
  for (const change of changes) {
    await restoreClass(world.ctx, teacher, ofClass.id);
    expect(await raceWrites(world.ctx, archive, change)).toMatchObject(refused('class-archived'));
  }
});

it('a start and a continuation at once end with one open lesson, that of the first [spec 10.211]', async () => {
  const { teacher, class: ofClass, session } = lesson;
  const { ctx } = world;
  const start = (on: Ctx) => startSession(on, teacher, ofClass.id);
  const goOn = (on: Ctx) => continueSession(on, teacher, ofClass.id, session.openingId);
  const openLessons = () =>
    ctx.db.read.selectFrom('opening').select('id').where('closed_at', 'is', null).execute();

  await stop(ctx);
  expect(await raceWrites(ctx, goOn, start)).toMatchObject({ value: { openingId: session.openingId } });
  expect(await openLessons()).toEqual([{ id: session.openingId }]);

  await stop(ctx);
  expect(await raceWrites(ctx, start, goOn)).toMatchObject(refused('lesson-not-continuable'));
  const { openingId } = await getSession(ctx, teacher, session.id);
  expect(openingId).not.toBe(session.openingId);
  expect(await openLessons()).toEqual([{ id: openingId }]);
});
