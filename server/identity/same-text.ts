import { timingSafeEqual } from 'node:crypto';

/** Whether two short texts are the same. The time that this takes does not reveal where they differ. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
