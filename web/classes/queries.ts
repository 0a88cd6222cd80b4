import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createClass,
  joinClass,
  listStudentClasses,
  listTeacherClasses,
  renewClassCode,
  resetStudentPassword,
  restoreClass,
  type StudentClass,
} from '../../contract/classes.ts';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import {
  archiveClass,
  leaveClass,
  removeStudent,
  startSession,
  stopSession,
  updateClass,
} from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';
import { logFailure, logged } from '../api/log.ts';

const teacherKey = ['classes', 'teacher'];
const studentKey = ['classes', 'student'];

type StudentList = AnswerOf<typeof listStudentClasses>;

/** The teacher's classes; read again now and then, since students join while the page is open. */
export const useTeacherClasses = () =>
  useQuery({
    queryKey: teacherKey,
    queryFn: ({ signal }) => logged(call(listTeacherClasses, { signal }), signal),
    refetchInterval: 15_000,
  });

/** The classes that were put away. */
export const useArchivedClasses = () =>
  useQuery({
    queryKey: ['classes', 'archived'],
    queryFn: ({ signal }) =>
      logged(call(listTeacherClasses, { query: { archived: 'true' }, signal }), signal),
  });

/** The student's classes and the invitation to the class of the registration code. */
export const useStudentClasses = () =>
  useQuery({
    queryKey: studentKey,
    queryFn: ({ signal }) => logged(call(listStudentClasses, { signal }), signal),
  });

/** Takes over the list that the live events carry. */
export const showStudentClasses = (client: QueryClient, list: Omit<StudentList, 'success'>): void => {
  client.setQueryData<StudentList>(studentKey, (known) => known && { ...known, ...list });
};

/** Takes over one changed class of the live events, or a new one, which then is the newest. */
export const showStudentClass = (client: QueryClient, changed: StudentClass): void => {
  client.setQueryData<StudentList>(studentKey, (list) => {
    if (list === undefined) return list;
    const known = list.classes.some(({ id }) => id === changed.id);
    const classes = known
      ? list.classes.map((each) => (each.id === changed.id ? changed : each))
      : [changed, ...list.classes];
    return { ...list, classes };
  });
};

/** Reads the classes again, for a list that may have missed something. */
export const useReloadClasses = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['classes'] });
};

export function useCreateClass() {
  const reload = useReloadClasses();
  return useMutation({
    mutationFn: (body: BodyInput<typeof createClass>) => call(createClass, { body }),
    onSuccess: reload,
  });
}

export function useJoinClass() {
  const reload = useReloadClasses();
  return useMutation({
    mutationFn: (classCode: string) => call(joinClass, { body: { classCode } }),
    onSuccess: reload,
  });
}

/** Opens or closes a class's session; the list is read again afterwards, a failure is only logged (spec 4, 8). */
export function useSessionSwitch(classId: string) {
  const reload = useReloadClasses();
  return useMutation({
    mutationFn: async (open: boolean): Promise<void> => {
      const params = { classId };
      await (open ? call(startSession, { params }) : call(stopSession, { params }));
    },
    onError: logFailure,
    onSettled: reload,
  });
}

/** What a teacher does to a class besides teaching it; the lists are read again after each. */
export function useClassChanges(classId: string) {
  const reload = useReloadClasses();
  const params = { classId };
  const changed = async <T>(answer: Promise<T>): Promise<T> => {
    const value = await answer;
    await reload();
    return value;
  };
  return {
    update: (body: BodyInput<typeof updateClass>) => changed(call(updateClass, { params, body })),
    renewCode: () => changed(call(renewClassCode, { params })),
    archive: () => changed(call(archiveClass, { params })),
    restore: () => changed(call(restoreClass, { params })),
    removeStudent: (studentUid: string) => changed(call(removeStudent, { params, body: { studentUid } })),
    resetPassword: (studentUid: string) => call(resetStudentPassword, { params, body: { studentUid } }),
    leave: () => changed(call(leaveClass, { params })),
  };
}
