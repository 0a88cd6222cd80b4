import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import { reloadAssignments } from '../assignments/queries.ts';
import { showStudentClass, showStudentClasses } from '../classes/queries.ts';
import { reloadSessions } from '../live-sessions/queries.ts';
import { useStudentEvents } from '../live-sessions/use-student-events.ts';

/** All pages of a student: one line to the server keeps the class list and the assignments as they are now. */
export function Component() {
  const client = useQueryClient();
  const connected = useRef(false);
  useStudentEvents({
    onClasses: (classes) => {
      showStudentClasses(client, classes);
      void reloadAssignments(client);
      // The first list comes as the page is read; each one after it follows a line that was down.
      if (connected.current) void reloadSessions(client);
      connected.current = true;
    },
    onClass: (changed) => {
      showStudentClass(client, changed);
      void reloadAssignments(client);
    },
  });
  return <Outlet />;
}
