import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { showStudentClass, showStudentClasses } from '../classes/queries.ts';
import { useStudentEvents } from '../live-sessions/use-student-events.ts';

/** All pages of a student: one line to the server keeps the class list as it is now. */
export function Component() {
  const client = useQueryClient();
  useStudentEvents({
    onClasses: (classes) => showStudentClasses(client, classes),
    onClass: (changed) => showStudentClass(client, changed),
  });
  return <Outlet />;
}
