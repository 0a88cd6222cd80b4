import type { Logger } from 'pino';
import { every } from '../schedule.ts';
import type { Members } from './members.ts';
import type { RedisLink } from './redis-link.ts';
import { type RedisScript, redisScript } from './redis-script.ts';

/** At most `most` things may count under these names together. */
export interface Bound {
  readonly names: readonly string[];
  readonly most: number;
}

/** How long Redis keeps what a node holds, in milliseconds, unless the node renews it; a dead node holds nothing. */
const lifetime = 3_000;
const renewal = 1_000;

/** Keeps in KEYS[2] until when each node counts. A node that has just started counts at once, before the others know it. */
const renewHolder = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[2], now + ARGV[1], KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[1])`;

/**
 * KEYS: what the asking node holds, and all nodes. ARGV: the lifetime, then the names to count, each group with its length
 * before it: what is claimed, then each bound's most and names.
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

const changeScript = `
for i = 3, #ARGV do
  if redis.call('HINCRBY', KEYS[1], ARGV[i], ARGV[2]) <= 0 then redis.call('HDEL', KEYS[1], ARGV[i]) end
end
${renewHolder}
return 1`;

const renewScript = `
redis.call('DEL', KEYS[1])
for i = 2, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
${renewHolder}
return 1`;

/**
 * Places of which there are a limited number on all nodes together: answers under way, open streams. Each node writes down
 * in Redis what it holds, and asks there before it takes one more. What it holds is known here, so that it is written down
 * again when Redis has lost it. While Redis is away, each node has its share.
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
    // Counted before the answer comes, so that what is written down meanwhile is at most too much.
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

  /** Counts what this node has taken already, or gives up. */
  count(names: readonly string[], change: number): void {
    this.#count(names, change);
    void this.#change(this.#keys, [lifetime, change, ...names]);
  }

  /** Whether a bound is not reached yet. */
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
