import { freshPostgresAddress } from '../databases.ts';
import { streamed } from '../model-scripts.ts';
import { nginx, startNginx, withoutTls } from '../nginx.ts';
import { freshFolder, type StartedServer, startServer } from '../processes.ts';
import { canRunNodes, freePort, TestRedis } from '../redis-server.ts';
import { startScriptedModel } from '../scripted-model.ts';

/** Three nodes need PostgreSQL, Redis and nginx; without one of them their tests are skipped. */
export const canRunThreeNodes = canRunNodes && nginx !== undefined;

/**
 * Starts three nodes as processes behind nginx, on a database and a Redis of their own, with a model that
 * answers in three pieces.
 */
export async function startThreeNodes() {
  const model = await startScriptedModel();
  model.answer(() => streamed(['Which numbers ', 'divide it? ', 'Try the small ones.'], { delay: 5 }));
  const redis = await TestRedis.start();
  const database = await freshPostgresAddress();
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const start = (port: number) =>
    startServer(freshFolder(), {
      PORT: String(port),
      DATABASE_URL: database,
      REDIS_URL: redis.url,
      AI_BASE_URL: model.url,
      AI_MODEL: 'scripted',
      AI_KEY_PROPOSALS: 'off',
      AUTH_SECRET: 'x'.repeat(32),
      LIMITS_SCALE: '10000',
      TRUST_PROXY: '1',
    });
  // All nodes start at once on an empty database, where one of them makes the tables.
  const nodes: StartedServer[] = await Promise.all(ports.map(start));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const proxy = await startNginx(urls, withoutTls);
  return {
    url: proxy.http,
    /** The address of each node, past nginx. */
    urls,
    schoolCode: 'SCHOOL',
    redis,
    database,
    /** Ends a node, and waits for its end. */
    end: async (index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
      const { program } = nodes[index] as StartedServer;
      program.kill(signal);
      await program.ended();
    },
    /** Starts a node again that was ended. */
    start: async (index: number): Promise<void> => {
      nodes[index] = await start(ports[index] as number);
    },
  };
}
