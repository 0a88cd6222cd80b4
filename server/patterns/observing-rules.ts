import { thresholds } from '../../contract/patterns.ts';
import { now } from '../context.ts';
import { refusalsOf, timeZoneOf } from '../time-limits/rules.ts';
import type { PatternsContext } from './context.ts';
import { type Found, findPatterns, type Message, type Noted } from './patterns.ts';
import * as reading from './reading-store.ts';
import * as store from './store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How many schools one run looks at, how many students it reads, and how many of the newest messages of each.
 */
const maxSchools = 100;
const maxStudents = 20;
const maxMessages = 600;
/** How many messages a thread reads at once, so that others get their turn in between. */
const atOnce = 50;
/**
 * After how many milliseconds a student may be read again. Patterns show over days, so minutes do not matter.
 */
const pause = 6 * hour;

/**
 * Makes the chore that reads the messages of students who wrote since they were last read, and stores what
 * was found. Each run reads a few students and goes on with the school after the last one. Only schools with
 * a safeguarding contact are read: without one nobody could look. What was noticed in messages that make no
 * pattern is not stored.
 */
export function observePatterns(ctx: PatternsContext): () => Promise<void> {
  let lastSchool = '';
  return async () => {
    let left = maxStudents;
    for (const schoolId of await schoolsAfter(ctx, lastSchool)) {
      for (const student of await studentsDue(ctx, schoolId, left)) {
        await observe(ctx, student);
        left -= 1;
      }
      lastSchool = schoolId;
      if (left === 0) return;
    }
  };
}

/** The schools that a run looks at: those after the last one, then from the beginning, none of them twice. */
async function schoolsAfter(ctx: PatternsContext, last: string): Promise<string[]> {
  const next = await reading.listSchoolsAfter(ctx.db.read, last, maxSchools);
  if (next.length === maxSchools || last === '') return next;
  const first = await reading.listSchoolsAfter(ctx.db.read, '', maxSchools - next.length);
  return [...next, ...first.filter((id) => id <= last)];
}

function studentsDue(ctx: PatternsContext, schoolId: string, limit: number): Promise<reading.Due[]> {
  const at = ctx.clock.now().getTime();
  return reading.listDue(ctx.db.read, schoolId, {
    since: new Date(at - thresholds.historyDays * day).toISOString(),
    readBefore: new Date(at - pause).toISOString(),
    limit,
  });
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
