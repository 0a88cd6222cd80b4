import type { Logger } from 'pino';
import { every } from '../schedule.ts';
import type { Members } from './members.ts';
import type { RedisLink } from './redis-link.ts';
import { type RedisScript, redisScript } from './redis-script.ts';

/** A limit: at most `most` places may be held under these names together. */
export interface Bound {
  readonly names: readonly string[];
  readonly most: number;
}

/**
 * How long Redis keeps what a node holds unless the node renews it, in milliseconds. So a dead node soon
 * holds nothing.
 */
const lifetime = 3_000;
/** How often a node renews what it holds, in milliseconds. */
const renewal = 1_000;

/**
 * Part of each script below: writes into the sorted set KEYS[2] until when the places of the node (KEYS[1])
 * count, by Redis's clock. So a node that has just started counts at once, before the others know it.
 */
const renewHolder = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[2], now + ARGV[1], KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[1])`;

/**
 * Takes a place unless a bound is reached; returns 1 or 0. KEYS: the hash of what the asking node holds, and
 * the sorted set of all nodes. ARGV: the lifetime, the names to claim, the number of bounds, and for each
 * bound its `most` and its names. The number of names stands before each group of names.
 */
const claimScript = `
${renewHolder}
redis.call('ZREMRANGEBYSCORE', KEYS[2], 0, now)
local holders = redis.call('ZRANGE', KEYS[2], 0, -1)
local at = 1
local function next()
  at = at + 1
  return ARGV[at]
end
local function names()
  local group = {}
  for i = 1, tonumber(next()) do group[i] = next() end
  return group
end
local claimed = names()
for i = 1, tonumber(next()) do
  local most, sum = tonumber(next()), 0
  for _, name in ipairs(names()) do
    for _, holder in ipairs(holders) do sum = sum + tonumber(redis.call('HGET', holder, name) or '0') end
  end
  if sum >= most then return 0 end
end
for _, name in ipairs(claimed) do redis.call('HINCRBY', KEYS[1], name, 1) end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1`;

/** Adds to what a node holds. ARGV: the lifetime, the number to add, and the names to which it is added. */
const changeScript = `
for i = 3, #ARGV do
  if redis.call('HINCRBY', KEYS[1], ARGV[i], ARGV[2]) <= 0 then redis.call('HDEL', KEYS[1], ARGV[i]) end
end
${renewHolder}
return 1`;

/** Replaces what a node holds. ARGV: the lifetime, then each name with its count. */
const renewScript = `
redis.call('DEL', KEYS[1])
for i = 2, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
${renewHolder}
return 1`;

/**
 * Places of which all nodes together have a limited number: answers under way, open streams. Each node writes
 * down in Redis how many it holds, and asks Redis before it takes one more. A node also keeps its own counts,
 * and writes them down again when Redis has lost them. While Redis is away, each node has its share.
 */
export class Claims {
  readonly #held = new Map<string, number>();
  readonly #claim: RedisScript;
  readonly #change: RedisScript;
  readonly #renew: RedisScript;
  readonly #keys: readonly string[];
  readonly #endRenewals: () => void;

  constructor(
    link: RedisLink,
    private readonly members: Members,
    prefix: string,
    log: Logger,
  ) {
    this.#keys = [`${prefix}claims:${members.id}`, `${prefix}holders`];
    this.#claim = redisScript(link, claimScript);
    this.#change = redisScript(link, changeScript);
    this.#renew = redisScript(link, renewScript);
    this.#endRenewals = every(renewal, 'claims', log, () => this.#renewAll());
    link.onUp(() => void this.#renewAll());
  }

  /**
   * Takes a place under some names, if no bound is reached. The caller has to give it up.
   * @returns whether it was taken
   */
  async take(names: readonly string[], bounds: readonly Bound[]): Promise<boolean> {
    const isWithinShare = this.#isWithinShare(bounds);
    // Counted before Redis answers: a renewal meanwhile may then write down one place too many, but never one
    // too few.
    this.#count(names, 1);
    const isTaken = await this.#ask(names, bounds, isWithinShare);
    if (!isTaken) this.#count(names, -1);
    return isTaken;
  }

  /** @param otherwise the answer while Redis is away */
  async #ask(names: readonly string[], bounds: readonly Bound[], otherwise: boolean): Promise<boolean> {
    const values = [
      ...listed(names),
      bounds.length,
      ...bounds.flatMap(({ names: counted, most }) => [most, ...listed(counted)]),
    ];
    const answer = await this.#claim(this.#keys, [lifetime, ...values]);
    return answer === undefined ? otherwise : answer === 1;
  }

  /** Gives a place up that was taken under these names. */
  giveUp(names: readonly string[]): void {
    this.count(names, -1);
  }

  /**
   * Counts places without asking.
   * @param change how many this node has taken already, or, below 0, gives up
   */
  count(names: readonly string[], change: number): void {
    this.#count(names, change);
    void this.#change(this.#keys, [lifetime, change, ...names]);
  }

  /** Whether a bound is not reached yet. It takes no place. */
  isBelow(bound: Bound): Promise<boolean> {
    return this.#ask([], [bound], this.#isWithinShare([bound]));
  }

  close(): void {
    this.#endRenewals();
  }

  #isWithinShare(bounds: readonly Bound[]): boolean {
    const nodes = this.members.alive.length;
    return bounds.every(({ names, most }) => {
      const held = names.reduce((sum, name) => sum + (this.#held.get(name) ?? 0), 0);
      return held < Math.max(1, Math.floor(most / nodes));
    });
  }

  #count(names: readonly string[], change: number): void {
    for (const name of names) {
      const count = (this.#held.get(name) ?? 0) + change;
      if (count > 0) this.#held.set(name, count);
      else this.#held.delete(name);
    }
  }

  /** Writes down anew what this node holds: Redis may have lost some of it. */
  async #renewAll(): Promise<void> {
    const held = [...this.#held].flat();
    await this.#renew(this.#keys, [lifetime, ...held]);
  }
}

const listed = (names: readonly string[]) => [names.length, ...names];
