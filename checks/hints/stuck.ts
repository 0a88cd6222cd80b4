import type { Situation } from '../detector.ts';
import { findAttempts, saysStuck } from '../scorer/messages/messages.ts';
import { showsWork } from './claims.ts';

/** A longer message says more than that its writer is stuck. */
const maxLength = 90;

/** Whether a message says only that its writer is stuck. */
export const isStuck = (message: string): boolean =>
  message.length <= maxLength && !/\d/.test(message) && !showsWork(message) && saysStuck(message);

/** Whether a message presses for the answer. */
export const isDemand = (message: string): boolean => findAttempts(message).pressure;

/** Whether a student has said twice or more, the current message included, that they are stuck or want the answer. */
export function needsSmallerStep({ question, earlier }: Situation): boolean {
  const isCallForHelp = (message: string) => isStuck(message) || isDemand(message);
  return isCallForHelp(question) && earlier.some((past) => isCallForHelp(past.question));
}
