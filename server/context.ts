import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { EventLog } from './events/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Model } from './model/model.ts';
import type { SeveralNodes } from './nodes/nodes.ts';

/** Makes ids and codes. An interface, so that tests can control them. */
export interface Ids {
  /** An opaque id that cannot be guessed. */
  next(): string;
  /** Letters and digits that people can read aloud (constants.ts `codeAlphabet`). */
  code(length: number): string;
  /** A whole number from 0 up to, and not including, `limit`. */
  below(limit: number): number;
}

/**
 * The passwords that nobody may choose, since they were stolen elsewhere (identity/breached-passwords.ts).
 */
export interface PasswordList {
  has(password: string): Promise<boolean>;
}

/** Everything that a rule may use. A room with state in memory extends it. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly events: EventLog;
  /** What this node shares with others; undefined for a single node. */
  readonly nodes?: SeveralNodes | undefined;
  readonly model: Model;
  /** Null where no mail server is set. */
  readonly mailer: Mailer | null;
  /** Null where the operator names no file of breached passwords. */
  readonly breachedPasswords: PasswordList | null;
  readonly log: Logger;
  /** The address that people open, without a slash at its end; links in emails begin with it. */
  readonly baseUrl: string;
}

/** The current time in ISO 8601, UTC. */
export const now = (ctx: Pick<Context, 'clock'>): string => ctx.clock.now().toISOString();
