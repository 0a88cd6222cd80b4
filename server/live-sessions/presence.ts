import { presenceLapse } from '../../contract/constants.ts';
import type { Presence as Status } from '../../contract/live-sessions.ts';
import type { Clock } from '../clock.ts';

/** A student's last sign of activity in a session. */
interface Sign {
  status: Status;
  /** In milliseconds since 1970. */
  at: number;
}

/** A change of the signs: a student gives a sign, a student leaves a class, or a session closes. */
type SignChange =
  | {
      readonly kind: 'report';
      readonly sessionId: string;
      readonly studentUid: string;
      readonly status: Status;
    }
  | { readonly kind: 'leave'; readonly sessionId: string; readonly studentUid: string }
  | { readonly kind: 'forget'; readonly sessionId: string };

/** How long a reader that comes back every few seconds counts as connected after its last visit, in milliseconds. */
const visitLapse = 90_000;

/** Something that happened on a node and that all others apply as well (presence-elsewhere.ts). */
export type PresenceChange =
  | SignChange
  | { readonly kind: 'connect'; readonly studentUid: string }
  | { readonly kind: 'disconnect'; readonly studentUid: string };

/**
 * A student's last sign, as a node tells it to another one. It has the milliseconds since the sign was given
 * and no time, since the clocks of the nodes can differ.
 */
export type ToldSign = readonly [sessionId: string, studentUid: string, status: Status, silentFor: number];

/**
 * The presence of students (contract "Live"), kept in memory. A student who gives no sign of activity becomes
 * idle after 60 s and away after 120 s. A student whose last connection closes, on whichever node, is away at
 * once.
 */
export class Presence {
  readonly #sessions = new Map<string, Map<string, Sign>>();
  readonly #connections = new Map<string, number>();
  /** The students who are connected to other nodes, by node. */
  readonly #elsewhere = new Map<string, Set<string>>();
  /** The students who come back instead of staying connected: until when that counts, and how it ends. */
  readonly #visits = new Map<string, { until: number; end: () => void }>();
  #tell: (change: PresenceChange) => void = () => {};

  /** @param onChange called with every change of a student's status in a session */
  constructor(
    private readonly clock: Clock,
    private readonly onChange: (sessionId: string, studentUid: string, status: Status) => void,
  ) {}

  /** Calls the listener with everything that happens on this node. */
  onOwnChange(listener: (change: PresenceChange) => void): void {
    this.#tell = listener;
  }

  /** Records the status that a student reports. */
  report(sessionId: string, studentUid: string, status: Status): void {
    this.#apply({ kind: 'report', sessionId, studentUid, status });
  }

  /** The current status of a student; away without a sign. */
  statusOf(sessionId: string, studentUid: string): Status {
    return this.#sessions.get(sessionId)?.get(studentUid)?.status ?? 'away';
  }

