import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import { toldApart } from '../../contract/person-names.ts';
import {
  getClassTime,
  getOwnTime,
  getSchoolTimeLimits,
  liftTimeLimits,
  setClassTimeLimits,
  setSchoolTimeLimits,
} from '../../contract/time-limits.ts';
import { call } from '../api/client.ts';

const classTimes = ['class-time'];

const schoolLimits = queryOptions({
  queryKey: ['school', 'time-limits'],
  queryFn: ({ signal }) => call(getSchoolTimeLimits, { signal }),
});

/** The limits of the school, and what was lifted in its classes. */
export const useSchoolTimeLimits = () => useQuery(schoolLimits);

export const useSetSchoolTimeLimits = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof setSchoolTimeLimits>) => call(setSchoolTimeLimits, { body }),
    meta: { reloads: [schoolLimits.queryKey, classTimes] },
  });

const classTime = (classId: string) =>
  queryOptions({
    queryKey: [...classTimes, classId],
    queryFn: async ({ signal }) => {
      const time = await call(getClassTime, { params: { classId }, signal });
      return { ...time, students: toldApart(time.students) };
    },
    refetchInterval: 15_000,
  });

/** The limits of a class and the time of its students, reloaded while it is shown. */
export const useClassTime = (classId: string) => useQuery(classTime(classId));

export const useSetClassTimeLimits = (classId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof setClassTimeLimits>) =>
      call(setClassTimeLimits, { params: { classId }, body }),
    meta: { reloads: [classTimes] },
  });

/** Lifts the limits for a student of a class, or for everybody. */
export const useLift = (classId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof liftTimeLimits>) =>
      call(liftTimeLimits, { params: { classId }, body }),
    meta: { reloads: [classTimes] },
  });

/**
 * How often a student's time is read again, in milliseconds: when it is over, when it is limited, and when
 * nothing is known of a limit.
 */
const reloadEvery = { over: 10_000, limited: 30_000, unlimited: 60_000 } as const;

const ownTime = (classId: string, inLesson: boolean, questions: number) =>
  queryOptions({
    queryKey: ['own-time', classId, inLesson, questions],
    queryFn: async ({ signal }) => {
      const query = { inLesson: inLesson ? ('true' as const) : ('false' as const) };
      return (await call(getOwnTime, { params: { classId }, query, signal })).time;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return reloadEvery.unlimited;
      return data.over || data.questions?.left === 0 ? reloadEvery.over : reloadEvery.limited;
    },
  });

/** The time that the student has left. @param questions how many have ended; another one reloads it */
export const useOwnTime = (classId: string, inLesson: boolean, questions: number) =>
  useQuery(ownTime(classId, inLesson, questions));
