import type { DataOf } from '../../contract/endpoint.ts';
import type { durableEvents, passingEvents } from '../../contract/monitor.ts';

/** What the log keeps, by the name of the event: the contract's durable events, and the server's own. */
export interface Durable extends DataOf<typeof durableEvents> {
  /** Sign-ins that ended, for the other processes on the same database. */
  readonly ended: { readonly signIns: readonly string[] };
}

/** What the log shows and does not keep. */
export type Passing = DataOf<typeof passingEvents>;
