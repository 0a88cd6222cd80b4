import { ContractError } from '../../contract/errors.ts';
import type { NameChange, Profile } from '../../contract/identity.ts';
import { namePartsOf } from '../../contract/person-names.ts';
import type { School } from '../../contract/school.ts';
import type { AccountActor, TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import { getMe } from './rules.ts';
import { ownSchool } from './school-rules.ts';
import * as schools from './school-store.ts';
import { readSignInsAgain } from './sign-ins.ts';
import * as store from './store.ts';

type NamingContext = Pick<Context, 'db' | 'clock' | 'events'>;

/** The notification that the name of an account has changed. */
export const renamed = 'renamed';

/** Whether an account may change its own name: a teacher's may, a student's where the school allows it. */
export const mayRename = async (query: Write['query'], { uid, role }: Profile): Promise<boolean> =>
  role === 'teacher' || schools.studentsMayRename(query, uid);

/**
 * Changes the name of the caller's own account.
 * @throws ContractError profile-not-found, name-change-not-allowed
 */
export async function renameOwn(ctx: Context, actor: AccountActor, change: NameChange): Promise<Profile> {
  await ctx.db.write(async (write) => {
    const profile = await store.findProfile(write.query, actor.uid);
    if (!profile) throw new ContractError('profile-not-found');
    if (!(await mayRename(write.query, profile))) throw new ContractError('name-change-not-allowed');
    await rename(ctx, write, profile, change, { by: actor, detail: 'own' });
  });
  return getMe(ctx, actor);
}

/**
 * Changes the name of a student, in the caller's transaction. The caller has checked that the student is in a
 * class of the teacher's.
 * @throws ContractError student-not-found
 */
export async function renameStudentAs(
  ctx: NamingContext,
  write: Write,
  by: TeacherActor,
  { studentUid, classId, change }: { studentUid: string; classId: string; change: NameChange },
): Promise<void> {
  const profile = await store.findProfile(write.query, studentUid);
  if (profile?.role !== 'student') throw new ContractError('student-not-found');
  await rename(ctx, write, profile, change, { by, detail: 'by-teacher', about: studentUid, classId });
}

/** How a change is recorded. */
interface Recorded {
  readonly by: AccountActor;
  readonly detail: 'own' | 'by-teacher';
  readonly about?: string;
  readonly classId?: string;
}

async function rename(
  ctx: NamingContext,
  write: Write,
  before: Profile,
  change: NameChange,
  recorded: Recorded,
): Promise<void> {
  const after = changedName(before, change);
  if (after.fullName === before.fullName && after.firstName === before.firstName) return;
  await store.updateName(write.query, before.uid, after);
  await readSignInsAgain(ctx, write, { uid: before.uid });
  await securityLog.record(ctx, write, { event: 'name-changed', ...recorded });
  write.afterCommit(() => ctx.events.notify(renamed, before.uid));
}

/** A name after a change. An account that has only a full name keeps only that. */
function changedName(before: Profile, { name, firstName, lastName }: NameChange): store.StoredName {
  if (before.role === 'teacher') {
    const parts = namePartsOf({ ...before, name: before.fullName });
    const joined = `${firstName ?? parts.firstName} ${lastName ?? parts.lastName}`.trim();
    return { fullName: name ?? joined, firstName: null, lastName: null };
  }
  const parts = namePartsOf(name === undefined ? { ...before, name: before.fullName } : { name });
  const first = firstName ?? parts.firstName;
  const last = lastName ?? parts.lastName;
  return { fullName: `${first} ${last}`.trim(), firstName: first, lastName: last };
}

/**
 * Sets whether students of the caller's school may change their own names.
 * @throws ContractError administrator-only
 */
export const setOwnNames = (
  ctx: Pick<Context, 'db' | 'clock'>,
  actor: TeacherActor,
  { studentsMayRename }: { studentsMayRename: boolean },
): Promise<School> =>
  ctx.db.write(async (write) => {
    const school = await administeredBy(write.query, actor);
    if (school.studentsMayRename !== studentsMayRename) {
      await schools.setStudentsMayRename(write.query, school.id, studentsMayRename);
      const detail = studentsMayRename ? 'on' : 'off';
      await securityLog.record(ctx, write, { event: 'own-names-switched', detail, by: actor });
    }
    return ownSchool(write.query, actor);
  });
