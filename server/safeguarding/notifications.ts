import { type Taught, teachersOf } from '../access.ts';
import type { Class } from '../classes/rules.ts';
import type { Context } from '../context.ts';

/** The topic of notifications about the alerts of a teacher. */
export const alertsOf = (uid: string): string => `alerts-of:${uid}`;
/** The topic of notifications about all alerts of a school. */
export const alertsOfSchool = (schoolId: string): string => `alerts-of-school:${schoolId}`;

/** Who is told about an alert. */
export type AlertedClass = Taught & Pick<Class, 'schoolId'>;

/** Tells the open pages of everybody who may see the alerts of a class that one has changed. */
export function notifyAlert(ctx: Pick<Context, 'events'>, ofClass: AlertedClass | undefined): void {
  if (!ofClass) return;
  for (const uid of teachersOf(ofClass)) ctx.events.notify(alertsOf(uid), '');
  ctx.events.notify(alertsOfSchool(ofClass.schoolId), '');
}
