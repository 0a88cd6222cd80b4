import { expect, it } from 'vitest';
import { listStudentClasses, listTeacherClasses } from '../../contract/classes.ts';
import { dashboards, partsOf } from './pages.ts';
import { paths } from './paths.ts';

it('a page behind the sign-in is known by its address before the router is there', () => {
  const dashboard = partsOf(paths.studentDashboard);
  expect(dashboard).toHaveLength(3);
  expect(partsOf(`${paths.studentDashboard}/`)).toEqual(dashboard);
  const chat = partsOf(paths.sessionChat('a b'));
  expect(chat.slice(0, 2)).toEqual(dashboard.slice(0, 2));
  expect(chat[2]).not.toBe(dashboard[2]);
  for (const path of [paths.home, paths.login, '/session/ABC', '/student-dashboard/more'])
    expect(partsOf(path)).toEqual([]);
});

// The module that is loaded first of all cannot import the contract, which brings zod.
it('the lists that are asked for early are the ones that the dashboards ask for', () => {
  expect(dashboards).toEqual({
    teacher: { path: paths.teacherDashboard, list: listTeacherClasses.path },
    student: { path: paths.studentDashboard, list: listStudentClasses.path },
  });
});
