import { ContractError } from './errors.ts';

/**
 * Two people who change the same thing at once: a form sends the fields that its person changed, together
 * with what these fields were when the form was opened. A field that somebody else has changed since is
 * refused with its present value, so that nobody replaces what they have not seen.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** Fields with fields of their own, which people change one by one. Every other value is replaced as a whole. */
const withParts: ReadonlySet<string> = new Set(['aiGuidelines', 'answerKey']);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: object): Fields => ({ ...value });

/** A value without what counts as empty, with its fields in one order. */
function canonical(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(canonical);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, canonical(each)] as const);
  const filled = entries.filter(([, each]) => each !== null).sort(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** Whether two values of a field are the same. An empty text, null and a missing value are. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** The fields of the second object that differ from the first. */
export function differing<Sent extends object>(before: object, after: Sent): Partial<Sent> {
  const known = fieldsOf(before);
  const entries = Object.entries(after).filter(([name, value]) => !isSame(value, known[name]));
  return Object.fromEntries(entries) as Partial<Sent>;
}

/** The same fields as they are in another object; null where it has none. */
export const asIn = (other: object, names: object): Fields =>
  Object.fromEntries(Object.keys(names).map((name) => [name, fieldsOf(other)[name] ?? null]));

/** An object with the present values that a refusal has named. */
export function withCurrent<Stored extends object>(stored: Stored, current: Fields): Stored {
  const known = fieldsOf(stored);
  const isPartly = (name: string) => withParts.has(name) && isFields(known[name]) && isFields(current[name]);
  const entries = Object.entries(current).map(([name, value]) => [
    name,
    isPartly(name) ? { ...Object(known[name]), ...Object(value) } : value,
  ]);
  return { ...stored, ...Object.fromEntries(entries) };
}

function compare(current: Fields, sent: Fields, before: Fields) {
  const changes: Record<string, unknown> = {};
  const conflicts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const isCompared = name in before;
    if (value === undefined || (isCompared && isSame(value, before[name]))) continue;
    const [now, seen] = [current[name] ?? null, before[name] ?? {}];
    if (isCompared && withParts.has(name) && isFields(value) && isFields(seen)) {
      const parts = compare(isFields(now) ? now : {}, value, asIn(seen, value));
      changes[name] = parts.changes;
      if (Object.keys(parts.conflicts).length > 0) conflicts[name] = parts.conflicts;
    } else {
      changes[name] = value;
      if (isCompared && !isSame(now, before[name]) && !isSame(now, value)) conflicts[name] = now;
    }
  }
  return { changes, conflicts };
}

/**
 * The fields that a call changes, of those that it sends: a field that is sent as it was is not changed.
 * @param current the fields as they are now, read in the transaction that changes them
 * @throws ContractError changed-since when somebody else has changed one of them since
 */
export function changedFields<Sent extends Fields>(
  current: object,
  { was: before = {}, ...sent }: Sent & { was?: Fields | undefined },
): Partial<Omit<Sent, 'was'>> {
  const { changes, conflicts } = compare({ ...current }, sent, before);
  refuse(conflicts);
  return changes as Partial<Omit<Sent, 'was'>>;
}

/**
 * Refuses values that are replaced as a whole when somebody else has changed any of them.
 * @throws ContractError changed-since
 */
export function refuseReplacing(current: Fields, sent: Fields, before: Fields = {}): void {
  const stale = Object.entries(asIn(current, before)).filter(
    ([name, now]) => !isSame(now, before[name]) && !isSame(now, sent[name]),
  );
  refuse(Object.fromEntries(stale));
}

function refuse(conflicts: Fields): void {
  if (Object.keys(conflicts).length > 0)
    throw new ContractError('changed-since', undefined, undefined, conflicts);
}
