import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { every } from '../schedule.ts';
import { Claims } from './claims.ts';
import { aliveNodes, beatInterval, Members, silence } from './members.ts';
import type { SeveralNodes } from './nodes.ts';
import { RedisBus } from './redis-bus.ts';
import { RedisLink } from './redis-link.ts';
import { SharedWindows } from './shared-windows.ts';

const otherSecretSentence =
  'Another node of this database has another AUTH_SECRET. Set the same text on each node: people would be signed out at every other call, and the nodes would not hear each other.';

/**
 * Makes this process one of several nodes that share a database and Redis. Only a server with REDIS_URL loads
 * this module.
 * @param secret the secret of the installation; a hash of it tells its channels from those of others on the
 * same Redis, and another one seals the messages
 * @throws Error with a sentence for the operator when a node with another secret is alive
 */
export async function joinNodes(
  { redisUrl, authSecret: secret }: { redisUrl: string; authSecret: string },
  db: Db,
  log: Logger,
): Promise<SeveralNodes> {
  const installation = createHash('sha256').update(`bus ${secret}`).digest('base64url').slice(0, 12);
  const isForeign = (id: string) => !id.startsWith(`${installation}.`);
  if ((await aliveNodes(db)).some(isForeign)) {
    // A node that was killed a moment ago still looks alive.
    await pause(silence);
    if ((await aliveNodes(db)).some(isForeign)) throw new Error(otherSecretSentence);
  }
  const members = new Members(db, `${installation}.${randomUUID()}`);
  await members.beat();
  const link = await RedisLink.open(redisUrl, log);
  const prefix = `lyceum:${installation}:`;
  const key = createHash('sha256').update(`seal ${secret}`).digest('base64url');
  const bus = new RedisBus(link, members.id, prefix, key, log);
  const claims = new Claims(link, members, prefix, log);
  const endBeats = every(beatInterval, 'heartbeat', log, () => members.beat());
  // A node that died may have committed a change that it could not announce any more.
  members.onDied(() => bus.tellMissed());
  return {
    bus,
    members,
    windows: new SharedWindows(link, prefix, secret),
    claims,
    leave: async () => {
      endBeats();
      claims.close();
      await members.leave().catch((err: unknown) => log.warn({ err }, 'this node could not sign off'));
      link.close();
    },
  };
}
