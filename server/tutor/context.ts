import type { LiveContext } from '../live-sessions/rules.ts';
import type { Turns } from './turns.ts';

/** What the rules of this room need beside the common context. */
export interface TutorContext extends LiveContext {
  readonly turns: Turns;
}
