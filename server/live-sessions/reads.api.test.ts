import { expect, it } from 'vitest';
import { lessonIn, rulesWorld, studentIn } from '../../test/context.ts';
import { countedReads } from '../../test/counted-reads.ts';
import { listClassAssignments } from '../assignments/rules.ts';
import { createAssignment } from '../assignments/update-rules.ts';
import { joinClass } from '../classes/rules.ts';
import { getSession } from './joining-rules.ts';
import { startSession, stopSession } from './opening-rules.ts';
import { lessonFor } from './rules.ts';

/** What is read often reads as much after a year as on the first day. */

const day = 24 * 3_600_000;

/** A class of six students, all in each of its lessons so far. */
async function schoolYear() {
  const world = await rulesWorld();
  const { ctx, clock } = world;
  const { db, take } = countedReads(ctx.db);
  const counted = { ...ctx, db };
  const { teacher, student, session, class: ofClass } = await lessonIn(world);
  const students = [student];
  while (students.length < 6) students.push(await studentIn(world, session.sessionCode));
  for (const each of students) await joinClass(ctx, each, ofClass.classCode);
  const comeIn = async () => {
    for (const each of students) {
      clock.advance(1_000);
      await getSession(ctx, each, session.id);
    }
  };
  await comeIn();
  return {
    ...world,
    teacher,
    student,
    session,
    ofClass,
    /** Further lessons, one a day. */
    hold: async (lessons: number) => {
      for (let n = 0; n < lessons; n++) {
        clock.advance(day);
        await stopSession(ctx, teacher, ofClass.id);
        await startSession(ctx, teacher, ofClass.id);
        await comeIn();
      }
    },
    /** What one call reads. */
    reading: async (call: (context: typeof counted) => Promise<unknown>) => {
      take();
      await call(counted);
      return take();
    },
  };
}

it('reads a session for a student without the others, and without the lessons of the past', async () => {
  const { student, session, hold, reading } = await schoolYear();
  const read = () => reading((ctx) => getSession(ctx, student, session.id));
  const first = await read();
  expect(first.rows).toBeLessThanOrEqual(7);
  await hold(5);
  expect(await read()).toEqual(first);
});

it('reads a session for its teacher with each student once, in the order of first joining', async () => {
  const { ctx, teacher, session, hold, reading, student } = await schoolYear();
  const read = () => reading((counted) => getSession(counted, teacher, session.id));
  const first = await read();
  await hold(5);
  expect(await read()).toEqual(first);
  const { students, lastOpenedAt } = await getSession(ctx, teacher, session.id);
  expect(students.map(({ uid }) => uid)[0]).toBe(student.uid);
  expect(students).toHaveLength(6);
  expect(students.filter(({ joinedAt }) => joinedAt < lastOpenedAt)).toEqual([]);
});

it('reads one lesson’s students without those of the others', async () => {
  const { teacher, session, hold, reading } = await schoolYear();
  const read = () => reading((ctx) => lessonFor(ctx, teacher, session.id, session.openingId));
  const first = await read();
  await hold(5);
  expect(await read()).toEqual(first);
});

it('lists a class’s assignments with as many statements for forty as for one', async () => {
  const { ctx, teacher, student, ofClass, clock, reading } = await schoolYear();
  const give = (n: number) =>
    createAssignment(ctx, teacher, {
      classId: ofClass.id,
      title: `Assignment ${n}`,
      description: '',
      openDate: new Date(clock.now().getTime() - day).toISOString(),
      closeDate: new Date(clock.now().getTime() + day).toISOString(),
      aiGuidelines: undefined,
    });
  const statements = async () => {
    const list = (actor: typeof teacher | typeof student) =>
      reading((counted) => listClassAssignments(counted, actor, ofClass.id, { archived: false }));
    return [(await list(teacher)).statements, (await list(student)).statements];
  };
  await give(0);
  const forOne = await statements();
  for (let n = 1; n < 40; n++) await give(n);
  expect(await statements()).toEqual(forOne);
});
