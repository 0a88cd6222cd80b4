import { createHmac } from 'node:crypto';
import type { RedisLink } from './redis-link.ts';
import { type RedisScript, redisScript } from './redis-script.ts';

/**
 * The same buckets as in `http/sliding-window.ts`, by the clock of Redis, which is the same for all nodes.
 * KEYS: the hash of the uses in each bucket. ARGV: the length of a bucket in milliseconds, the number of
 * buckets, the most uses, the mode. Returns whether the use is allowed, the uses in the window, the
 * milliseconds until one is allowed, and the number of the bucket.
 */
const useScript = `
local time = redis.call('TIME')
local at = time[1] * 1000 + math.floor(time[2] / 1000)
local length, buckets, uses = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local now = math.floor(at / length)
local stored = redis.call('HGETALL', KEYS[1])
local total, current = 0, {}
for i = 1, #stored, 2 do
  local number, uses = tonumber(stored[i]), tonumber(stored[i + 1])
  if number < now - buckets then redis.call('HDEL', KEYS[1], stored[i])
  else
    total = total + uses
    current[#current + 1] = { number, uses }
  end
end
local allowed = ARGV[4] == 'count' or total < uses
local wait = 0
if not allowed then
  table.sort(current, function(a, b) return a[1] < b[1] end)
  local left = total
  for _, bucket in ipairs(current) do
    left = left - bucket[2]
    if left < uses then
      wait = (bucket[1] + buckets + 1) * length - at
      break
    end
  end
elseif ARGV[4] ~= 'check' then
  total = total + 1
  redis.call('HINCRBY', KEYS[1], now, 1)
  redis.call('PEXPIRE', KEYS[1], (buckets + 1) * length)
end
return { allowed and 1 or 0, total, wait, now }`;

/** Takes one use out of a bucket, if it is still there. KEYS: the hash. ARGV: the number of the bucket. */
const giveBackScript = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then redis.call('HINCRBY', KEYS[1], ARGV[1], -1) end
return 1`;

/** When a use is counted. `take`: if it is within the limit; `count`: in any case; `check`: not at all. */
export type UseMode = 'take' | 'count' | 'check';

/** A use that all nodes count. */
export interface SharedUse {
  readonly isAllowed: boolean;
  /** How many uses the window holds now, a counted one included. */
  readonly total: number;
  /** Of a use that is not allowed. */
  readonly secondsUntilAllowed: number;
  giveBack(): void;
}

/** Sliding windows that the nodes share in Redis. The keys, which may be names or addresses, are hashed. */
export class SharedWindows {
  readonly #use: RedisScript;
  readonly #giveBack: RedisScript;

  constructor(
    link: RedisLink,
    private readonly prefix: string,
    private readonly secret: string,
  ) {
    this.#use = redisScript(link, useScript);
    this.#giveBack = redisScript(link, giveBackScript);
  }

  /** @returns undefined when Redis does not answer */
  async use(
    key: string,
    { seconds, buckets, uses }: { seconds: number; buckets: number; uses: number },
    mode: UseMode,
  ): Promise<SharedUse | undefined> {
    const hash = createHmac('sha256', this.secret).update(key).digest('base64url').slice(0, 22);
    const stored = `${this.prefix}limit:${hash}`;
    const answer = await this.#use([stored], [(seconds * 1_000) / buckets, buckets, uses, mode]);
    if (!Array.isArray(answer)) return undefined;
    const [allowed, total, wait, bucket] = answer.map(Number) as [number, number, number, number];
    return {
      isAllowed: allowed === 1,
      total,
      secondsUntilAllowed: Math.max(1, Math.ceil(wait / 1_000)),
      giveBack: () => void this.#giveBack([stored], [bucket]),
    };
  }
}
