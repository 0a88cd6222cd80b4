import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createAssignment,
  deleteAssignment,
  getAssignment,
  listClassAssignments,
  updateAssignment,
} from '../../contract/assignments.ts';
import type { BodyInput } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { tryAssignment } from '../../contract/trial.ts';
import { listAssignmentStudents } from '../../contract/tutor.ts';
import { call } from '../api/client.ts';
import { logged } from '../api/log.ts';

const lists = ['assignments', 'class'];

/** A class's assignments; a failure to load is only logged (spec 8). */
export const useClassAssignments = (classId: string, { archived = false } = {}) =>
  useQuery({
    queryKey: [...lists, classId, archived],
    queryFn: async ({ signal }) => {
      const query = { archived: archived ? ('true' as const) : undefined };
      return (await logged(call(listClassAssignments, { params: { classId }, query, signal }), signal))
        .assignments;
    },
  });

/** One assignment. */
export const useAssignment = (assignmentId: string) =>
  useQuery({
    queryKey: ['assignments', 'one', assignmentId],
    queryFn: async ({ signal }) =>
      (await logged(call(getAssignment, { params: { assignmentId }, signal }), signal)).assignment,
  });

/** The students of an assignment with their work, followed while the page is open. */
export const useAssignmentStudents = (assignmentId: string) =>
  useQuery({
    queryKey: ['assignments', 'students', assignmentId],
    queryFn: async ({ signal }) =>
      (await logged(call(listAssignmentStudents, { params: { assignmentId }, signal }), signal)).students,
    refetchInterval: 15_000,
  });

/** Whether the server says that there is no such assignment for this person. */
export const isGone = (error: unknown): boolean => error instanceof ContractError && error.status === 404;

/** What an assignment that cannot be loaded says (spec 8). */
export const assignmentRefusal = (error: unknown): string =>
  error instanceof ContractError && error.status < 500 ? error.message : 'Failed to load assignment';

/** Reads the assignments on the screen again after one was changed, or has opened. */
export const reloadAssignments = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['assignments'] });

function useReload() {
  const client = useQueryClient();
  return () => reloadAssignments(client);
}

export function useCreateAssignment() {
  const onSuccess = useReload();
  return useMutation({
    mutationFn: (body: BodyInput<typeof createAssignment>) => call(createAssignment, { body }),
    onSuccess,
  });
}

export function useUpdateAssignment(assignmentId: string) {
  const onSuccess = useReload();
  return useMutation({
    mutationFn: (body: BodyInput<typeof updateAssignment>) =>
      call(updateAssignment, { params: { assignmentId }, body }),
    onSuccess,
  });
}

export function useDeleteAssignment(assignmentId: string) {
  const onSuccess = useReload();
  return useMutation({
    mutationFn: (archiveConversations: boolean) =>
      call(deleteAssignment, { params: { assignmentId }, body: { archiveConversations } }),
    onSuccess,
  });
}

/** A question to the tutor as it will be; nothing of it is stored. */
export const useTrial = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof tryAssignment>) => call(tryAssignment, { body }),
  });
