import type { RetentionMonths } from '../../contract/retention.ts';
import { now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import type { TutorContext } from '../tutor/context.ts';
import { deleteStudentAccount } from './deletion-rules.ts';
import { deleteOldNotes, sessionsWithOldNotes } from './note-store.ts';
import { monthsOf } from './retention-rules.ts';
import * as runs from './retention-store.ts';
import * as store from './store.ts';

/** How often a run begins for each school, in milliseconds. */
const runEvery = 24 * 3_600_000;

/**
 * The most of each kind that one transaction deletes or looks at, so that questions wait for it only briefly.
 */
const batchSize = { questions: 200, alerts: 50, students: 50 } as const;

/** The most transactions in one run of the chore; the next run goes on from there. */
const stepsAtOnce = 50;

/** The moment so many months ago; at the end of a shorter month, its last day. */
function monthsAgo(at: Date, months: number): string {
  const then = new Date(at);
  then.setUTCMonth(then.getUTCMonth() - months);
  // The 31st of a month with 30 days would be the first of the next one.
  if (then.getUTCDate() !== at.getUTCDate()) then.setUTCDate(0);
  return then.toISOString();
}

/**
 * Deletes what schools no longer keep, in small steps: safeguarding records that are judged or closed, then
 * conversations, then accounts of students that nobody uses. Runs every minute and begins anew for each
 * school once a day.
 */
export async function enforceRetention(ctx: TutorContext): Promise<void> {
  let steps = stepsAtOnce;
  for (const school of await runs.listDue(ctx.db.read, due(ctx))) {
    let old = await findOld(ctx, school);
    let isDone = false;
    while (!isDone && steps > 0) {
      isDone = await ctx.db.write((write) => {
        // A write can be run again (group-commit.ts). It works on copies, so that each run begins with the
        // same lists.
        const left = { conversations: [...old.conversations], sessionsWithNotes: [...old.sessionsWithNotes] };
        write.afterCommit(() => {
          old = left;
        });
        return takeStep(ctx, write, school, left);
      });
      steps -= 1;
    }
    if (steps === 0) return;
  }
}

const due = (ctx: TutorContext) => ({
  now: now(ctx),
  beganBefore: new Date(ctx.clock.now().getTime() - runEvery).toISOString(),
});

/** Where a school has something that is too old. What becomes old meanwhile is found by the next run. */
interface Old {
  /** A step takes a conversation or a session off its list when nothing old is left in it. */
  readonly conversations: string[];
  readonly sessionsWithNotes: string[];
}

/** Looks for what is too old outside of any transaction: it takes long in a large school. */
async function findOld(ctx: TutorContext, school: runs.DueSchool): Promise<Old> {
  const { read } = ctx.db;
  const before = monthsAgo(ctx.clock.now(), (await monthsOf(read, school)).conversations);
  const conversations = await runs.oldConversations(read, school.id, before).execute();
  const sessions = await sessionsWithOldNotes(read, school.id, before).execute();
  return {
    conversations: conversations.map(({ id }) => id),
    sessionsWithNotes: sessions.map(({ id }) => id),
  };
}

/** One step of a school's run. @returns whether the run is done */
async function takeStep(ctx: TutorContext, write: Write, school: runs.DueSchool, old: Old): Promise<boolean> {
  const { query } = write;
  const found = await runs.findRun(query, school.id);
  const run = found && found.finishedAt === null ? found : newRun(ctx);
  const months = await monthsOf(query, school);
  const { removed, position } = await deleteSome(ctx, write, school.id, {
    months,
    old,
    position: run.position,
  });
  const sum = {
    conversations: run.removed.conversations + removed.conversations,
    records: run.removed.records + removed.records,
    accounts: run.removed.accounts + removed.accounts,
  };
  const finishedAt = position === null ? now(ctx) : null;
  await runs.setRun(query, school.id, { ...run, finishedAt, position: position ?? '', removed: sum });
  return finishedAt !== null;
}

const noneRemoved: RetentionMonths = { conversations: 0, records: 0, accounts: 0 };

const newRun = (ctx: TutorContext): runs.Run => ({
  beganAt: now(ctx),
  finishedAt: null,
  position: '',
  removed: noneRemoved,
});

interface Step {
  readonly removed: RetentionMonths;
  /** Where the next step goes on; null when nothing is left. */
  readonly position: string | null;
}

/**
 * Deletes some of what is too old, of the first kind that has any: records, then questions, then notes with
 * help requests and pauses, then unused accounts. Notes are counted as conversations.
 */
async function deleteSome(
  ctx: TutorContext,
  write: Write,
  schoolId: string,
  { months, old, position }: { months: RetentionMonths; old: Old; position: string },
): Promise<Step> {
  const at = ctx.clock.now();
  const records = await deleteRecords(write, schoolId, monthsAgo(at, months.records));
  if (records > 0) return { removed: { ...noneRemoved, records }, position };
  const before = monthsAgo(at, months.conversations);
  const questions = await deleteOldQuestions(ctx, write, old, before);
  if (questions > 0) return { removed: { ...noneRemoved, conversations: questions }, position };
  const notes = await deleteNotesOf(write, old, before);
  if (notes > 0) return { removed: { ...noneRemoved, conversations: notes }, position };
  return deleteUnused(ctx, write, schoolId, { since: monthsAgo(at, months.accounts), position });
}

/** Deletes old alerts that somebody has judged, and old observations that the contact has closed. */
async function deleteRecords({ query }: Write, schoolId: string, before: string): Promise<number> {
  const alerts = (await runs.oldAlerts(query, schoolId, before, batchSize.alerts).execute()).map(
    ({ id }) => id,
  );
  await runs.deleteAlerts(query, alerts);
  return alerts.length + (await runs.deleteOldObservations(query, schoolId, before));
}

/** Deletes old questions of the first conversations that have some. @returns how many */
async function deleteOldQuestions(
  ctx: TutorContext,
  { query }: Write,
  { conversations }: Old,
  before: string,
): Promise<number> {
  const found: { id: string; studentUid: string }[] = [];
  while (conversations.length > 0 && found.length < batchSize.questions) {
    const left = batchSize.questions - found.length;
    const some = await runs.oldQuestions(query, conversations[0] ?? '', before, left).execute();
    found.push(...some);
    if (some.length < left) conversations.shift();
  }
  if (found.length === 0) return 0;
  await store.deleteQuestions(
    query,
    found.map(({ id }) => id),
  );
  // The events of these questions are gone already, since events are kept for a day.
  await store.setWorkDeleted(query, [...new Set(found.map(({ studentUid }) => studentUid))], now(ctx));
  return found.length;
}

/** Deletes old notes, help requests and pauses of the first session that has some. @returns how many */
async function deleteNotesOf({ query }: Write, { sessionsWithNotes }: Old, before: string): Promise<number> {
  while (sessionsWithNotes.length > 0) {
    const deleted = await deleteOldNotes(query, sessionsWithNotes[0] ?? '', before, batchSize.questions);
    if (deleted > 0) return deleted;
    sessionsWithNotes.shift();
  }
  return 0;
}

/**
 * Deletes the first account among the next students of the school that nobody used, or that holds records
 * which are gone.
 */
async function deleteUnused(
  ctx: TutorContext,
  write: Write,
  schoolId: string,
  { since, position }: { since: string; position: string },
): Promise<Step> {
  const { query } = write;
  const students = await runs.studentsAfter(query, schoolId, position, batchSize.students).execute();
  for (const { uid, registeredAt, deletedAt } of students) {
    const isHolder = deletedAt !== null;
    const isNeeded = isHolder
      ? await store.hasRecords(query, uid)
      : registeredAt >= since || (await runs.wasUsedSince(query, uid, since));
    if (isNeeded) continue;
    // One account may have many questions, so a step deletes one account at most.
    await deleteStudentAccount(ctx, write, uid);
    return { removed: { ...noneRemoved, accounts: isHolder ? 0 : 1 }, position: uid };
  }
  const last = students.length < batchSize.students ? null : (students.at(-1)?.uid ?? null);
  return { removed: noneRemoved, position: last };
}
