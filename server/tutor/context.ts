import type { LiveContext } from '../live-sessions/rules.ts';
import type { Judge } from './judge.ts';
import type { Turns } from './turns.ts';

/** What the rules of this room need beside the common context. */
export interface TutorContext extends LiveContext {
  readonly turns: Turns;
  /** A second model that reads every reply before it is shown; null where none is connected. */
  readonly judge: Judge | null;
}
