import { beforeEach, describe, expect, it } from 'vitest';
import { lessonIn, type RulesWorld, rulesWorld, studentIn, teacherIn } from '../../test/context.ts';
import { addSchool } from '../identity/rules.ts';
import { startSession } from '../live-sessions/opening-rules.ts';
import { joinClass } from './join-rules.ts';
import { createClass, listStudentClasses, listTeacherClasses, topicOf } from './rules.ts';

let world: RulesWorld;
beforeEach(async () => {
  world = await rulesWorld();
});

const algebra = { className: 'Algebra 1', subject: 'Mathematics', description: '' } as const;

describe('creating a class', () => {
  it('gives it a code, and another one when that is taken', async () => {
    const teacher = await teacherIn(world);
    const codes = ['AAAAAA', 'AAAAAA', 'AAAAAA', 'BBBBBB'];
    const ctx = { ...world.ctx, ids: { ...world.ctx.ids, code: () => codes.shift() ?? 'CCCCCC' } };
    expect((await createClass(ctx, teacher, algebra)).classCode).toBe('AAAAAA');
    expect((await createClass(ctx, teacher, algebra)).classCode).toBe('BBBBBB');
  });

  it('is given up when every code is taken', async () => {
    const teacher = await teacherIn(world);
    const ctx = { ...world.ctx, ids: { ...world.ctx.ids, code: () => 'AAAAAA' } };
    await createClass(ctx, teacher, algebra);
    await expect(createClass(ctx, teacher, algebra)).rejects.toThrow();
    expect(await listTeacherClasses(ctx, teacher)).toHaveLength(1);
  });
});

describe('joining a class', () => {
  it('adds the student once and notifies the dashboards of both once', async () => {
    const { teacher, class: algebra, session } = await lessonIn(world);
    const leo = await studentIn(world, session.sessionCode, 'Leo');
    const notified: string[] = [];
    for (const uid of [teacher.uid, leo.uid]) {
      world.ctx.events.onNotification(topicOf(uid), (classId) => notified.push(`${uid} ${classId}`));
    }
    const joined = await joinClass(world.ctx, leo, algebra.classCode);
    expect(await joinClass(world.ctx, leo, algebra.classCode)).toEqual(joined);
    expect(joined.class?.students).toContain(leo.uid);
    expect(notified).toEqual([`${teacher.uid} ${algebra.id}`, `${leo.uid} ${algebra.id}`]);
  });

  it('is refused with a code of another school just as with an unknown one', async () => {
    await addSchool(world.ctx, 'NORTH', 'North');
    const { student } = await lessonIn(world);
    const { class: north } = await lessonIn(world, 'NORTH');
    for (const code of [north.classCode, 'NOSUCH']) {
      await expect(joinClass(world.ctx, student, code)).rejects.toMatchObject({ code: 'class-not-found' });
    }
  });
});

describe('the join offer', () => {
  it('names the class with whose session code the student registered, until the student joins it [spec 10.23]', async () => {
    const { class: algebra, session } = await lessonIn(world);
    const leo = await studentIn(world, session.id, 'Leo');
    expect(await listStudentClasses(world.ctx, leo)).toEqual({
      classes: [],
      invitation: { className: 'Algebra 1', classCode: algebra.classCode, teacherName: 'Ada Byron' },
      hadClasses: false,
      waiting: [],
      withheldClasses: 0,
      workDeletedAt: null,
    });
    await joinClass(world.ctx, leo, algebra.classCode);
    expect((await listStudentClasses(world.ctx, leo)).invitation).toBeNull();
  });

  it('stays while the student joins other classes', async () => {
    const { session, teacher } = await lessonIn(world);
    const leo = await studentIn(world, session.sessionCode, 'Leo');
    const other = await createClass(world.ctx, teacher, { ...algebra, className: 'Geometry' });
    await joinClass(world.ctx, leo, other.classCode);
    const { classes, invitation } = await listStudentClasses(world.ctx, leo);
    expect(classes.map(({ className }) => className)).toEqual(['Geometry']);
    expect(invitation).toMatchObject({ className: 'Algebra 1' });
  });
});

describe('the lists', () => {
  it('hold only the classes of each person, newest first', async () => {
    const { teacher, class: first, student } = await lessonIn(world);
    world.clock.advance(1_000);
    const second = await createClass(world.ctx, teacher, { ...algebra, className: 'Geometry' });
    await lessonIn(world);
    expect((await listTeacherClasses(world.ctx, teacher)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await listStudentClasses(world.ctx, student)).classes.map(({ id }) => id)).toEqual([first.id]);
    await joinClass(world.ctx, student, second.classCode);
    expect((await listStudentClasses(world.ctx, student)).classes.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
  });

  it('show the names of students to the teacher only', async () => {
    const { teacher, class: algebra, session, student } = await lessonIn(world);
    const leo = await studentIn(world, session.sessionCode, 'Leo');
    await joinClass(world.ctx, leo, algebra.classCode);
    const [toTeacher] = await listTeacherClasses(world.ctx, teacher);
    expect(toTeacher?.roster.map(({ name }) => name).toSorted()).toEqual(['Leo Lin', 'Mei Lin']);
    const { classes } = await listStudentClasses(world.ctx, student);
    expect(classes[0]?.students).toHaveLength(2);
    expect(JSON.stringify(classes)).not.toContain('Leo');
  });

  it("follow the class's session", async () => {
    const { teacher } = await lessonIn(world);
    const created = await createClass(world.ctx, teacher, algebra);
    expect(created).toMatchObject({ sessionStatus: 'closed', currentSessionId: null, sessionCode: null });
    const session = await startSession(world.ctx, teacher, created.id);
    const listed = (await listTeacherClasses(world.ctx, teacher)).find(({ id }) => id === created.id);
    expect(listed).toMatchObject({
      sessionStatus: 'open',
      currentSessionId: session.id,
      sessionCode: session.sessionCode,
    });
  });
});
