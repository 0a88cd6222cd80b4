import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import { reloadAssignments } from '../assignments/queries.ts';
import { showStudentClass, showStudentClasses } from '../classes/queries.ts';
import { reloadSessions } from '../live-sessions/queries.ts';
import { useStudentEvents } from '../live-sessions/use-student-events.ts';

/** All pages of a student: one stream keeps the class list and the assignments up to date. */
export function Component() {
  const client = useQueryClient();
  const connected = useRef(false);
  useStudentEvents({
    onClasses: (classes) => {
      showStudentClasses(client, classes);
      void reloadAssignments(client);
      // The first snapshot comes with the page. Each further one follows a lost connection.
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
