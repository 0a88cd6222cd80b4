import type { TeacherClass } from '../../contract/classes.ts';
import type { Context } from '../context.ts';
import { profilesOf } from '../identity/rules.ts';
import { presentToTeacher } from './present.ts';
import { type Class, listEnrollments } from './store.ts';

/** The students of a class in the order of joining, for rooms that have established who asks. */
export async function rosterOf(ctx: Context, ofClass: Class): Promise<TeacherClass['roster']> {
  const enrollments = await listEnrollments(ctx.db.read, [ofClass.id]);
  const profiles = await profilesOf(
    ctx,
    enrollments.map((enrollment) => enrollment.studentUid),
  );
  return presentToTeacher(ofClass, enrollments, profiles).roster;
}