  /** Counts a connection of the student. @returns the function to call when the connection closes */
  connect(studentUid: string): () => void {
    const before = this.#connections.get(studentUid) ?? 0;
    this.#connections.set(studentUid, before + 1);
    if (before === 0) this.#tell({ kind: 'connect', studentUid });
    return () => {
      const remaining = (this.#connections.get(studentUid) ?? 1) - 1;
      if (remaining > 0) this.#connections.set(studentUid, remaining);
      else {
        this.#connections.delete(studentUid);
        this.#tell({ kind: 'disconnect', studentUid });
        this.#disconnect(studentUid);
      }
    };
  }

  /** Counts the student as connected for a while. */
  visit(studentUid: string): void {
    const end = this.#visits.get(studentUid)?.end ?? this.connect(studentUid);
    this.#visits.set(studentUid, { until: this.clock.now().getTime() + visitLapse, end });
  }

  /** Sets a student who has left the class to away, and forgets the student. */
  leave(sessionId: string, studentUid: string): void {
    this.#apply({ kind: 'leave', sessionId, studentUid });
  }

  /** Forgets a closed session. */
  forget(sessionId: string): void {
    this.#apply({ kind: 'forget', sessionId });
  }

  /** Ends visits that were long ago, and sets students without a recent sign to idle or away. Runs every second. */
  lapse(): void {
    const now = this.clock.now().getTime();
    for (const [studentUid, { until, end }] of this.#visits) {
      if (until > now) continue;
      this.#visits.delete(studentUid);
      end();
    }
    for (const [sessionId, session] of this.#sessions) {
      for (const [studentUid, sign] of session) {
        const silent = now - sign.at;
        if (silent >= presenceLapse.away) this.#setStatus(sessionId, studentUid, sign, 'away');
        else if (silent >= presenceLapse.idle) this.#setStatus(sessionId, studentUid, sign, 'idle');
      }
    }
  }

  /** Applies what happened on another node. */
  applyFrom(node: string, change: PresenceChange): void {
    const students = this.#elsewhere.get(node) ?? new Set();
    if (change.kind === 'connect') this.#elsewhere.set(node, students.add(change.studentUid));
    else if (change.kind === 'disconnect') {
      students.delete(change.studentUid);
      this.#disconnect(change.studentUid);
    } else this.#change(change);
  }

  /** The students who are connected to this node. */
  connectedHere(): string[] {
    return [...this.#connections.keys()];
  }

  /** Replaces what is known of the connections to another node. */
  setConnected(node: string, students: readonly string[]): void {
    const before = this.#elsewhere.get(node) ?? new Set();
    this.#elsewhere.set(node, new Set(students));
    // This changes nothing for those who are still connected to some node.
    for (const studentUid of before) this.#disconnect(studentUid);
  }

  /** Forgets the connections to nodes that are gone. */
  keepNodes(alive: readonly string[]): void {
    for (const node of [...this.#elsewhere.keys()]) {
      if (alive.includes(node)) continue;
      this.setConnected(node, []);
      this.#elsewhere.delete(node);
    }
  }

  /** Every sign that is known here, for a node that asks for them. */
  signs(): ToldSign[] {
    const now = this.clock.now().getTime();
    return [...this.#sessions].flatMap(([sessionId, session]) =>
      [...session].map(([uid, { status, at }]): ToldSign => [sessionId, uid, status, now - at]),
    );
  }

  /** Takes over a sign that another node knows, unless a newer sign of the student is known here. */
  learn([sessionId, studentUid, status, silentFor]: ToldSign): void {
    const at = this.clock.now().getTime() - silentFor;
    const known = this.#sessions.get(sessionId)?.get(studentUid);
    if (!known || known.at < at) this.#sign(sessionId, studentUid, { status, at });
  }

  #apply(change: SignChange): void {
    this.#change(change);
    this.#tell(change);
  }

  #change(change: SignChange): void {
    const { sessionId } = change;
    if (change.kind === 'report')
      this.#sign(sessionId, change.studentUid, { status: change.status, at: this.clock.now().getTime() });
    else if (change.kind === 'leave') this.#leave(sessionId, change.studentUid);
    else this.#sessions.delete(sessionId);
  }

  #sign(sessionId: string, studentUid: string, sign: Sign): void {
    const session = this.#sessions.get(sessionId) ?? new Map<string, Sign>();
    this.#sessions.set(sessionId, session);
    const before = session.get(studentUid)?.status;
    session.set(studentUid, sign);
    if (before !== sign.status) this.onChange(sessionId, studentUid, sign.status);
  }

  #leave(sessionId: string, studentUid: string): void {
    const session = this.#sessions.get(sessionId);
    const sign = session?.get(studentUid);
    if (!session || !sign) return;
    this.#setStatus(sessionId, studentUid, sign, 'away');
    session.delete(studentUid);
  }

  /** Sets a student to away who has no connection left, here or on another node. */
  #disconnect(studentUid: string): void {
    if (this.#connections.has(studentUid)) return;
    for (const students of this.#elsewhere.values()) if (students.has(studentUid)) return;
    for (const [sessionId, session] of this.#sessions) {
      const sign = session.get(studentUid);
      if (sign) this.#setStatus(sessionId, studentUid, sign, 'away');
    }
  }

  #setStatus(sessionId: string, studentUid: string, sign: Sign, status: Status): void {
    if (sign.status === status) return;
    sign.status = status;
    this.onChange(sessionId, studentUid, status);
  }
}
