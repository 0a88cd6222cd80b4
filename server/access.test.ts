import { describe, expect, it } from 'vitest';
import { asked, mayJoin, type StudentActor, type TeacherActor, teaches } from './access.ts';

const ada: TeacherActor = { uid: 'ADA', role: 'teacher', name: 'Ada Byron', schoolId: 'NORTH' };
const mei: StudentActor = {
  uid: 'MEI',
  role: 'student',
  name: 'Mei Lin',
  schoolId: 'NORTH',
  sessionCode: null,
};

describe('a teacher', () => {
  it('teaches only the classes that belong to this teacher', () => {
    expect(teaches(ada, { teacherUid: 'ADA' })).toBe(true);
    expect(teaches(ada, { teacherUid: 'BEN' })).toBe(false);
    // The same id as the teacher's, but another role: the id alone is not enough.
    expect(teaches({ ...mei, uid: 'ADA' }, { teacherUid: 'ADA' })).toBe(false);
    expect(teaches({ uid: 'ADA', role: null }, { teacherUid: 'ADA' })).toBe(false);
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
