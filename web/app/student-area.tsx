import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { reloadAssignments } from '../assignments/queries.ts';
import { showStudentClass, showStudentClasses } from '../classes/queries.ts';
import { useStudentEvents } from '../live-sessions/use-student-events.ts';

/** All pages of a student: one line to the server keeps the class list and the assignments as they are now. */
export function Component() {
  const client = useQueryClient();
  useStudentEvents({
    onClasses: (classes) => {
      showStudentClasses(client, classes);
      void reloadAssignments(client);
    },
    onClass: (changed) => {
      showStudentClass(client, changed);
      void reloadAssignments(client);
    },
  });
  return <Outlet />;
}
