import { thresholds } from '../../contract/patterns.ts';
import { now } from '../context.ts';
import { refusalsOf, timeZoneOf } from '../time-limits/rules.ts';
import type { PatternsContext } from './context.ts';
import { type Found, findPatterns, type Message, type Noted } from './patterns.ts';
import * as reading from './reading-store.ts';
import * as store from './store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How many students one run reads, and how many of the newest messages of each. */
const maxStudents = 20;
const maxMessages = 600;
/** How many messages a thread reads at once, so that others get their turn in between. */
const atOnce = 50;
/** After how long a student may be read again. Patterns show over days, so minutes do not matter. */
const pause = 6 * hour;

/**
 * Reads the messages of students who wrote since they were last read, a few students at a time, and stores what was found.
 * Only schools with a safeguarding contact are read: without one nobody could look. What was noticed in messages that
 * make no pattern is not stored.
 */
export async function observePatterns(ctx: PatternsContext): Promise<void> {
  const at = ctx.clock.now().getTime();
  const due = await reading.listDue(ctx.db.read, {
    since: new Date(at - thresholds.historyDays * day).toISOString(),
    readBefore: new Date(at - pause).toISOString(),
    limit: maxStudents,
  });
  for (const student of due) await observe(ctx, student);
}

async function observe(ctx: PatternsContext, student: reading.Due): Promise<void> {
  const { uid, schoolId } = student;
  // A message that is stored during this reading is newer than `readAt`, so the student will be read again.
  const readAt = now(ctx);
  const at = Date.parse(readAt);
  const since = new Date(at - thresholds.historyDays * day).toISOString();
  const [messages, refusals, timeZone] = await Promise.all([
    readMessages(ctx, student, since),
    refusalsOf(ctx, uid, since),
    timeZoneOf(ctx, schoolId),
  ]);
  await ctx.db.write(async ({ query }) => {
    const noted = await store.listNoted(query, uid, since);
    const last: Noted = Object.fromEntries(noted.map((each) => [each.pattern, Date.parse(each.at)]));
    for (const found of findPatterns({ messages, refusals, timeZone }, at, last))
      await store.insertObservation(query, {
        id: ctx.ids.next(),
        schoolId,
        studentUid: uid,
        studentName: student.name,
        pattern: found.pattern,
        ...storable(found, timeZone),
        notedAt: readAt,
      });
    await reading.setRead(query, uid, readAt);
  });
}

/** A student's messages with what each tells. */
async function readMessages(
  ctx: PatternsContext,
  { uid, schoolId }: reading.Due,
  since: string,
): Promise<Message[]> {
  const stored = await reading.listMessages(ctx.db.read, { uid, since, limit: maxMessages });
  const guardrails = ctx.guardrails.for([schoolId, 'patterns', uid]);
  const read: Message[] = [];
  for (let from = 0; from < stored.length; from += atOnce) {
    const batch = stored.slice(from, from + atOnce);
    const signs = await guardrails.findSigns(batch.map(({ question }) => question));
    for (const [index, { question: _, at, ...message }] of batch.entries())
      read.push({ ...message, at: Date.parse(at), distress: null, lingers: false, ...signs[index] });
  }
  return read;
}

const iso = (moment: number): string => new Date(moment).toISOString();

/** A found pattern in the form in which an observation is stored. */
function storable({ pattern: _, days, messages, ...rest }: Found, timeZone: string) {
  const spans = days.map(({ from, until, ...span }) => ({ ...span, from: iso(from), until: iso(until) }));
  return {
    from: spans[0]?.from ?? '',
    until: spans.at(-1)?.until ?? '',
    evidence: {
      ...rest,
      timeZone,
      days: spans,
      messages: messages.map((message) => ({ ...message, at: iso(message.at) })),
    },
  };
}
