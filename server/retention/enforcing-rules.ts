import type { RetentionMonths } from '../../contract/retention.ts';
import { now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import type { TutorContext } from '../tutor/context.ts';
import { deleteStudentAccount } from './deletion-rules.ts';
import { deleteOldNotes } from './note-store.ts';
import { monthsOf } from './retention-rules.ts';
import * as runs from './retention-store.ts';
import * as store from './store.ts';

/** How often a run begins for each school, in milliseconds. */
const runEvery = 24 * 3_600_000;

/** The most of each kind that one transaction deletes or looks at, so that questions wait for it only briefly. */
const batchSize = { questions: 200, alerts: 50, students: 50 } as const;

/** The most transactions each time that the chore runs; the next time goes on from there. */
const stepsAtOnce = 50;

/** The moment so many months ago. */
function monthsAgo(at: Date, months: number): string {
  const then = new Date(at);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString();
}

/**
 * Deletes what schools no longer keep, in small steps: safeguarding records that somebody has looked at, then conversations,
 * then accounts of students that nobody uses. Runs every minute and begins anew for each school once a day.
 */
export async function enforceRetention(ctx: TutorContext): Promise<void> {
  let steps = stepsAtOnce;
  for (const school of await runs.listDue(ctx.db.read, due(ctx))) {
    let isDone = false;
    while (!isDone && steps > 0) {
      isDone = await ctx.db.write((write) => takeStep(ctx, write, school));
      steps -= 1;
    }
    if (steps === 0) return;
  }
}

const due = (ctx: TutorContext) => ({
  now: now(ctx),
  beganBefore: new Date(ctx.clock.now().getTime() - runEvery).toISOString(),
});

/** One step of a school's run. @returns whether the run is done */
async function takeStep(ctx: TutorContext, write: Write, school: runs.DueSchool): Promise<boolean> {
  const { query } = write;
  const found = await runs.findRun(query, school.id);
  const run = found && found.finishedAt === null ? found : newRun(ctx);
  const months = await monthsOf(query, school);
  const { removed, position } = await deleteSome(ctx, write, school.id, { months, position: run.position });
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

/** Deletes some of what is too old: records; when there are none, conversations; when there are none, unused accounts. */
async function deleteSome(
  ctx: TutorContext,
  write: Write,
  schoolId: string,
  { months, position }: { months: RetentionMonths; position: string },
): Promise<Step> {
  const at = ctx.clock.now();
  const records = await deleteRecords(write, schoolId, monthsAgo(at, months.records));
  if (records > 0) return { removed: { ...noneRemoved, records }, position };
  const conversations = await deleteOldQuestions(ctx, write, schoolId, monthsAgo(at, months.conversations));
  const notes = await deleteOldNotes(
    write.query,
    schoolId,
    monthsAgo(at, months.conversations),
    batchSize.questions,
  );
  if (conversations + notes > 0)
    return { removed: { ...noneRemoved, conversations: conversations + notes }, position };
  return deleteUnused(ctx, write, schoolId, { since: monthsAgo(at, months.accounts), position });
}

/** Deletes old alerts that somebody has looked at, and old observations that the contact has closed. */
async function deleteRecords({ query }: Write, schoolId: string, before: string): Promise<number> {
  const alerts = (await runs.oldAlerts(query, schoolId, before, batchSize.alerts).execute()).map(
    ({ id }) => id,
  );
  await runs.deleteAlerts(query, alerts);
  return alerts.length + (await runs.deleteOldObservations(query, schoolId, before));
}

async function deleteOldQuestions(
  ctx: TutorContext,
  { query }: Write,
  schoolId: string,
  before: string,
): Promise<number> {
  const old = await runs.oldQuestions(query, schoolId, before, batchSize.questions).execute();
  if (old.length === 0) return 0;
  await store.deleteQuestions(
    query,
    old.map(({ id }) => id),
  );
  // The events of these questions are gone already, since events are kept for a day.
  await store.setWorkDeleted(query, [...new Set(old.map(({ studentUid }) => studentUid))], now(ctx));
  return old.length;
}

/** Deletes accounts that nobody used, and holders whose records are gone, among the next students of the school. */
async function deleteUnused(
  ctx: TutorContext,
  write: Write,
  schoolId: string,
  { since, position }: { since: string; position: string },
): Promise<Step> {
  const { query } = write;
  const students = await runs.studentsAfter(query, schoolId, position, batchSize.students).execute();
  let accounts = 0;
  for (const { uid, registeredAt, deletedAt } of students) {
    const isHolder = deletedAt !== null;
    const isNeeded = isHolder
      ? await store.hasRecords(query, uid)
      : registeredAt >= since || (await runs.wasUsedSince(query, uid, since));
    if (isNeeded) continue;
    await deleteStudentAccount(ctx, write, uid);
    if (!isHolder) accounts += 1;
  }
  const last = students.length < batchSize.students ? null : (students.at(-1)?.uid ?? null);
  return { removed: { ...noneRemoved, accounts }, position: last };
}
