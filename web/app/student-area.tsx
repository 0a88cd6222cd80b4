import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import { reloadAssignments } from '../assignments/queries.ts';
import { showStudentClass, showStudentClasses } from '../classes/queries.ts';
import { reloadLessonActions } from '../lesson-actions/queries.ts';
import { reloadSession, reloadSessions } from '../live-sessions/queries.ts';
import { useStudentEvents } from '../live-sessions/use-student-events.ts';
import { forgetWork } from '../tutor/forget-work.ts';

/** All pages of a student: one stream keeps the class list and the assignments up to date. */
export function Component() {
  const client = useQueryClient();
  const connected = useRef(false);
  const deletedAt = useRef<string | null>(null);
  useStudentEvents({
    onClasses: (classes) => {
      // Deleted work must not stay on a page that is open.
      if (connected.current && deletedAt.current !== classes.workDeletedAt) void forgetWork(client);
      deletedAt.current = classes.workDeletedAt;
      showStudentClasses(client, classes);
      void reloadAssignments(client);
      // The first snapshot comes with the page. A further one follows a lost connection, a deletion, or the
      // loss of a class.
      if (connected.current) {
        void reloadSessions(client);
        void reloadLessonActions(client);
      }
      connected.current = true;
    },
    onClass: (changed) => {
      showStudentClass(client, changed);
      void reloadAssignments(client);
      if (changed.currentSessionId !== null) void reloadSession(client, changed.currentSessionId);
    },
    onLesson: (sessionId) => void reloadLessonActions(client, sessionId),
  });
  return <Outlet />;
}
