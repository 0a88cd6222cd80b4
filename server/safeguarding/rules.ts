import { ContractError } from '../../contract/errors.ts';
import { type Alert, dangers, type InHand } from '../../contract/safeguarding.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import { type Support, supportLine, supportText } from '../../contract/support-text.ts';
import { type StudentActor, type TeacherActor, teaches } from '../access.ts';
import { findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import { safeguardingOf } from '../identity/school-rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { alertEmail } from './alert-email.ts';
import { emailAboutAlert } from './email-rules.ts';
import { wasEmailed } from './email-store.ts';
import { listOpen, listPage } from './list-store.ts';
import { findUnseen, insertMessage } from './message-store.ts';
import { alertsOf, alertsOfSchool, notifyAlert } from './notifications.ts';
import * as store from './store.ts';

/** The most alerts in a page of all, and in the list of those that are open. */
const maximum = { page: 100, open: 200 };

/** A message that shows danger, with its context. */
export type DangerMessage = Omit<store.NewAlert, 'id' | 'raisedAt'>;

/** How old an alert may be that another message joins, in milliseconds: its emails are tried for a day. */
const oldestJoined = 24 * 3_600_000;

/** After how many milliseconds another message of an alert that waits is emailed again. */
const emailedAgainAfter = 10 * 60_000;

/**
 * Raises an alert in the transaction that stores the message, and tells the class's teachers and the school's safeguarding
 * contact after the commit, on their open pages and by email (guidelines, part 9). While nobody has looked at an alert of the student
 * in the same session or assignment, the message joins it. Then people get another email only when the last one is ten
 * minutes old. So nobody's messages hide those of another child, in the list or among the emails.
 */
export async function raiseAlert(ctx: Context, write: Write, message: DangerMessage): Promise<void> {
  const ofClass = await findClass(ctx, message.classId, write.query);
  const ago = (milliseconds: number) => new Date(ctx.clock.now().getTime() - milliseconds).toISOString();
  const unseen = await findUnseen(write.query, message, ago(oldestJoined));
  const alertId = unseen?.id ?? ctx.ids.next();
  if (unseen) await joinAlert(ctx, write, unseen, message);
  else await store.insertAlert(write.query, { ...message, id: alertId, raisedAt: now(ctx) });
  write.afterCommit(() => notifyAlert(ctx, ofClass));
  if (ofClass && !(unseen && (await wasEmailed(write.query, alertId, ago(emailedAgainAfter)))))
    await emailAboutAlert(ctx, write, { alertId, ofClass, compose: alertEmail });
}

/** Adds a message to an alert at which nobody has looked. The alert then is about the graver danger of both. */
async function joinAlert(
  ctx: Context,
  { query }: Write,
  { id: alertId, kind }: Pick<Alert, 'id' | 'kind'>,
  { kind: ofMessage, interactionId }: DangerMessage,
): Promise<void> {
  await insertMessage(query, { id: ctx.ids.next(), alertId, interactionId, at: now(ctx) });
  if (dangers.indexOf(ofMessage) < dangers.indexOf(kind)) await store.setKind(query, alertId, ofMessage);
}

/** The support text, which the student reads instead of an answer, with the school's safeguarding contact. */
export const supportTextFor = async (
  ctx: Context,
  classId: string,
  message: string,
  reader: { uid: string },
): Promise<string> => supportText(message, await supportFor(ctx, classId, reader));

/**
 * Where a student of a class finds help, and the language that the reader chose. A text has the language of
 * the message; the chosen language counts only where that is unclear.
 */
export async function supportFor(ctx: Context, classId: string, { uid }: { uid: string }): Promise<Support> {
  const [contact, profiles] = await Promise.all([contactOf(ctx, classId), profilesOf(ctx, [uid])]);
  return { ...contact, language: profiles.get(uid)?.language ?? 'en' };
}

/**
 * The safeguarding contact and the helpline of a class's school; without a helpline of its own, that of its
 * profile.
 */
async function contactOf(ctx: Context, classId: string): Promise<Support> {
  const ofClass = await findClass(ctx, classId);
  if (!ofClass) return { contact: null, helpline: null };
  const school = await safeguardingOf(ctx, ofClass.schoolId);
  const { wording } = schoolProfile(await schoolProfileOf(ctx, ofClass.schoolId));
  return { contact: school?.contactName ?? null, helpline: school?.helpline ?? wording.helpline };
}

/** The line that names the contact to a student. It is shown until somebody has judged all of the student's alerts. */
export async function supportUntilAcknowledged(
  ctx: Context,
  actor: StudentActor,
): Promise<ReturnType<typeof supportLine> | null> {
  const alert = await store.findUnacknowledged(ctx.db.read, actor.uid);
  if (!alert) return null;
  return supportLine(alert.message, await supportFor(ctx, alert.classId, actor));
}

/** The uids of the students of a class who have an alert that nobody has judged, in any class. */
export const studentsWithOpenAlert = async (ctx: Context, classId: string): Promise<ReadonlySet<string>> =>
  new Set(await store.listUnacknowledged(ctx.db.read, classId));

/** Whether the caller is the school's safeguarding contact. */
export async function isSafeguardingContact(
  ctx: Context,
  actor: TeacherActor,
  query = ctx.db.read,
): Promise<boolean> {
  const school = await safeguardingOf(ctx, actor.schoolId, query);
  return school?.contactUid === actor.uid;
}

/** The topics of the alerts that the caller may see. */
export async function alertTopics(ctx: Context, actor: TeacherActor): Promise<string[]> {
  const ofSchool = (await isSafeguardingContact(ctx, actor)) ? [alertsOfSchool(actor.schoolId)] : [];
  return [alertsOf(actor.uid), ...ofSchool];
}

/** Which of the alerts that the caller may see. */
interface AlertQuery {
  readonly classId?: string | undefined;
  readonly studentUid?: string | undefined;
  readonly waiting?: boolean;
  readonly open?: boolean;
  readonly after?: string | undefined;
}

/**
 * The alerts that the caller may see: those that wait or are open, the newest first, or a page of all of them (`listPage` says
 * in which order).
 */
export async function listAlerts(
  ctx: Context,
  actor: TeacherActor,
  { classId, studentUid, waiting = false, open = false, after }: AlertQuery,
): Promise<{ alerts: Alert[]; next: string | null }> {
  const schoolId = (await isSafeguardingContact(ctx, actor)) ? actor.schoolId : null;
  const filter = { teacherUid: actor.uid, schoolId, classId, studentUid };
  const toContract = (alert: store.StoredAlert) => present(alert, actor, schoolId !== null);
  if (!waiting && !open) {
    const { alerts, next } = await listPage(
      ctx.db.read,
      { ...filter, limit: maximum.page },
      { after, now: now(ctx) },
    );
    return { alerts: alerts.map(toContract), next };
  }
  const state = waiting ? 'waiting' : 'open';
  const alerts = (await listOpen(ctx.db.read, { ...filter, limit: maximum.open }, state))
    .map(toContract)
    .filter(({ isWaiting, inHand }) => isWaiting || inHand !== null)
    .sort((a, b) => b.raisedAt.localeCompare(a.raisedAt) || b.id.localeCompare(a.id));
  return { alerts, next: null };
}

/**
 * Stores that the caller has opened an alert, if nobody has looked at it before. It still waits to be judged.
 * @throws ContractError alert-not-found
 */
export async function lookAtAlert(ctx: Context, actor: TeacherActor, id: string): Promise<Alert> {
  return ctx.db.write(async ({ query, afterCommit }) => {
    const { found, asContact } = await findVisible(ctx, query, actor, id);
    if (found.lookedAt === null) afterCommit(() => notifyAlert(ctx, found));
    return present({ ...found, ...(await setLooked(ctx, query, actor, found)) }, actor, asContact);
  });
}

/** Stores that the caller looked at an alert, if nobody did before. @returns who looked first */
async function setLooked(
  ctx: Context,
  query: Write['query'],
  actor: TeacherActor,
  { id, lookedAt, lookedBy }: store.StoredAlert,
): Promise<store.FirstLook> {
  if (lookedAt !== null) return { lookedAt, lookedBy };
  const at = now(ctx);
  await store.setLooked(query, id, { byUid: actor.uid, by: actor.name, at });
  return { lookedAt: at, lookedBy: actor.name };
}

/** An alert that the caller may see, and whether as the safeguarding contact. @throws ContractError alert-not-found */
async function findVisible(ctx: Context, query: Write['query'], actor: TeacherActor, id: string) {
  const found = await store.findAlert(query, id);
  const asContact = await isSafeguardingContact(ctx, actor, query);
  if (!found || !maySee(actor, found, asContact)) throw new ContractError('alert-not-found');
  return { found, asContact };
}

/**
 * Stores that the caller looks after an alert. It is stored only as the caller's first judgement.
 * @throws ContractError alert-not-found
 */
export const acknowledgeAlert = (ctx: Context, actor: TeacherActor, id: string): Promise<Alert> =>
  judge(ctx, actor, id, 'acknowledged');

/**
 * Stores that nothing is left to do, so that nobody has the alert in hand any longer. A teacher's word leaves the alert in the
 * list of a safeguarding contact who has not judged it; who acknowledges it after that has it in hand again.
 * @throws ContractError alert-not-found
 */
export const settleAlert = (ctx: Context, actor: TeacherActor, id: string): Promise<Alert> =>
  judge(ctx, actor, id, 'settled');

/**
 * Stores that the caller finds an alert not to be a concern. The record stays. A teacher's judgement leaves the alert in the
 * safeguarding contact's list; the contact's judgement removes it from the teacher's list as well.
 * @throws ContractError alert-not-found
 */
export const dismissAlert = (ctx: Context, actor: TeacherActor, id: string): Promise<Alert> =>
  judge(ctx, actor, id, 'dismissed');

type Verdict = 'acknowledged' | 'dismissed' | 'settled';

/**
 * Whether a verdict says nothing new. An acknowledgement counts only as the caller's first judgement, a dismissal only once,
 * and an alert is settled once while nobody takes it up again.
 */
function isKnown(
  verdict: Verdict,
  judgements: readonly store.StoredJudgement[],
  actor: TeacherActor,
): boolean {
  if (verdict === 'settled')
    return whoHasInHand(judgements) === null && judgements.some(({ isSettled }) => isSettled);
  const own = judgements.filter(({ byUid }) => byUid === actor.uid);
  return own.some(({ isConcern }) => verdict === 'acknowledged' || !isConcern);
}

/**
 * Stores how the caller judges an alert, and notifies everybody who may see it. The security log does not say whose alert it
 * is, since administrators read that log.
 */
async function judge(ctx: Context, actor: TeacherActor, id: string, verdict: Verdict): Promise<Alert> {
  return ctx.db.write(async ({ query, afterCommit }) => {
    const { found, asContact } = await findVisible(ctx, query, actor, id);
    if (isKnown(verdict, found.judgements, actor)) return present(found, actor, asContact);
    const made = {
      ...{ byUid: actor.uid, by: actor.name, at: now(ctx), asContact },
      ...{ isConcern: verdict !== 'dismissed', isSettled: verdict === 'settled' },
    };
    await store.insertJudgement(query, { ...made, id: ctx.ids.next(), alertId: id });
    const event = `alert-${verdict}` as const;
    await securityLog.record(ctx, { query }, { event, by: actor, classId: found.classId });
    afterCommit(() => notifyAlert(ctx, found));
    const look = await setLooked(ctx, query, actor, found);
    return present({ ...found, ...look, judgements: [...found.judgements, made] }, actor, asContact);
  });
}

const maySee = (actor: TeacherActor, alert: store.StoredAlert, isContact: boolean): boolean =>
  teaches(actor, alert) || (isContact && alert.schoolId === actor.schoolId);

/**
 * Who has an alert in hand: whoever acknowledged it first since it was last settled, and has not dismissed it. Nobody has once the
 * safeguarding contact found it to be no concern.
 */
function whoHasInHand(judgements: readonly store.StoredJudgement[]): InHand | null {
  if (judgements.some(({ asContact, isConcern }) => asContact && !isConcern)) return null;
  const current = judgements.slice(judgements.findLastIndex(({ isSettled }) => isSettled) + 1);
  const dismissedBy = new Set(current.filter(({ isConcern }) => !isConcern).map(({ byUid }) => byUid));
  const inHand = current.find(({ byUid, isConcern }) => isConcern && !dismissedBy.has(byUid));
  return inHand ? { by: inHand.by, at: inHand.at } : null;
}

/**
 * An alert in the form of the contract, as the caller sees it. An alert that one teacher acknowledged waits
 * for no other teacher of the class. One that a teacher dismissed still waits for the others. One that only
 * teachers judged still waits for the contact.
 */
function present(
  { teacherUid: _, coTeachers: __, schoolId: ___, contactUid, judgements, ...alert }: store.StoredAlert,
  { uid }: TeacherActor,
  toContact: boolean,
): Alert {
  const counted = judgements.filter(
    ({ byUid, asContact, isConcern }) => byUid === uid || asContact || (isConcern && !toContact),
  );
  return {
    ...alert,
    acknowledgedAt: judgements[0]?.at ?? null,
    acknowledgedBy: judgements[0]?.by ?? null,
    isConcern: counted.every(({ isConcern }) => isConcern),
    isWaiting: counted.length === 0,
    inHand: whoHasInHand(judgements),
    awaitsContact:
      contactUid !== null && !judgements.some(({ byUid, asContact }) => asContact || byUid === contactUid),
    judgements: judgements.map(({ by, at, isConcern, isSettled }) => ({ by, at, isConcern, isSettled })),
  };
}
