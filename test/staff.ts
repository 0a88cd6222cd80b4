import { nameAdministrator, nameSafeguarding } from '../server/identity/school-rules.ts';
import type { TestApp } from './harness.ts';
import { registerTeacher, type Teacher } from './people.ts';

/** Teachers with a part in their school, which the operator gave them. */

type School = Pick<TestApp, 'ctx' | 'url' | 'schoolCode'>;

/** A teacher who administers the school. */
export async function registerAdministrator(
  school: School,
  fields: Record<string, unknown> = {},
): Promise<Teacher> {
  const teacher = await registerTeacher(school, fields);
  await nameAdministrator(school.ctx, school.schoolCode, teacher.email);
  return teacher;
}

/** Ngozi Okoye, a teacher who is the safeguarding contact of the school. */
export async function registerContact(school: School): Promise<Teacher> {
  const teacher = await registerTeacher(school, { name: 'Ngozi Okoye' });
  const words = { contactName: 'Ms Okoye', contactEmail: teacher.email, helpline: '116 111' };
  await nameSafeguarding(school.ctx, school.schoolCode, words);
  return teacher;
}
