import type { Bus } from '../events/bus.ts';
import type { Claims } from './claims.ts';
import type { Members } from './members.ts';
import type { SharedWindows } from './shared-windows.ts';

/** What a node shares with the others. A single node has none of it. */
export interface SeveralNodes {
  readonly bus: Bus;
  readonly members: Members;
  /** The rate limits that the nodes count together. */
  readonly windows: SharedWindows;
  /** The places that are limited on all nodes together. */
  readonly claims: Claims;
  /** Signs off and closes the connections. */
  leave(): Promise<void>;
}
