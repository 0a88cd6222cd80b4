import { LRUCache } from 'lru-cache';
import type { AccountActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import type { SignedIn } from '../http/serve.ts';
import { deleteSignIns, findSignIn, listSignInTokens, updateUse } from './sign-in-store.ts';
import { type StoredSignIn, tokenHash } from './token-hashes.ts';

/** How long a sign-in may be idle, in milliseconds, unless its person chose to stay signed in. */
export const idleLimit = 30 * 60_000;

/** How long a sign-in stays in the cache at most, in milliseconds. */
const cacheLifetime = 60_000;

interface CachedSignIn extends SignedIn, StoredSignIn {
  updatedAt: string;
}

/** The most sign-ins that one statement updates. */
const rowsAtOnce = 500;

/** The event stream that tells the other processes on the same database which sign-ins ended. */
const endsStream = 'sign-ins';
const endedNotification = 'sign-ins-ended';
const changedNotification = 'sign-in-changed';

/**
 * Finds the sign-in of a bearer token, through a cache in front of one join (3 µs instead of half a
 * millisecond). An entry is removed as soon as its sign-in ends, so that tokens are revocable at once.
 */
export class SignIns {
  /**
   * The last uses that are not stored yet, in milliseconds since 1970. They are rounded down to the second,
   * so that one statement stores all uses of a second.
   */
  readonly #uses = new Map<string, number>();
  // `max` would reserve the memory of all entries at once; `maxSize` does not.
  readonly #cache = new LRUCache<string, CachedSignIn>({
    maxSize: 10_000,
    sizeCalculation: () => 1,
    ttl: cacheLifetime,
  });
  /**
   * How many sign-ins have ended or changed. A look-up compares it to notice that one did in the meantime.
   */
  #changes = 0;
  /** The number of the last event of `endsStream` that was applied; null before the first look. */
  #cursor: number | null = null;

  constructor(
    private readonly ctx: Pick<Context, 'db' | 'clock' | 'events' | 'nodes'>,
    private readonly onEnded: (signIn: string) => void,
    /** The sign-ins that have open streams; these are never idle. */
    private readonly openStreams: () => ReadonlySet<string> = () => new Set(),
  ) {
    ctx.events.onNotification(endedNotification, (signIn) => this.end(signIn));
    ctx.events.onNotification(
      changedNotification,
      (signIn) => this.#forget(signIn),
      () => this.#forgetAll(),
    );
  }

  /**
   * @param header the Authorization header
   * @param isUse whether the call counts as a use of the sign-in
   * @returns null without a valid sign-in
   */
  async find(header: string | undefined, isUse = true): Promise<SignedIn | null> {
    const token = readBearer(header);
    if (!token) return null;
    const signIn = tokenHash(token);
    const cached = this.ctx.events.isConnected ? this.#cache.get(signIn) : undefined;
    // A cached sign-in that looks idle is read again: it may have been used on another node.
    const isOld = cached && this.ctx.nodes && this.isIdle(cached);
    const known = cached && !isOld ? cached : await this.#lookUp(signIn);
    if (!known || known.expiresAt <= this.ctx.clock.now().getTime() || this.isIdle(known)) return null;
    if (isUse) this.#use(signIn);
    return known;
  }

  /** Whether a sign-in has ended because it was idle. */
  isIdle({ token, updatedAt, staysSignedIn }: StoredSignIn): boolean {
    if (staysSignedIn) return false;
    const usedAt = Math.max(new Date(updatedAt).getTime(), this.#uses.get(token) ?? 0);
    return this.ctx.clock.now().getTime() >= usedAt + idleLimit && !this.openStreams().has(token);
  }

  /** Whether a sign-in that the identity service looks up is not idle. The look-up counts as a use. */
  admits(row: StoredSignIn): boolean {
    if (this.isIdle(row)) return false;
    this.#use(row.token);
    return true;
  }

  #use(signIn: string): void {
    this.#uses.set(signIn, Math.floor(this.ctx.clock.now().getTime() / 1000) * 1000);
  }

  /**
   * Stores the uses since the last call, and counts every sign-in with an open stream as in use. Runs every
   * 30 seconds, or every 5 on several nodes, so that a use costs no write of its own.
   */
  async storeUses(): Promise<void> {
    for (const signIn of this.openStreams()) this.#use(signIn);
    const uses = [...this.#uses];
    if (uses.length === 0) return;
    await this.ctx.db.write(async ({ query }) => {
      for (const time of new Set(uses.map(([, at]) => at))) {
        const used = uses.filter(([, at]) => at === time).map(([signIn]) => signIn);
        for (let from = 0; from < used.length; from += rowsAtOnce)
          await updateUse(query, used.slice(from, from + rowsAtOnce), new Date(time).toISOString());
      }
    });
    for (const [signIn, at] of uses) {
      const known = this.#cache.peek(signIn);
      if (known) known.updatedAt = new Date(at).toISOString();
      if (this.#uses.get(signIn) === at) this.#uses.delete(signIn);
    }
  }

  async #lookUp(signIn: string): Promise<CachedSignIn | null> {
    const changes = this.#changes;
    const row = await findSignIn(this.ctx.db.read, signIn);
    if (!row) return null;
    // This sign-in may have ended or changed since it was read.
    if (changes !== this.#changes) return this.#lookUp(signIn);
    if (row.disabledAt !== null) return null;
    const known: CachedSignIn = {
      signIn,
      token: signIn,
      updatedAt: row.updatedAt,
      staysSignedIn: row.staysSignedIn,
      expiresAt: new Date(row.expiresAt).getTime(),
      actor: actorOf(row),
      restriction: row.resetAccount === null ? row.restriction : 'password-change-required',
    };
    // A restriction can end while the sign-in goes on, so a restricted sign-in is read again for each call.
    // Without its connection to the other nodes, this node would not learn that one of them changed a
    // sign-in, so it caches none.
    if (!known.restriction && this.ctx.events.isConnected) this.#cache.set(signIn, known);
    return known;
  }

  /** Removes an ended sign-in from the cache and ends its streams. */
  end(signIn: string): void {
    this.#forget(signIn);
    this.#uses.delete(signIn);
    this.onEnded(signIn);
  }

  /** Does what `end` does on every node, for a sign-in that the identity service has ended. */
  async endEverywhere(signIn: string): Promise<void> {
    this.end(signIn);
    // A single server needs no event for this: no other process has the sign-in in its cache.
    if (this.ctx.nodes) await this.ctx.db.write((write) => announceEndedSignIns(this.ctx, write, [signIn]));
  }

  /** Reads a sign-in again at its next use. */
  #forget(signIn: string): void {
    this.#changes += 1;
    this.#cache.delete(signIn);
  }

  /** Reads every sign-in again at its next use, since another node may have changed it. */
  #forgetAll(): void {
    this.#changes += 1;
    this.#cache.clear();
  }

  /**
   * Applies the ends of sign-ins by other processes on the same database, such as the operator's command.
   * Runs every second, the first time before the first call is served.
   */
  async syncEndedSignIns(): Promise<void> {
    const { events } = this.ctx;
    this.#cursor ??= await events.lastNumber(endsStream);
    const after = { streamId: endsStream, number: this.#cursor };
    for await (const { number, data } of events.eventsAfter(after)) {
      for (const signIn of (data as { signIns: string[] }).signIns) this.end(signIn);
      this.#cursor = number;
    }
  }
}

