import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AccountActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import type { SignedIn } from '../http/serve.ts';
import { deleteSignIns, findSignIn } from './store.ts';

/** A sign-in that was looked up is believed for this long at most, in milliseconds, where no end was heard of. */
const cacheLifetime = 60_000;

/** The stream in which every process on the database finds the sign-ins that another one ended. */
const endsStream = 'sign-ins';
const endedHere = 'sign-ins-ended';

/**
 * Whose sign-in a bearer token is. A small map in front of one join (3 µs instead of half a millisecond); an entry
 * goes the moment its sign-in ends, so that a token is revocable at once.
 */
export class SignIns {
  readonly #known = new LRUCache<string, SignedIn>({ max: 10_000, ttl: cacheLifetime });
  /** How many ends were heard of, so that a look-up notices one that happened meanwhile. */
  #ends = 0;
  #heardUpTo: number | null = null;

  constructor(
    private readonly ctx: Pick<Context, 'db' | 'clock' | 'events'>,
    private readonly onEnded: (signIn: string) => void,
  ) {
    ctx.events.onNotification(endedHere, (signIn) => this.#forget(signIn));
  }

  /** @param header the Authorization header; null when it names no sign-in that is valid now */
  async find(header: string | undefined): Promise<SignedIn | null> {
    const token = readBearer(header);
    if (!token) return null;
    const signIn = nameOf(token);
    const known = this.#known.get(signIn) ?? (await this.#lookUp(token, signIn));
    return known && known.expiresAt > this.ctx.clock.now().getTime() ? known : null;
  }

  async #lookUp(token: string, signIn: string): Promise<SignedIn | null> {
    const ends = this.#ends;
    const row = await findSignIn(this.ctx.db.read, token);
    if (!row) return null;
    // It may be this one that ended between the reading and now.
    if (ends !== this.#ends) return this.#lookUp(token, signIn);
    const known: SignedIn = {
      signIn,
      expiresAt: new Date(row.expiresAt).getTime(),
      actor: actorOf(row),
    };
    this.#known.set(signIn, known);
    return known;
  }

  /** Forgets a sign-in that ended and tells the streams that it opened. */
  end(token: string): void {
    this.#forget(nameOf(token));
  }

  #forget(signIn: string): void {
    this.#ends += 1;
    this.#known.delete(signIn);
    this.onEnded(signIn);
  }

  /**
   * Hears of the sign-ins that another process on the same database ended, the administrator's command for one; to
   * be called every second or so, the first time before anybody is believed.
   */
  async syncEndedSignIns(): Promise<void> {
    const { events } = this.ctx;
    this.#heardUpTo ??= await events.lastNumber(endsStream);
    for (const { number, data } of await events.eventsAfter({
      streamId: endsStream,
      number: this.#heardUpTo,
    })) {
      for (const signIn of (data as { signIns: string[] }).signIns) this.#forget(signIn);
      this.#heardUpTo = number;
    }
  }
}

/**
 * Ends every sign-in of an account, inside the transaction that has a reason to: in this process once it is durable,
 * in every other one when it next hears of ends.
 */
export async function endSignIns(ctx: Pick<Context, 'events'>, write: Write, uid: string): Promise<void> {
  const signIns = (await deleteSignIns(write.query, uid)).map(nameOf);
  await ctx.events.append(write, endsStream, 'ended', { signIns });
  write.afterCommit(() => {
    for (const signIn of signIns) ctx.events.notify(endedHere, signIn);
  });
}

type FoundSignIn = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

function actorOf({ uid, role, displayName, fullName, schoolId, sessionCode }: FoundSignIn): AccountActor {
  const person = { uid, name: fullName ?? displayName };
  if (role === null || schoolId === null) return { ...person, role: null };
  return role === 'student' ? { ...person, role, schoolId, sessionCode } : { ...person, role, schoolId };
}

/** Only the hash of a token is kept in memory. */
const nameOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token of a bearer header; the identity service may have signed it, `<token>.<signature>`. */
function readBearer(header: string | undefined): string | null {
  const match = /^bearer +([A-Za-z0-9_-]{16,200})(?:[.%][^\s]*)?$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
