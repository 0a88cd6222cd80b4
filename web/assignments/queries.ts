import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { proposeAnswerKey } from '../../contract/answer-keys.ts';
import {
  createAssignment,
  deleteAssignment,
  getAssignment,
  listClassAssignments,
  updateAssignment,
} from '../../contract/assignments.ts';
import type { BodyInput } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { listAssignmentStudents, listOwnAssignments } from '../../contract/work.ts';
import { call, modelTimeout } from '../api/client.ts';

/** The key that all queries of assignments begin with. */
const allAssignmentsKey = ['assignments'];

const classAssignments = (classId: string, archived: boolean) =>
  queryOptions({
    queryKey: [...allAssignmentsKey, 'class', classId, archived],
    queryFn: async ({ signal }) => {
      const query = { archived: archived ? ('true' as const) : undefined };
      return (await call(listClassAssignments, { params: { classId }, query, signal })).assignments;
    },
  });

const oneAssignment = (assignmentId: string) =>
  queryOptions({
    queryKey: [...allAssignmentsKey, 'one', assignmentId],
    queryFn: async ({ signal }) =>
      (await call(getAssignment, { params: { assignmentId }, signal })).assignment,
  });

const assignmentStudents = (assignmentId: string) =>
  queryOptions({
    queryKey: [...allAssignmentsKey, 'students', assignmentId],
    queryFn: async ({ signal }) =>
      (await call(listAssignmentStudents, { params: { assignmentId }, signal })).students,
    refetchInterval: 15_000,
  });

const ownAssignments = queryOptions({
  queryKey: [...allAssignmentsKey, 'own'],
  queryFn: async ({ signal }) => (await call(listOwnAssignments, { signal })).assignments,
});

/**
 * The student's open assignments of all classes, and those handed in lately. After a failure to load, the
 * list stays as it was.
 */
export const useOwnAssignments = () => useQuery(ownAssignments);

/** A class's assignments. After a failure to load, the list stays as it was (spec 8). */
export const useClassAssignments = (classId: string, { archived = false } = {}) =>
  useQuery(classAssignments(classId, archived));

/** One assignment. */
export const useAssignment = (assignmentId: string) => useQuery(oneAssignment(assignmentId));

/** The students of an assignment with their work, reloaded while the page is open. */
export const useAssignmentStudents = (assignmentId: string) => useQuery(assignmentStudents(assignmentId));

/** Whether the assignment does not exist for this person. */
export const isGone = (error: unknown): boolean => error instanceof ContractError && error.status === 404;

/** The sentence for an assignment that cannot be loaded (spec 8). */
export const assignmentRefusal = (error: unknown): string =>
  error instanceof ContractError && error.status < 500 ? error.message : t`Failed to load assignment`;

/** Reloads the assignments on the screen after one has changed or opened. */
export const reloadAssignments = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: allAssignmentsKey });

/** The queries that a change of assignments reloads. */
const meta = { reloads: [allAssignmentsKey] };

export const useCreateAssignment = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof createAssignment>) => call(createAssignment, { body }),
    meta,
  });

export const useUpdateAssignment = (assignmentId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof updateAssignment>) =>
      call(updateAssignment, { params: { assignmentId }, body }),
    meta,
  });

/** Proposes an answer key for what is in the form; nothing is stored. */
export const useProposeKey = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof proposeAnswerKey>) =>
      call(proposeAnswerKey, { body, timeout: modelTimeout }),
  });

/** Deletes an assignment, or archives it with its conversations. */
export const useDeleteAssignment = (assignmentId: string) =>
  useMutation({
    mutationFn: (archiveConversations: boolean) =>
      call(deleteAssignment, { params: { assignmentId }, body: { archiveConversations } }),
    meta,
  });
