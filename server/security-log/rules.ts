import { z } from 'zod';
import { timestamp } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type SchoolProfileName, schoolProfile, schoolProfileNames } from '../../contract/school-profiles.ts';
import {
  type DetailOf,
  type SecurityEvent,
  type SecurityKind,
  securityEvents,
} from '../../contract/security-log.ts';
import type { Actor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { inSteps } from '../db/steps.ts';
import { deviceOf } from '../http/user-agent.ts';
import * as store from './store.ts';

/** Whoever runs commands on the server. */
export const operator = { role: 'operator' } as const;
export type Operator = typeof operator;

/** An event with who caused it and whom it concerns. It contains no text that anybody wrote. */
export type Entry = { [E in SecurityEvent]: EntryOf<E> }[SecurityEvent];

type EntryOf<E extends SecurityEvent> = {
  readonly event: E;
  /** Who caused it: the actor of the call with its origin, or the operator. */
  readonly by: Actor | Operator;
  /** The account that it concerns, if that is not the actor's own. */
  readonly about?: string | undefined;
  /** The keyed hash of the name that somebody without an account typed (`SecurityCounts.keyedHashOf`). */
  readonly attempted?: string | undefined;
  readonly classId?: string | undefined;
  /** The school; needed only if neither the actor nor the account that the event concerns has one. */
  readonly schoolId?: string | undefined;
} & (DetailOf<E> extends undefined ? { readonly detail?: undefined } : { readonly detail: DetailOf<E> });

/**
 * Records an event in the transaction of the change, so that both are stored or neither is. Events that a
 * stranger can repeat at will are counted instead (counts.ts).
 */
export async function record(
  ctx: Pick<Context, 'clock'>,
  { query }: Pick<Write, 'query'>,
  entry: Entry,
): Promise<void> {
  await store.insertRow(query, await rowOf(query, entry, { at: now(ctx), count: 1 }));
}

/**
 * The school to which an entry belongs: the one that it names, otherwise that of the actor, otherwise that of
 * the account that it concerns; null without any of them.
 */
export async function schoolOf(
  query: Write['query'],
  { by, about, schoolId }: Pick<Entry, 'by' | 'about' | 'schoolId'>,
): Promise<string | null> {
  const known = schoolId ?? ('schoolId' in by ? by.schoolId : undefined);
  const account = 'uid' in by ? by.uid : about;
  return known ?? (account === undefined ? null : store.schoolOf(query, account));
}

/** The row that stores an entry. @param times when it happened last, and how often */
export async function rowOf(
  query: Write['query'],
  { event, by, about, attempted, classId, schoolId, detail }: Entry,
  times: { readonly at: string; readonly count: number },
): Promise<store.Row> {
  const actor = 'uid' in by ? by.uid : null;
  const origin = 'from' in by ? by.from : undefined;
  const device = origin ? deviceOf(origin.userAgent) : { browser: null, system: null };
  return {
    ...times,
    event,
    detail: detail ?? null,
    school_id: await schoolOf(query, { by, about, schoolId }),
    actor_id: actor,
    about_id: about ?? null,
    attempted: attempted ?? null,
    class_id: classId ?? null,
    by_operator: by.role === 'operator' ? 1 : 0,
    address: origin?.ip ?? null,
    ...device,
  };
}

/** The filter and the cursor of a page. */
export interface RowQuery extends Pick<store.Filter, 'schoolId' | 'person' | 'from' | 'until' | 'limit'> {
  readonly kind: SecurityKind | undefined;
  readonly cursor: string | undefined;
}

/**
 * A page of rows, newest first. The calling rule checks the access.
 * @throws ContractError invalid-input for a cursor that this server did not make
 */
export async function readRows(ctx: Pick<Context, 'db'>, { kind, cursor, limit, ...filter }: RowQuery) {
  const found = await store.listRows(ctx.db.read, {
    ...filter,
    events:
      kind && (Object.keys(securityEvents) as SecurityEvent[]).filter((event) => kindOf(event) === kind),
    before: cursor === undefined ? undefined : readCursor(cursor),
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? cursorOf(last) : null };
}

export const kindOf = (event: SecurityEvent): SecurityKind => securityEvents[event].kind;

const cursorOf = ({ at, number }: store.PageEnd): string =>
  Buffer.from(JSON.stringify([at, number])).toString('base64url');

/**
 * The content of a cursor as `cursorOf` writes it. Other timestamps are refused, since the database cannot
 * read all of them.
 */
const pageEnd = z.tuple([timestamp.startsWith('20'), z.int32().positive()]);

function readCursor(cursor: string): store.PageEnd {
  try {
    const [at, number] = pageEnd.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, number };
  } catch {
    // Not a cursor of this server: refused below.
  }
  throw new ContractError('invalid-input', 'This cursor is not valid. Please start from the newest page.');
}

/**
 * For how many days a school keeps its rows: at least as its profile says.
 * @param days the setting SECURITY_LOG_DAYS
 */
export const daysKept = (profile: SchoolProfileName, days: number): number =>
  Math.max(days, schoolProfile(profile).securityLogDays);

/** Deletes rows that are too old. Runs every hour. @param days the setting SECURITY_LOG_DAYS */
export async function dropOldRows(ctx: Pick<Context, 'db' | 'clock'>, days: number): Promise<void> {
  const at = ctx.clock.now().getTime();
  for (const profile of schoolProfileNames) {
    const before = new Date(at - daysKept(profile, days) * 24 * 3_600_000).toISOString();
    const schools = await store.listSchoolsWithOld(ctx.db.read, before, profile);
    // Rows of no school are kept as long as those of the default profile.
    for (const schoolId of profile === 'default' ? [...schools, null] : schools)
      await inSteps(ctx.db, (query) => store.deleteBefore(query, before, schoolId));
  }
}
