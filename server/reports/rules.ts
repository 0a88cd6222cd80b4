import type { QueryOf } from '../../contract/endpoint.ts';
import {
  type ClassReport,
  noFigures,
  noUse,
  personalWordOf,
  type getClassReport as reportCall,
  type StudentReport,
  type Total,
} from '../../contract/reports.ts';
import type { TeacherActor } from '../access.ts';
import { rosterOf } from '../classes/roster-rules.ts';
import { type Class, taughtClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { personOf, profilesOf } from '../identity/rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { type Week, weekBefore, weekOf } from '../time-limits/week-rules.ts';
import { version } from '../version.ts';
import { type ClassWeek, weekOfClass } from './class-week.ts';
import { alertFigures } from './figures.ts';

/** The options of a report: a day of its week, and the kind of file if it is to be a file. */
export type ReportOptions = QueryOf<typeof reportCall>;

/**
 * How the students of a class used the tutor in a week, and the whole class in the week before.
 * @throws ContractError class-not-found
 */
export async function classReport(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  options: ReportOptions,
): Promise<ClassReport> {
  const ofClass = await taughtClass(ctx, actor, classId);
  const week = await weekOf(ctx, ofClass.schoolId, options.week);
  const found = await weekOfClass(ctx, classId, week, { withWork: true });
  const before = await weekOfClass(ctx, classId, weekBefore(week), { withWork: true });
  const creator = (await profilesOf(ctx, [ofClass.teacherUid])).get(ofClass.teacherUid);
  await recordExport(ctx, actor, options, classId);
  return {
    madeAt: now(ctx),
    version,
    week,
    class: { id: classId, className: ofClass.className, teacherName: creator?.fullName ?? '' },
    students: await studentsOf(ctx, ofClass, week, found),
    total: totalOf(found),
    before: totalOf(before),
  };
}

/**
 * Records in the security log that a file is made of a report.
 * @param classId undefined for a report of the school
 */
export async function recordExport(
  ctx: Context,
  by: TeacherActor,
  { export: detail }: ReportOptions,
  classId?: string,
): Promise<void> {
  if (detail === undefined) return;
  await ctx.db.write((write) =>
    securityLog.record(ctx, write, { event: 'report-exported', detail, by, classId }),
  );
}

const totalOf = ({ asked, total, modelUse }: ClassWeek): Total => ({
  students: asked.length,
  work: total.work,
  alerts: alertFigures(total.alerts),
  modelUse: modelUse ?? noUse,
});

/**
 * The students of the class by name: those who were in it by the end of the week, and those who took part and
 * have left.
 */
async function studentsOf(
  ctx: Context,
  ofClass: Class,
  week: Week,
  { students }: ClassWeek,
): Promise<StudentReport[]> {
  const roster = await rosterOf(ctx, ofClass);
  const inClass = new Set(roster.map(({ uid }) => uid));
  const profiles = await profilesOf(ctx, [...students.keys()]);
  const came = roster.filter(({ uid, joinedAt }) => students.has(uid) || joinedAt < week.ends);
  const left = [...students].filter(([uid]) => !inClass.has(uid));
  const named = [
    ...came.map(({ joinedAt: _, ...student }) => student),
    ...left.map(([uid, { name }]) => ({ uid, ...personOf(profiles.get(uid), name ?? '') })),
  ];
  return named
    .map((student) => {
      const { uid } = student;
      const { work, personal, alerts } = students.get(uid) ?? { work: noFigures, personal: 0, alerts: [] };
      return {
        ...student,
        isInClass: inClass.has(uid),
        work,
        personal: personalWordOf(personal),
        alerts: alertFigures(alerts),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name) || one.uid.localeCompare(other.uid));
}
