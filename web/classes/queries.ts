import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmStudent,
  createClass,
  declineStudent,
  joinClass,
  letStudentIn,
  listStudentClasses,
  listTeacherClasses,
  renameStudent,
  resetStudentPassword,
  restoreClass,
  type StudentClass,
  setJoining,
} from '../../contract/classes.ts';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import type { NameChange } from '../../contract/identity.ts';
import {
  archiveClass,
  leaveClass,
  removeStudent,
  removeStudentsSince,
  renewClassCode,
  startSession,
  stopSession,
  updateClass,
} from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';

/** The key that all queries of classes begin with. */
const allClassesKey = ['classes'];
const archivedKey = [...allClassesKey, 'archived'];

/** The teacher's classes. They are reloaded regularly, because students join while the page is open. */
const teacherClasses = queryOptions({
  queryKey: [...allClassesKey, 'teacher'],
  queryFn: ({ signal }) => call(listTeacherClasses, { signal }),
  refetchInterval: 15_000,
});

/** The archived classes. */
const archivedClasses = queryOptions({
  queryKey: archivedKey,
  queryFn: ({ signal }) => call(listTeacherClasses, { query: { archived: 'true' }, signal }),
});

/** The student's classes and the offer to join the class of the registration code. */
const studentClasses = queryOptions({
  queryKey: [...allClassesKey, 'student'],
  queryFn: ({ signal }) => call(listStudentClasses, { signal }),
});

export const useTeacherClasses = () => useQuery(teacherClasses);
export const useArchivedClasses = () => useQuery(archivedClasses);
export const useStudentClasses = () => useQuery(studentClasses);

/** Shows the class list that came with a live event. */
export const showStudentClasses = (client: QueryClient, list: AnswerOf<typeof listStudentClasses>): void => {
  client.setQueryData(studentClasses.queryKey, (shown) => shown && { ...shown, ...list });
};

/** Shows the class that came with a live event. A new class comes first in the list, as the newest. */
export const showStudentClass = (client: QueryClient, changed: StudentClass): void => {
  client.setQueryData(studentClasses.queryKey, (list) => {
    if (list === undefined) return list;
    const isShown = list.classes.some(({ id }) => id === changed.id);
    const classes = isShown
      ? list.classes.map((shown) => (shown.id === changed.id ? changed : shown))
      : [changed, ...list.classes];
    // The teacher may have let the student in just now.
    const waiting = list.waiting.filter(({ classId }) => classId !== changed.id);
    return { ...list, classes, waiting };
  });
};

/** Reloads the classes, for a list that may be out of date. */
export const useReloadClasses = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: allClassesKey });
};

/** The queries that a change of classes reloads. */
const meta = { reloads: [allClassesKey] };

export const useCreateClass = () =>
  useMutation({ mutationFn: (body: BodyInput<typeof createClass>) => call(createClass, { body }), meta });

export const useJoinClass = () =>
  useMutation({ mutationFn: (body: BodyInput<typeof joinClass>) => call(joinClass, { body }), meta });

/** Opens or closes a class's session and then reloads the list; a failure is only logged (spec 4, 8). */
export function useSessionSwitch(classId: string) {
  const reload = useReloadClasses();
  return useMutation({
    mutationFn: async (open: boolean): Promise<void> => {
      const params = { classId };
      await (open ? call(startSession, { params }) : call(stopSession, { params }));
    },
    onSettled: reload,
  });
}

export const useUpdateClass = (classId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof updateClass>) => call(updateClass, { params: { classId }, body }),
    meta,
  });

export const useRenewClassCode = (classId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof renewClassCode>) =>
      call(renewClassCode, { params: { classId }, body }),
    meta,
  });

/**
 * Archives a class. The archive is reloaded first, because the message about an empty list of classes depends
 * on it.
 */
export const useArchiveClass = (classId: string) =>
  useMutation({
    mutationFn: () => call(archiveClass, { params: { classId } }),
    meta: { reloads: [archivedKey, allClassesKey] },
  });

export const useRestoreClass = (classId: string) =>
  useMutation({ mutationFn: () => call(restoreClass, { params: { classId } }), meta });

export const useRemoveStudent = (classId: string, studentUid: string) =>
  useMutation({
    mutationFn: () => call(removeStudent, { params: { classId }, body: { studentUid } }),
    meta,
  });

export const useRemoveStudentsSince = (classId: string) =>
  useMutation({
    mutationFn: (since: string) => call(removeStudentsSince, { params: { classId }, body: { since } }),
    meta,
  });

/** Lets nobody else join until the lesson ends, or opens the class again. */
export const useSetJoining = (classId: string) =>
  useMutation({
    mutationFn: (closed: boolean) => call(setJoining, { params: { classId }, body: { closed } }),
    meta,
  });

export const useLetStudentIn = (classId: string, studentUid: string) =>
  useMutation({
    mutationFn: () => call(letStudentIn, { params: { classId }, body: { studentUid } }),
    meta,
  });

/** Lets several students in, one after the other. */
export function useLetStudentsIn(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (studentUids: readonly string[]) => {
      for (const studentUid of studentUids)
        await call(letStudentIn, { params: { classId }, body: { studentUid } });
    },
    meta,
    // Some may have been let in before one could not be.
    onError: () => void client.invalidateQueries({ queryKey: allClassesKey }),
  });
}

export const useDeclineStudent = (classId: string, studentUid: string) =>
  useMutation({
    mutationFn: () => call(declineStudent, { params: { classId }, body: { studentUid } }),
    meta,
  });

/** Confirms for all of the teacher's classes that a reset was the student's wish. */
export const useConfirmStudent = (classId: string, studentUid: string) =>
  useMutation({
    mutationFn: () => call(confirmStudent, { params: { classId }, body: { studentUid } }),
    meta,
  });

export const useRenameStudent = (classId: string, studentUid: string) =>
  useMutation({
    mutationFn: (change: NameChange) =>
      call(renameStudent, { params: { classId }, body: { ...change, studentUid } }),
    meta,
  });

/** Gives a student a new password, which the answer contains. */
export const useResetPassword = (classId: string, studentUid: string) =>
  useMutation({
    mutationFn: () => call(resetStudentPassword, { params: { classId }, body: { studentUid } }),
    // The password is shown once and not stored.
    gcTime: 0,
  });

export const useLeaveClass = (classId: string) =>
  useMutation({ mutationFn: () => call(leaveClass, { params: { classId } }), meta });
