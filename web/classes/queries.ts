import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createClass,
  joinClass,
  listStudentClasses,
  listTeacherClasses,
  type StudentClass,
} from '../../contract/classes.ts';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import { startSession, stopSession } from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';
import { logFailure } from '../api/log.ts';

const teacherKey = ['classes', 'teacher'];
const studentKey = ['classes', 'student'];

type StudentList = AnswerOf<typeof listStudentClasses>;

/** A failure to load is only logged, and the list stays as it is (spec 8); a load that was called off is none. */
const logged = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!signal.aborted) logFailure(error);
    throw error;
  });

/** The teacher's classes; read again now and then, since students join while the page is open. */
export const useTeacherClasses = () =>
  useQuery({
    queryKey: teacherKey,
    queryFn: ({ signal }) => logged(call(listTeacherClasses, { signal }), signal),
    refetchInterval: 15_000,
  });

/** The student's classes and the invitation to the class of the registration code. */
export const useStudentClasses = () =>
  useQuery({
    queryKey: studentKey,
    queryFn: ({ signal }) => logged(call(listStudentClasses, { signal }), signal),
  });

/** Takes over the list that the live events carry; the invitation is not theirs to change. */
export const showStudentClasses = (client: QueryClient, classes: StudentClass[]): void => {
  client.setQueryData<StudentList>(studentKey, (list) => list && { ...list, classes });
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
