import { type Assignment, assignment } from '../../contract/assignments.ts';
import {
  listStudentClasses,
  listTeacherClasses,
  type StudentClass,
  type TeacherClass,
} from '../../contract/classes.ts';
import { getMe, type Profile } from '../../contract/identity.ts';
import { type School, school } from '../../contract/school.ts';
import { type SchoolTeacher, schoolTeacher } from '../../contract/teachers.ts';
import { emptyValue } from './empty-answer.ts';

const emptyProfile = emptyValue(getMe.answer.shape.user) as Profile;

/** A teacher of the school. */
export const ada: Profile = {
  ...emptyProfile,
  uid: 'ada',
  role: 'teacher',
  email: 'ada@school.example',
  fullName: 'Ada Byron',
};

/** A student. */
export const ben: Profile = {
  ...emptyProfile,
  uid: 'ben',
  role: 'student',
  username: 'ben',
  email: 'ben@student.lyceum.local',
  fullName: 'Ben Okri',
};

/** A class that its teacher sees, with what the test is about. */
export const classWith = (fields: Partial<TeacherClass>): TeacherClass => ({
  ...(emptyValue(listTeacherClasses.answer.shape.classes.element) as TeacherClass),
  id: 'algebra',
  className: 'Algebra 1',
  classCode: 'ALG123',
  sessionStatus: 'closed',
  teachers: [{ uid: 'ada', name: 'Ada Byron', role: 'owner' }],
  ...fields,
});

/** A class that its students see. */
export const studentClassWith = (fields: Partial<StudentClass>): StudentClass => ({
  ...(emptyValue(listStudentClasses.answer.shape.classes.element) as StudentClass),
  id: 'algebra',
  className: 'Algebra 1',
  sessionStatus: 'closed',
  teacherName: 'Ada Byron',
  ...fields,
});

/** A school that its administrator sees, with what the test is about. */
export const schoolWith = (fields: Partial<School>): School => ({
  ...(emptyValue(school) as School),
  name: 'North High',
  ...fields,
});

/** A teacher in the list of their school, with what the test is about. */
export const teacherWith = (fields: Partial<SchoolTeacher>): SchoolTeacher => ({
  ...(emptyValue(schoolTeacher) as SchoolTeacher),
  state: 'active',
  ...fields,
});

/** An assignment of Algebra 1 that is open. */
export const assignmentWith = (fields: Partial<Assignment>): Assignment => ({
  ...(emptyValue(assignment) as Assignment),
  id: 'fractions',
  classId: 'algebra',
  className: 'Algebra 1',
  teacherName: 'Ada Byron',
  title: 'Fractions',
  openDate: '2026-01-05T12:00:00.000Z',
  closeDate: '2046-01-09T12:00:00.000Z',
  aiGuidelines: { directness: 'guided', mathSupport: 'formulas_allowed' },
  ...fields,
});
