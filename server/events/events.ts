import type { DataOf } from '../../contract/endpoint.ts';
import type { broadcastEvents, durableEvents } from '../../contract/monitor.ts';

/** The durable events by name: those of the contract, and the server's own. */
export interface Durable extends DataOf<typeof durableEvents> {
  /** Ended sign-ins, for the other processes on the same database. */
  readonly ended: { readonly signIns: readonly string[] };
}

/** Events that are broadcast and not stored. */
export type Broadcast = DataOf<typeof broadcastEvents>;
