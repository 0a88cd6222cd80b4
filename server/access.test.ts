import { describe, expect, it } from 'vitest';
import { type Actor, asked, mayJoin, teaches } from './access.ts';

const actor = (fields: Partial<Actor>): Actor => ({
  uid: 'ADA',
  role: null,
  name: '',
  username: null,
  schoolId: null,
  schoolCode: null,
  sessionCode: null,
  ...fields,
});

const ada = actor({ uid: 'ADA', role: 'teacher', schoolId: 'NORTH' });
const mei = actor({ uid: 'MEI', role: 'student', schoolId: 'NORTH' });
/** An account without a profile, with the same id as everybody: the id alone opens nothing. */
const nobody = (uid: string) => actor({ uid });

describe('a teacher', () => {
  it('teaches the own classes only', () => {
    expect(teaches(ada, { teacherUid: 'ADA' })).toBe(true);
    expect(teaches(ada, { teacherUid: 'BEN' })).toBe(false);
    expect(teaches({ ...mei, uid: 'ADA' }, { teacherUid: 'ADA' })).toBe(false);
    expect(teaches(nobody('ADA'), { teacherUid: 'ADA' })).toBe(false);
  });
});

describe('a student', () => {
  it('may join the classes of the own school only', () => {
    expect(mayJoin(mei, { schoolId: 'NORTH' })).toBe(true);
    expect(mayJoin(mei, { schoolId: 'SOUTH' })).toBe(false);
    expect(mayJoin(ada, { schoolId: 'NORTH' })).toBe(false);
    expect(mayJoin(actor({ role: 'student' }), { schoolId: 'NORTH' })).toBe(false);
  });

  it('asked the own questions only', () => {
    expect(asked(mei, { studentUid: 'MEI' })).toBe(true);
    expect(asked(mei, { studentUid: 'LEO' })).toBe(false);
    expect(asked({ ...ada, uid: 'MEI' }, { studentUid: 'MEI' })).toBe(false);
    expect(asked(nobody('MEI'), { studentUid: 'MEI' })).toBe(false);
  });
});
