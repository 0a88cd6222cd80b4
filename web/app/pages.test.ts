import { expect, it } from 'vitest';
import { listStudentClasses, listTeacherClasses } from '../../contract/classes.ts';
import { listClassInvitations } from '../../contract/co-teachers.ts';
import { listEndedLessons } from '../../contract/lesson-end.ts';
import { listObservations } from '../../contract/patterns.ts';
import { getPrivacy } from '../../contract/retention.ts';
import { listAlerts } from '../../contract/safeguarding.ts';
import { getSchool } from '../../contract/school.ts';
import { getSchoolProfile } from '../../contract/school-profiles.ts';
import { listOwnAssignments } from '../../contract/work.ts';
import { dashboards, partsOf } from './pages.ts';
import { paths } from './paths.ts';

it('the parts of a page behind the sign-in are known from its address before the router is loaded', () => {
  const dashboard = partsOf(paths.studentDashboard);
  expect(dashboard).toHaveLength(3);
  expect(partsOf(`${paths.studentDashboard}/`)).toEqual(dashboard);
  const chat = partsOf(paths.sessionChat('a b'));
  expect(chat.slice(0, 2)).toEqual(dashboard.slice(0, 2));
  expect(chat[2]).not.toBe(dashboard[2]);
  for (const path of [paths.home, paths.login, '/session/ABC', '/student-dashboard/more'])
    expect(partsOf(path)).toEqual([]);
});

// pages.ts repeats these paths, because it loads first: importing the contract would load zod with it.
it('the lists that are requested early are those that the dashboards show', () => {
  expect(dashboards).toEqual({
    teacher: {
      path: paths.teacherDashboard,
      lists: [
        listTeacherClasses.path,
        `${listAlerts.path}?open=true`,
        listEndedLessons.path,
        listClassInvitations.path,
        listObservations.path,
        getSchool.path,
        getSchoolProfile.path,
        `${listTeacherClasses.path}?archived=true`,
      ],
    },
    student: {
      path: paths.studentDashboard,
      lists: [listStudentClasses.path, listOwnAssignments.path, getPrivacy.path],
    },
  });
});
