import { createHash } from 'node:crypto';
import type { RedisLink } from './redis-link.ts';

/**
 * Runs a script inside Redis, where nothing else runs meanwhile.
 * @returns undefined when Redis does not answer
 */
export type RedisScript = (keys: readonly string[], values: readonly (string | number)[]) => Promise<unknown>;

/** Makes a script, which is sent once and then called by its hash. */
export function redisScript(link: RedisLink, lua: string): RedisScript {
  const hash = createHash('sha1').update(lua).digest('hex');
  return (keys, values) =>
    link.run(async (redis) => {
      try {
        return await redis.evalsha(hash, keys.length, ...keys, ...values);
      } catch (error) {
        // Redis does not know the script yet, or was started anew since.
        if (!String(error).includes('NOSCRIPT')) throw error;
        return redis.eval(lua, keys.length, ...keys, ...values);
      }
    });
}