/**
 * Ends every sign-in of an account in the caller's transaction; `except` names one that stays. The streams
 * and cache entries end after the commit in this process, and at the next `syncEndedSignIns` in every other.
 * @returns how many ended
 */
export async function endSignIns(
  ctx: Pick<Context, 'events'>,
  write: Write,
  uid: string,
  kept: { except?: string } = {},
): Promise<number> {
  const ended = await deleteSignIns(write.query, uid, kept);
  await announceEndedSignIns(ctx, write, ended);
  return ended.length;
}

/**
 * Tells this process and the others that these sign-ins were deleted. Called in the transaction that deletes
 * them.
 */
export async function announceEndedSignIns(
  { events }: Pick<Context, 'events'>,
  write: Write,
  signIns: readonly string[],
): Promise<void> {
  if (signIns.length === 0) return;
  await events.append(write, endsStream, 'ended', { signIns });
  write.afterCommit(() => {
    for (const signIn of signIns) events.notify(endedNotification, signIn);
  });
}

/** Makes each node read a sign-in again after the commit, because it has changed. */
export function announceChange(
  { events }: Pick<Context, 'events'>,
  { afterCommit }: Pick<Write, 'afterCommit'>,
  signIn: string,
): void {
  afterCommit(() => events.notify(changedNotification, signIn));
}

/** Makes each node read the sign-ins of a school's teachers, or of one account, again after the commit. */
export async function readSignInsAgain(
  ctx: Pick<Context, 'events'>,
  write: Write,
  of: { schoolId: string } | { uid: string },
): Promise<void> {
  for (const signIn of await listSignInTokens(write.query, of)) announceChange(ctx, write, signIn);
}

type FoundSignIn = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

function actorOf({ uid, role, displayName, fullName, schoolId, sessionCode }: FoundSignIn): AccountActor {
  const person = { uid, name: fullName ?? displayName };
  if (role === null || schoolId === null) return { ...person, role: null };
  return role === 'student' ? { ...person, role, schoolId, sessionCode } : { ...person, role, schoolId };
}

/** The token of a bearer header, which the identity service may have signed: `<token>.<signature>`. */
function readBearer(header: string | undefined): string | null {
  const match = /^bearer +([A-Za-z0-9_-]{16,200})(?:[.%][^\s]*)?$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
