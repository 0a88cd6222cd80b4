import { expect, it } from 'vitest';
import { lessonIn, rulesWorld, studentIn } from '../../test/context.ts';
import { countedReads } from '../../test/counted-reads.ts';
import { createAssignment } from '../assignments/change-rules.ts';
import { listClassAssignments } from '../assignments/rules.ts';
import { joinClass } from '../classes/join-rules.ts';
import { getSession } from './joining-rules.ts';
import { startSession, stopSession } from './opening-rules.ts';
import { lessonFor } from './rules.ts';

/** The frequent calls read as few rows after a year of lessons as on the first day. */

const day = 24 * 3_600_000;

/** A class of six students who joined each of its lessons. */
async function classWithLessons() {
  const world = await rulesWorld();
  const { ctx, clock } = world;
  const { db, take } = countedReads(ctx.db);
  const counted = { ...ctx, db };
  const { teacher, student, session, class: ofClass } = await lessonIn(world);
  const students = [student];
  while (students.length < 6) students.push(await studentIn(world, session.sessionCode));
  for (const each of students) await joinClass(ctx, each, ofClass.classCode);
  const joinLesson = async () => {
    for (const each of students) {
      clock.advance(1_000);
      await getSession(ctx, each, session.id);
    }
  };
  await joinLesson();
  return {
    ...world,
    teacher,
    student,
    session,
    ofClass,
    /** Holds further lessons, one a day. */
    hold: async (lessons: number) => {
      for (let n = 0; n < lessons; n++) {
        clock.advance(day);
        await stopSession(ctx, teacher, ofClass.id);
        await startSession(ctx, teacher, ofClass.id);
        await joinLesson();
      }
    },
    /** Counts the statements and rows that one call reads. */
    reading: async (call: (context: typeof counted) => Promise<unknown>) => {
      take();
      await call(counted);
      return take();
    },
  };
}

it('a student’s session is read without the other students and without past lessons [spec 10.73]', async () => {
  const { student, session, hold, reading } = await classWithLessons();
  const read = () => reading((ctx) => getSession(ctx, student, session.id));
  const first = await read();
  expect(first.rows).toBeLessThanOrEqual(8);
  await hold(5);
  expect(await read()).toEqual(first);
});

it('a teacher’s session is read with each student once, in the order of first joining', async () => {
  const { ctx, teacher, session, hold, reading, student } = await classWithLessons();
  const read = () => reading((counted) => getSession(counted, teacher, session.id));
  const first = await read();
  await hold(5);
  expect(await read()).toEqual(first);
  const { students, lastOpenedAt } = await getSession(ctx, teacher, session.id);
  expect(students.map(({ uid }) => uid)[0]).toBe(student.uid);
  expect(students).toHaveLength(6);
  expect(students.filter(({ joinedAt }) => joinedAt < lastOpenedAt)).toEqual([]);
});

it('the students of one lesson are read without those of other lessons', async () => {
  const { teacher, session, hold, reading } = await classWithLessons();
  const read = () => reading((ctx) => lessonFor(ctx, teacher, session.id, session.openingId));
  const first = await read();
  await hold(5);
  expect(await read()).toEqual(first);
});

it('listing forty assignments of a class takes as many statements as listing one', async () => {
  const { ctx, teacher, student, ofClass, clock, reading } = await classWithLessons();
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
