import { ContractError } from '../../contract/errors.ts';
import type { Alert } from '../../contract/safeguarding.ts';
import { type Support, supportLine, supportText } from '../../contract/support-text.ts';
import { type StudentActor, type TeacherActor, teaches } from '../access.ts';
import { type Class, findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { safeguardingOf } from '../identity/school-rules.ts';
import * as securityLog from '../security-log/rules.ts';
import * as store from './store.ts';

/** The most alerts in a list, for all classes and for one class. */
const listMaximum = 200;

/** A message that shows danger, with its context. */
export type DangerMessage = Omit<store.NewAlert, 'id' | 'raisedAt'>;

/** The most alerts of one kind for a student in this many milliseconds: a flood would hide other alerts. */
const raiseLimit = { alerts: 10, within: 10 * 60_000 };

/**
 * Raises an alert in the transaction that stores the message, and notifies the class's teacher and the school's safeguarding
 * contact after the commit (guidelines, part 9). After ten alerts of the same kind in ten minutes a message raises no further
 * alert; the existing ones lead to its conversation.
 */
export async function raiseAlert(ctx: Context, write: Write, message: DangerMessage): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - raiseLimit.within).toISOString();
  if ((await store.countAlerts(write.query, { ...message, since })) >= raiseLimit.alerts) return;
  await store.insertAlert(write.query, { ...message, id: ctx.ids.next(), raisedAt: now(ctx) });
  const ofClass = await findClass(ctx, message.classId, write.query);
  write.afterCommit(() => notifyAlert(ctx, ofClass));
}

/** The support text, which the student reads instead of an answer, with the school's safeguarding contact. */
export async function supportFor(ctx: Context, classId: string, message: string): Promise<string> {
  return supportText(message, await contactFor(ctx, classId));
}

/** The safeguarding contact of the school of a class. */
async function contactFor(ctx: Context, classId: string): Promise<Support> {
  const ofClass = await findClass(ctx, classId);
  const school = ofClass && (await safeguardingOf(ctx, ofClass.schoolId));
  return { contact: school?.contactName ?? null, helpline: school?.helpline ?? null };
}

/** The line that names the contact for a student, shown until a person has acknowledged all of their alerts. */
export async function supportUntilAcknowledged(
  ctx: Context,
  { uid }: StudentActor,
): Promise<ReturnType<typeof supportLine> | null> {
  const alert = await store.findUnacknowledged(ctx.db.read, uid);
  return alert ? supportLine(alert.message, await contactFor(ctx, alert.classId)) : null;
}

/** Whether a student has an alert that nobody has acknowledged. */
export const hasOpenAlert = async (ctx: Context, studentUid: string): Promise<boolean> =>
  (await store.findUnacknowledged(ctx.db.read, studentUid)) !== undefined;

/** The topic of notifications about the alerts of a teacher. */
const alertsOf = (uid: string): string => `alerts-of:${uid}`;
/** The topic of notifications about all alerts of a school. */
const alertsOfSchool = (schoolId: string): string => `alerts-of-school:${schoolId}`;

function notifyAlert(ctx: Context, ofClass: Pick<Class, 'teacherUid' | 'schoolId'> | undefined): void {
  if (!ofClass) return;
  ctx.events.notify(alertsOf(ofClass.teacherUid), '');
  ctx.events.notify(alertsOfSchool(ofClass.schoolId), '');
}

/** Whether the caller is the school's safeguarding contact. */
async function isSafeguardingContact(ctx: Context, actor: TeacherActor): Promise<boolean> {
  const school = await safeguardingOf(ctx, actor.schoolId);
  return school?.contactUid === actor.uid;
}

/** The topics of the alerts that the caller may see. */
export async function alertTopics(ctx: Context, actor: TeacherActor): Promise<string[]> {
  const ofSchool = (await isSafeguardingContact(ctx, actor)) ? [alertsOfSchool(actor.schoolId)] : [];
  return [alertsOf(actor.uid), ...ofSchool];
}

/** The alerts that the caller may see, newest first. */
export async function listAlerts(
  ctx: Context,
  actor: TeacherActor,
  { classId, waiting }: { classId?: string | undefined; waiting: boolean },
): Promise<Alert[]> {
  const schoolId = (await isSafeguardingContact(ctx, actor)) ? actor.schoolId : null;
  const alerts = await store.listAlerts(ctx.db.read, {
    teacherUid: actor.uid,
    schoolId,
    classId,
    waiting,
    limit: listMaximum,
  });
  return alerts.map(present);
}

/**
 * Acknowledges an alert; only the first acknowledgement is stored.
 * @throws ContractError alert-not-found
 */
export async function acknowledgeAlert(ctx: Context, actor: TeacherActor, id: string): Promise<Alert> {
  await checkAccess(ctx, actor, id);
  return changeAlert(ctx, actor, id, 'alert-acknowledged', (write) =>
    store.acknowledge(write.query, id, actor.name, now(ctx)),
  );
}

/**
 * Dismisses an alert as not a concern, which also acknowledges it. The record stays.
 * @throws ContractError alert-not-found
 */
export async function dismissAlert(ctx: Context, actor: TeacherActor, id: string): Promise<Alert> {
  await checkAccess(ctx, actor, id);
  return changeAlert(ctx, actor, id, 'alert-dismissed', async (write) => {
    await store.acknowledge(write.query, id, actor.name, now(ctx));
    await store.dismiss(write.query, id, now(ctx));
  });
}

/**
 * Changes an alert in a transaction and notifies everybody who may see it. The security log does not say whose alert it is:
 * administrators read it.
 */
async function changeAlert(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  event: 'alert-acknowledged' | 'alert-dismissed',
  change: (write: Write) => Promise<void>,
): Promise<Alert> {
  return ctx.db.write(async (write) => {
    await change(write);
    const changed = await store.findAlert(write.query, id);
    if (!changed) throw new ContractError('alert-not-found');
    await securityLog.record(ctx, write, { event, by: actor, classId: changed.classId });
    write.afterCommit(() => notifyAlert(ctx, changed));
    return present(changed);
  });
}

/** @throws ContractError alert-not-found unless the caller may see the alert */
async function checkAccess(ctx: Context, actor: TeacherActor, id: string): Promise<void> {
  const alert = await store.findAlert(ctx.db.read, id);
  if (alert && teaches(actor, alert)) return;
  if (alert && alert.schoolId === actor.schoolId && (await isSafeguardingContact(ctx, actor))) return;
  throw new ContractError('alert-not-found');
}

/** An alert in the form of the contract. */
const present = ({ teacherUid: _, schoolId: __, ...alert }: store.StoredAlert): Alert => alert;
