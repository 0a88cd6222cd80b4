import { ContractError } from '../../contract/errors.ts';
import type { Observation } from '../../contract/patterns.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { isSafeguardingContact } from '../safeguarding/rules.ts';
import * as securityLog from '../security-log/rules.ts';
import * as store from './store.ts';

/** The most observations in one list. */
const listMaximum = 100;

/** The observations of the school; null for everybody who is not its safeguarding contact. */
export async function listObservations(ctx: Context, actor: TeacherActor): Promise<Observation[] | null> {
  if (!(await isSafeguardingContact(ctx, actor))) return null;
  const observations = await store.listObservations(ctx.db.read, actor.schoolId, listMaximum);
  return observations.map(present);
}

/**
 * Stores that the contact has read an observation. Only the first reading is stored.
 * @throws ContractError observation-not-found
 */
export const readObservation = (ctx: Context, actor: TeacherActor, id: string): Promise<Observation> =>
  change(ctx, actor, id, (write, found) => read(ctx, write, actor, found));

/**
 * Closes an observation with a remark. The first remark stays.
 * @throws ContractError observation-not-found
 */
export const closeObservation = (
  ctx: Context,
  actor: TeacherActor,
  id: string,
  remark: string,
): Promise<Observation> =>
  change(ctx, actor, id, async (write, found) => {
    if (found.closedAt !== null) return;
    await read(ctx, write, actor, found);
    await store.setObservationClosed(write.query, id, actor, { at: now(ctx), remark });
    await securityLog.record(ctx, write, { event: 'observation-closed', by: actor });
  });

/**
 * Stores the first reading. The security log does not name the student, since administrators read that log.
 */
async function read(
  ctx: Context,
  write: Write,
  actor: TeacherActor,
  { id, readAt }: Observation,
): Promise<void> {
  if (readAt !== null) return;
  await store.setObservationRead(write.query, id, actor, now(ctx));
  await securityLog.record(ctx, write, { event: 'observation-read', by: actor });
}

/** Changes an observation of the contact's school in a transaction. @returns the observation as it is now */
async function change(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  make: (write: Write, found: store.StoredObservation) => Promise<void>,
): Promise<Observation> {
  return ctx.db.write(async (write) => {
    const { query } = write;
    const found = await store.findObservation(query, id);
    const asContact = await isSafeguardingContact(ctx, actor, query);
    if (found?.schoolId !== actor.schoolId || !asContact) throw new ContractError('observation-not-found');
    await make(write, found);
    const changed = await store.findObservation(query, id);
    return present(changed ?? found);
  });
}

/** An observation in the form of the contract. */
const present = ({ schoolId: _, studentUid: __, ...observation }: store.StoredObservation): Observation =>
  observation;
