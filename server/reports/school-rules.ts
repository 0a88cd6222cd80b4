import type { SchoolReport, SchoolTotal, SmallClasses } from '../../contract/reports.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import type { TeacherActor } from '../access.ts';
import { type ClassOfSchool, classesOfSchool } from '../classes/school-rules.ts';
import { type Context, now } from '../context.ts';
import { administeredBy } from '../identity/administrator-rules.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { schoolNameOf } from '../identity/rules.ts';
import { administeredSchool } from '../identity/school-rules.ts';
import { sumUse } from '../model-connection/usage-rules.ts';
import { isSafeguardingContact } from '../safeguarding/rules.ts';
import { type Week, weekBefore, weekOf } from '../time-limits/week-rules.ts';
import { version } from '../version.ts';
import { type ClassWeek, weekOfClass } from './class-week.ts';
import { alertFigures, sumWork } from './figures.ts';
import { type ReportOptions, recordExport } from './rules.ts';
import { splitBySize } from './small-classes.ts';

/**
 * How the classes of the caller's school used the tutor in a week. It names no student, and small classes
 * share a row where the profile of the school asks for it. A safeguarding contact who does not administer the
 * school gets only the figures of alerts, of each class: this person sees every alert anyway.
 * @throws ContractError administrator-only
 */
export async function schoolReport(
  ctx: Context,
  actor: TeacherActor,
  options: ReportOptions,
): Promise<SchoolReport> {
  const { schoolId } = actor;
  const withWork = (await administeredSchool(ctx, actor)) !== null;
  // For everybody else `administeredBy` throws.
  if (!withWork && !(await isSafeguardingContact(ctx, actor))) await administeredBy(ctx.db.read, actor);
  const week = await weekOf(ctx, schoolId, options.week);
  const classes = await classesOfSchool(ctx, schoolId);
  const found = await weekOfClasses(ctx, classes, week, withWork);
  const before = await weekOfClasses(ctx, classes, weekBefore(week), withWork);
  const profile = await schoolProfileOf(ctx, schoolId);
  const { smallestClass } = schoolProfile(profile).reports;
  const { apart, together } = splitBySize(found, withWork ? smallestClass : 0);
  await recordExport(ctx, actor, options);
  return {
    madeAt: now(ctx),
    version,
    week,
    schoolName: await schoolNameOf(ctx, schoolId),
    classes: apart.map(({ ofClass: { id, className, teacherName, students }, ...each }) => ({
      id,
      className,
      teacherName,
      enrolled: students,
      ...totalOf([each], withWork),
    })),
    smallClasses: together.length === 0 ? null : { profile, ...rowOfTogether(together) },
    total: totalOf(found, withWork),
    before: totalOf(before, withWork),
  };
}

/** The figures of several classes in one row. */
const rowOfTogether = (together: readonly SizedWeek[]): Omit<SmallClasses, 'profile'> => ({
  classNames: together.map(({ ofClass }) => ofClass.className),
  enrolled: together.reduce((sum, { ofClass }) => sum + ofClass.students, 0),
  ...totalOf(together, true),
});

interface WeekOfClass {
  readonly week: ClassWeek;
}

/** The week of a class, with how many people its figures are about. */
interface SizedWeek extends WeekOfClass {
  readonly ofClass: ClassOfSchool;
  readonly size: number;
  readonly isUsed: boolean;
}

/**
 * The week of each class that was created before the end of the week, and not archived before its beginning.
 */
async function weekOfClasses(
  ctx: Context,
  classes: readonly ClassOfSchool[],
  week: Week,
  withWork: boolean,
): Promise<SizedWeek[]> {
  const found: SizedWeek[] = [];
  for (const ofClass of classes) {
    const { archivedAt, createdAt } = ofClass;
    if (createdAt >= week.ends || (archivedAt !== null && archivedAt < week.begins)) continue;
    const ofWeek = await weekOfClass(ctx, ofClass.id, week, { withWork });
    // Students who have left since count, too: the figures are about them.
    const people = ofWeek.students.size;
    found.push({ ofClass, week: ofWeek, size: Math.max(ofClass.students, people), isUsed: people > 0 });
  }
  return found;
}

/** Several classes together. A student who asked in two of them counts once. */
const totalOf = (classes: readonly WeekOfClass[], withWork: boolean): SchoolTotal => ({
  students: withWork ? new Set(classes.flatMap(({ week }) => week.asked)).size : null,
  work: withWork ? sumWork(classes.map(({ week }) => week.total.work)) : null,
  modelUse: withWork ? sumUse(classes.flatMap(({ week }) => week.modelUse ?? [])) : null,
  alerts: alertFigures(classes.flatMap(({ week }) => week.total.alerts)),
});
