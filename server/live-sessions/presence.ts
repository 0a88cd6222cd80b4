import { presenceLapse } from '../../contract/constants.ts';
import type { Presence as Status } from '../../contract/live-sessions.ts';
import type { Clock } from '../clock.ts';

/** A student's last sign of activity in a session. */
interface Sign {
  status: Status;
  /** In milliseconds since 1970. */
  at: number;
}

/**
 * The presence of students (contract "Live"), kept in memory. A student who gives no sign of activity becomes idle after
 * 60 s and away after 120 s. A student whose last connection closes is away at once.
 */
export class Presence {
  readonly #sessions = new Map<string, Map<string, Sign>>();
  readonly #connections = new Map<string, number>();

  /** @param onChange called with every change of a student's status in a session */
  constructor(
    private readonly clock: Clock,
    private readonly onChange: (sessionId: string, studentUid: string, status: Status) => void,
  ) {}

  /** Records the status that a student reports. */
  report(sessionId: string, studentUid: string, status: Status): void {
    const session = this.#sessions.get(sessionId) ?? new Map<string, Sign>();
    this.#sessions.set(sessionId, session);
    const before = session.get(studentUid)?.status;
    session.set(studentUid, { status, at: this.clock.now().getTime() });
    if (before !== status) this.onChange(sessionId, studentUid, status);
  }

  /** The current status of a student; away without a sign. */
  statusOf(sessionId: string, studentUid: string): Status {
    return this.#sessions.get(sessionId)?.get(studentUid)?.status ?? 'away';
  }

  /** Counts a connection of the student. @returns the function to call when the connection closes */
  connect(studentUid: string): () => void {
    this.#connections.set(studentUid, (this.#connections.get(studentUid) ?? 0) + 1);
    return () => {
      const remaining = (this.#connections.get(studentUid) ?? 1) - 1;
      if (remaining > 0) this.#connections.set(studentUid, remaining);
      else {
        this.#connections.delete(studentUid);
        this.#disconnect(studentUid);
      }
    };
  }

  #disconnect(studentUid: string): void {
    for (const [sessionId, session] of this.#sessions) {
      const sign = session.get(studentUid);
      if (sign) this.#setStatus(sessionId, studentUid, sign, 'away');
    }
  }

  /** Sets a student who has left the class to away, and forgets the student. */
  leave(sessionId: string, studentUid: string): void {
    const session = this.#sessions.get(sessionId);
    const sign = session?.get(studentUid);
    if (!session || !sign) return;
    this.#setStatus(sessionId, studentUid, sign, 'away');
    session.delete(studentUid);
  }

  /** Sets students without a recent sign to idle or away. Runs every second. */
  lapse(): void {
    const now = this.clock.now().getTime();
    for (const [sessionId, session] of this.#sessions) {
      for (const [studentUid, sign] of session) {
        const silent = now - sign.at;
        if (silent >= presenceLapse.away) this.#setStatus(sessionId, studentUid, sign, 'away');
        else if (silent >= presenceLapse.idle) this.#setStatus(sessionId, studentUid, sign, 'idle');
      }
    }
  }

  #setStatus(sessionId: string, studentUid: string, sign: Sign, status: Status): void {
    if (sign.status === status) return;
    sign.status = status;
    this.onChange(sessionId, studentUid, status);
  }

  /** Forgets a closed session. */
  forget(sessionId: string): void {
    this.#sessions.delete(sessionId);
  }
}
