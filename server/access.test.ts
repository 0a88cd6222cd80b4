import { describe, expect, it } from 'vitest';
import { asked, mayJoin, owns, type StudentActor, type TeacherActor, teaches } from './access.ts';

const ada: TeacherActor = { uid: 'ADA', role: 'teacher', name: 'Ada Byron', schoolId: 'NORTH' };
const mei: StudentActor = {
  uid: 'MEI',
  role: 'student',
  name: 'Mei Lin',
  schoolId: 'NORTH',
  sessionCode: null,
};

describe('a teacher', () => {
  const coTeachers = [
    { uid: 'CAI', role: 'owner' },
    { uid: 'DEV', role: 'helper' },
  ] as const;
  const alone = (teacherUid: string) => ({ teacherUid, coTeachers: [] });

  it('teaches a class that is not shared only as its creator', () => {
    expect(teaches(ada, alone('ADA'))).toBe(true);
    expect(teaches(ada, alone('BEN'))).toBe(false);
    // The same id as the teacher's, but another role: the id alone is not enough.
    expect(teaches({ ...mei, uid: 'ADA' }, alone('ADA'))).toBe(false);
    expect(teaches({ uid: 'ADA', role: null }, alone('ADA'))).toBe(false);
  });

  it('teaches a shared class as owner or helper, and owns it as its creator or an owner', () => {
    const shared = { teacherUid: 'ADA', coTeachers };
    const may = (uid: string) => [teaches({ ...ada, uid }, shared), owns({ ...ada, uid }, shared)];
    expect(may('ADA')).toEqual([true, true]);
    expect(may('CAI')).toEqual([true, true]);
    expect(may('DEV')).toEqual([true, false]);
    expect(may('BEN')).toEqual([false, false]);
    expect(owns({ ...mei, uid: 'CAI' }, shared)).toBe(false);
  });
});

describe('a student', () => {
  it('may join only classes of the same school', () => {
    expect(mayJoin(mei, { schoolId: 'NORTH' })).toBe(true);
    expect(mayJoin(mei, { schoolId: 'SOUTH' })).toBe(false);
  });

  it('counts as the asker of the student’s own questions only', () => {
    expect(asked(mei, { studentUid: 'MEI' })).toBe(true);
    expect(asked(mei, { studentUid: 'LEO' })).toBe(false);
  });
});
