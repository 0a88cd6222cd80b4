import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { toldApart } from '../../contract/person-names.ts';
import { getClassReport, getSchoolReport } from '../../contract/reports.ts';
import { call } from '../api/client.ts';
import { byName } from '../people/name-order.ts';

/** The files that can be made of a report. */
export type FileKind = 'csv' | 'xlsx' | 'json';

/** A day of the week to show; undefined: the present week. */
type ChosenWeek = string | undefined;

const readClass = async (classId: string, week: ChosenWeek, kind?: FileKind, signal?: AbortSignal) => {
  const query = { week, export: kind };
  const { report } = await call(getClassReport, { params: { classId }, query, signal });
  return { ...report, students: toldApart(report.students).sort(byName) };
};

const readSchool = async (week: ChosenWeek, kind?: FileKind, signal?: AbortSignal) =>
  (await call(getSchoolReport, { query: { week, export: kind }, signal })).report;

const classReport = (classId: string, week: ChosenWeek) =>
  queryOptions({
    queryKey: ['report', 'class', classId, week],
    queryFn: ({ signal }) => readClass(classId, week, undefined, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const schoolReport = (week: ChosenWeek) =>
  queryOptions({
    queryKey: ['report', 'school', week],
    queryFn: ({ signal }) => readSchool(week, undefined, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The report of a class. While another week loads, it is still the one that was shown before. */
export const useClassReport = (classId: string, week: ChosenWeek) => useQuery(classReport(classId, week));

/** The report of the school. While another week loads, it is still the one that was shown before. */
export const useSchoolReport = (week: ChosenWeek) => useQuery(schoolReport(week));

/** Reads the report of a class once more for a file, which the server records. */
export const useClassFile = (
  classId: string,
  save: (report: Awaited<ReturnType<typeof readClass>>, kind: FileKind) => Promise<void>,
) =>
  useMutation({
    mutationFn: async ({ week, kind }: { week: string; kind: FileKind }) =>
      save(await readClass(classId, week, kind), kind),
  });

/** Reads the report of the school once more for a file, which the server records. */
export const useSchoolFile = (
  save: (report: Awaited<ReturnType<typeof readSchool>>, kind: FileKind) => Promise<void>,
) =>
  useMutation({
    mutationFn: async ({ week, kind }: { week: string; kind: FileKind }) =>
      save(await readSchool(week, kind), kind),
  });
