import type { BodyOf } from '../../contract/endpoint.ts';
import type { Profile } from '../../contract/identity.ts';
import type { exportSecurityLog as exportCall, SecurityLogEntry } from '../../contract/security-log.ts';
import type { TeacherActor } from '../access.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import { type IdentityContext, listSchools, profilesOf } from './rules.ts';

type Filter = BodyOf<typeof exportCall>;

interface Page {
  entries: SecurityLogEntry[];
  nextCursor: string | null;
}

/** How many rows a page of the export has. */
const exportPageSize = 1_000;

/**
 * The security log of the school that the caller administers, newest first.
 * @throws ContractError administrator-only; invalid-input for a cursor that this server did not make
 */
export async function listSecurityLog(
  ctx: IdentityContext,
  actor: TeacherActor,
  { limit, ...filter }: Filter & { limit: number },
): Promise<Page & { keptDays: number }> {
  const { id, schoolProfile } = await administeredBy(ctx.db.read, actor);
  const page = await readPage(ctx, id, filter, limit);
  return { ...page, keptDays: securityLog.daysKept(schoolProfile, ctx.securityLogDays) };
}

/** A page of the export. The request for the first page is recorded. @throws what `listSecurityLog` throws */
export async function exportSecurityLog(
  ctx: IdentityContext,
  actor: TeacherActor,
  filter: Filter,
): Promise<Page> {
  const { id } = await administeredBy(ctx.db.read, actor);
  if (filter.cursor === undefined)
    await ctx.db.write((write) => securityLog.record(ctx, write, { event: 'log-exported', by: actor }));
  return readPage(ctx, id, filter, exportPageSize);
}

async function readPage(
  ctx: IdentityContext,
  schoolId: string,
  { kind, person, from, until, cursor }: Filter,
  limit: number,
): Promise<Page> {
  // Attempts at accounts that do not exist belong to no school. On a server with one school, its
  // administrator sees them.
  const isOnly = (await listSchools(ctx)).length === 1;
  const { rows, nextCursor } = await securityLog.readRows(ctx, {
    schoolId: isOnly ? undefined : schoolId,
    person: person
      ? { schoolId, typed: person, keyedHash: ctx.securityCounts.keyedHashOf(person) }
      : undefined,
    kind,
    from,
    until,
    cursor,
    limit,
  });
  const people = await profilesOf(
    ctx,
    rows.flatMap((row) => [row.actor_id, row.about_id]).filter((uid) => uid !== null),
  );
  return { entries: rows.map((row) => present(row, people)), nextCursor };
}

type Row = Awaited<ReturnType<typeof securityLog.readRows>>['rows'][number];

function present(row: Row, people: ReadonlyMap<string, Profile>): SecurityLogEntry {
  const person = (uid: string | null) => {
    const profile = uid === null ? undefined : people.get(uid);
    if (uid === null) return null;
    return { uid, name: profile?.fullName ?? '', login: profile?.username ?? profile?.email ?? '' };
  };
  return {
    id: String(row.number),
    at: row.at,
    event: row.event,
    kind: securityLog.kindOf(row.event),
    detail: row.detail,
    count: row.count,
    by: person(row.actor_id),
    byOperator: row.by_operator === 1,
    about: person(row.about_id),
    attempted: row.attempted,
    className: row.className,
    address: row.address,
    device: { browser: row.browser, system: row.system },
  };
}
