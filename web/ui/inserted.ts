import type { ReactNode } from 'react';

/** Something other than a message that a conversation shows between its messages, by its time. */
export interface Inserted {
  readonly key: string;
  readonly at: string;
  readonly node: ReactNode;
}

/**
 * Sorts the inserted items into the gaps of a conversation: a list for the gap before each message, and one
 * for the end. A message without a time is the newest.
 * @param times when the messages were stored, in their order
 */
export function insertedByGap(
  times: readonly (string | null)[],
  inserted: readonly Inserted[],
): readonly (readonly Inserted[])[] {
  const gaps: Inserted[][] = [...times.map(() => []), []];
  for (const item of inserted) {
    const next = times.findIndex((time) => time === null || time > item.at);
    gaps[next === -1 ? times.length : next]?.push(item);
  }
  return gaps;
}
