import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import {
  acceptClassInvitation,
  type ClassRole,
  declineClassInvitation,
  inviteColleague,
  leaveTaughtClass,
  listClassInvitations,
  listClassTeachers,
  removeClassTeacher,
  setClassRole,
} from '../../contract/co-teachers.ts';
import type { BodyInput } from '../../contract/endpoint.ts';
import { call } from '../api/client.ts';
import { OwnUidContext } from './own-uid.ts';

const classesKey = ['classes'];
/**
 * The keys of the teachers and the invitations begin with that of the classes, so that a reload of the
 * classes reloads them too.
 */
const invitationsKey = [...classesKey, 'invitations'];
const teachersKey = (classId: string) => [...classesKey, 'teachers', classId];

/**
 * Invitations to teach the classes of colleagues. They are reloaded regularly, because new ones arrive while
 * the page is open.
 */
const invitations = queryOptions({
  queryKey: invitationsKey,
  queryFn: async ({ signal }) => (await call(listClassInvitations, { signal })).invitations,
  refetchInterval: 60_000,
});

export const useClassInvitations = () => useQuery(invitations);

/** The teachers of a class, and those who are invited. */
export const useClassTeachers = (classId: string) =>
  useQuery({
    queryKey: teachersKey(classId),
    queryFn: async ({ signal }) => (await call(listClassTeachers, { params: { classId }, signal })).teachers,
  });

const meta = { reloads: [classesKey] };

export const useInviteColleague = (classId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof inviteColleague>) =>
      call(inviteColleague, { params: { classId }, body }),
    meta,
  });

export const useSetClassRole = (classId: string, teacherUid: string) =>
  useMutation({
    mutationFn: (role: ClassRole) => call(setClassRole, { params: { classId }, body: { teacherUid, role } }),
    meta,
  });

export const useRemoveClassTeacher = (classId: string, teacherUid: string) =>
  useMutation({
    mutationFn: () => call(removeClassTeacher, { params: { classId }, body: { teacherUid } }),
    meta,
  });

export const useLeaveTaughtClass = (classId: string) =>
  useMutation({ mutationFn: () => call(leaveTaughtClass, { params: { classId } }), meta });

/** Accepts or declines an invitation. */
export const useAnswerInvitation = (classId: string) =>
  useMutation({
    mutationFn: async (accepts: boolean): Promise<void> => {
      await call(accepts ? acceptClassInvitation : declineClassInvitation, { params: { classId } });
    },
    meta,
  });

/** The uid of the teacher who is signed in. */
export const useOwnUid = (): string => useContext(OwnUidContext);

/** Whether a teacher owns the class, according to its list of teachers. */
export const ownsClass = ({ teachers }: Pick<TeacherClass, 'teachers'>, teacherUid: string): boolean =>
  teachers.some(({ uid, role }) => uid === teacherUid && role === 'owner');

/** Whether the teacher who is signed in owns the class. */
export const useOwnsClass = (schoolClass: Pick<TeacherClass, 'teachers'>): boolean =>
  ownsClass(schoolClass, useOwnUid());
