import { beforeEach, describe, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld, studentIn, teacherIn } from '../../test/context.ts';
import { renewClassCode } from '../live-sessions/code-rules.ts';
import { archiveClass, leaveClass } from '../live-sessions/departure-rules.ts';
import { updateClass } from '../live-sessions/update-rules.ts';
import { joinClass } from './join-rules.ts';
import { restoreClass } from './manage-rules.ts';
import { resetStudentPassword } from './reset-rules.ts';
import { rosterOf } from './roster-rules.ts';
import {
  attendsClass,
  changeableClass,
  createClass,
  listStudentClasses,
  taughtClass,
  topicOf,
} from './rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

const geometry = { className: 'Geometry', subject: 'Mathematics', description: 'Angles.' } as const;

/**
 * Subscribes to the notifications of these accounts.
 * @returns their ids, in the order of the notifications
 */
function notificationsOf(people: { uid: string }[]): string[] {
  const notified: string[] = [];
  for (const { uid } of people) world.ctx.events.onNotification(topicOf(uid), () => notified.push(uid));
  return notified;
}

describe('a change of a class', () => {
  it('notifies its teacher and its students, and nobody who left', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    const leo = await studentIn(world, session.sessionCode, 'Leo');
    await joinClass(world.ctx, leo, algebra.classCode);
    await leaveClass(world.ctx, leo, algebra.id);
    const notified = notificationsOf([teacher, student, leo]);
    for (const change of [
      () => updateClass(world.ctx, teacher, algebra.id, geometry),
      () => renewClassCode(world.ctx, teacher, algebra.id),
    ]) {
      await change();
      expect(notified.splice(0)).toEqual([teacher.uid, student.uid]);
    }
  });

  it('notifies nobody when restoring changes nothing', async () => {
    const { teacher, class: algebra, student } = await lessonIn(world);
    const notified = notificationsOf([teacher, student]);
    await restoreClass(world.ctx, teacher, algebra.id);
    expect(notified).toEqual([]);
  });
});

describe('a renewed code', () => {
  it('is drawn again when it is taken', async () => {
    const { teacher, class: algebra } = await lessonIn(world);
    const other = await createClass(world.ctx, teacher, geometry);
    const codes = [other.classCode, other.classCode, 'NEWONE'];
    const ctx = { ...world.ctx, ids: { ...world.ctx.ids, code: () => codes.shift() ?? 'NEVER2' } };
    expect((await renewClassCode(ctx, teacher, algebra.id)).classCode).toBe('NEWONE');
  });
});

describe('an archived class', () => {
  it('can be read and restored by its teacher, and nothing else can be done with it', async () => {
    const { teacher, class: algebra, student } = await lessonIn(world);
    await archiveClass(world.ctx, teacher, algebra.id);
    expect(await taughtClass(world.ctx, teacher, algebra.id)).toMatchObject({ id: algebra.id });
    for (const rule of [
      () => changeableClass(world.ctx, teacher, algebra.id),
      () => updateClass(world.ctx, teacher, algebra.id, geometry),
      () => renewClassCode(world.ctx, teacher, algebra.id),
      () => resetStudentPassword(world.ctx, teacher, algebra.id, student.uid),
    ]) {
      await expect(rule()).rejects.toMatchObject({ code: 'class-archived' });
    }
    const ben = await teacherIn(world, 'SCHOOL', 'Ben');
    await expect(restoreClass(world.ctx, ben, algebra.id)).rejects.toMatchObject({ code: 'class-not-found' });
    expect(await restoreClass(world.ctx, teacher, algebra.id)).toMatchObject({
      archivedAt: null,
      students: [student.uid],
    });
  });

  it('is hidden from its students', async () => {
    const { teacher, class: algebra, student } = await lessonIn(world);
    expect(await attendsClass(world.ctx, student, algebra.id)).toBe(true);
    await archiveClass(world.ctx, teacher, algebra.id);
    expect(await attendsClass(world.ctx, student, algebra.id)).toBe(false);
    expect((await listStudentClasses(world.ctx, student)).classes).toEqual([]);
  });
});

describe('the roster', () => {
  it('lists a student who comes back with the new time of joining', async () => {
    const { teacher, class: algebra, student } = await lessonIn(world);
    await leaveClass(world.ctx, student, algebra.id);
    const found = await taughtClass(world.ctx, teacher, algebra.id);
    expect(await rosterOf(world.ctx, found)).toEqual([]);
    world.clock.advance(60_000);
    const notified = notificationsOf([teacher, student]);
    await joinClass(world.ctx, student, algebra.classCode);
    await joinClass(world.ctx, student, algebra.classCode);
    expect(notified).toEqual([teacher.uid, student.uid]);
    expect(await rosterOf(world.ctx, found)).toMatchObject([
      { uid: student.uid, joinedAt: world.clock.now().toISOString() },
    ]);
  });
});

describe("a student's password", () => {
  it("is reset by the teacher of one of the student's classes, and by no other", async () => {
    const { teacher, class: algebra, student } = await lessonIn(world);
    const { teacher: ben, class: other } = await lessonIn(world);
    const reset = await resetStudentPassword(world.ctx, teacher, algebra.id, student.uid);
    expect(reset).toMatch(/^([a-z]{3,6}-){3}\d{4}$/);
    for (const [classId, code] of [
      [algebra.id, 'class-not-found'],
      [other.id, 'student-not-found'],
    ] as const) {
      await expect(resetStudentPassword(world.ctx, ben, classId, student.uid)).rejects.toMatchObject({
        code,
      });
    }
  });
});
