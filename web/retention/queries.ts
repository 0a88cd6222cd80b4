import { keepPreviousData, queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import {
  deleteStudent,
  findStudents,
  getPrivacy,
  getRetention,
  setPrivacyRead,
  setRetention,
} from '../../contract/retention.ts';
import { call } from '../api/client.ts';

const foundKey = ['school', 'students'];

const found = (search: string) =>
  queryOptions({
    queryKey: [...foundKey, search],
    queryFn: search === '' ? skipToken : ({ signal }) => call(findStudents, { query: { search }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Students of the school by a part of the name or a username; nothing is read for an empty text. */
export const useFoundStudents = (search: string) => useQuery(found(search));

/** Deletes a student's conversations or account. */
export const useDeleteStudent = (studentUid: string, what: 'conversations' | 'account') =>
  useMutation({
    mutationFn: () => call(deleteStudent, { params: { studentUid }, body: { what } }),
    meta: { reloads: [foundKey] },
  });

const retention = queryOptions({
  queryKey: ['school', 'retention'],
  queryFn: ({ signal }) => call(getRetention, { signal }),
  refetchInterval: ({ state }) => (state.data?.lastRun?.finishedAt === null ? 10_000 : false),
});

/** How long the school keeps each kind of data, reloaded while a run is under way. */
export const useRetention = () => useQuery(retention);

export const useSetRetention = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof setRetention>) => call(setRetention, { body }),
    meta: { reloads: [retention.queryKey] },
  });

const privacy = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => call(getPrivacy, { signal }),
});

/**
 * The school's rules for what students write: how long it is kept and who can read it.
 * @param hasSchool whether the reader belongs to a school, without which there are no rules to load
 */
export const usePrivacy = (hasSchool = true) => useQuery({ ...privacy, enabled: hasSchool });

export const useSetPrivacyRead = () =>
  useMutation({ mutationFn: () => call(setPrivacyRead, {}), meta: { reloads: [privacy.queryKey] } });
