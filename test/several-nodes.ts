import { pino } from 'pino';
import { openPostgres } from '../server/db/postgres.ts';
import { joinNodes } from '../server/nodes/join.ts';
import type { SeveralNodes } from '../server/nodes/nodes.ts';
import { freshPostgresAddress, withTheTest } from './databases.ts';
import { createHeldApp, type HeldApp, HeldClock, type HeldParts, listen } from './held-app.ts';
import { TestRedis } from './redis-server.ts';

const log = pino({ level: 'silent' });
const authSecret = 'a secret for tests only, long enough to pass';

/** One of several nodes in this process. */
export interface TestNode extends HeldApp {
  readonly url: string;
  readonly schoolCode: string;
  readonly nodes: SeveralNodes;
  /** Lets the node fall silent, as one that was killed. */
  stopBeating(): void;
}

/**
 * Starts several nodes in this process, on a PostgreSQL database and a Redis of their own. They share one
 * clock.
 */
export async function startNodes(
  count: number,
  parts: HeldParts = {},
): Promise<{ nodes: TestNode[]; redis: TestRedis; clock: HeldClock; database: string }> {
  const redis = await TestRedis.start();
  const database = await freshPostgresAddress();
  const clock = parts.clock ?? new HeldClock();
  const nodes: TestNode[] = [];
  for (let n = 0; n < count; n++) nodes.push(await startNode(database, redis, { ...parts, clock }));
  return { nodes, redis, clock, database };
}

/** Starts one more node on the same database and Redis. */
export async function startNode(database: string, redis: TestRedis, parts: HeldParts): Promise<TestNode> {
  const db = await openPostgres(database, log, { withOtherNodes: true });
  withTheTest(() => db.close());
  const nodes = await joinNodes({ redisUrl: redis.url, authSecret }, db, log);
  withTheTest(() => nodes.leave());
  const beat = nodes.members.beat.bind(nodes.members);
  let beats = true;
  nodes.members.beat = async () => {
    if (beats) await beat();
  };
  const stopBeating = () => {
    beats = false;
  };
  const app = await createHeldApp(db, { ...parts, authSecret, nodes });
  withTheTest(() => app.close());
  return Object.assign(app, { url: await listen(app), schoolCode: 'SCHOOL', nodes, stopBeating });
}

/** The same person, whose calls go to another node. */
export const at = <P extends { url: string }>({ url }: { url: string }, person: P): P =>
  Object.assign(Object.create(person), { url });
