import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startDatabaseProxy } from '../../test/database-proxy.ts';
import { openPostgres } from './postgres.ts';

const log = { warn: () => {}, error: () => {} };
const timeouts = { connecting: 500, working: 15_000, answering: 500 };

it('gives up on a database server that accepts the connection and stays silent', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await expect(openPostgres(`postgres://x@127.0.0.1:${port}/x`, log, timeouts)).rejects.toThrow(/timeout/);
});

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'gives up on a database that fell silent, and sends the next query on another connection',
  async () => {
    const proxy = await startDatabaseProxy(new URL(process.env.TEST_DATABASE_URL ?? ''));
    const db = await openPostgres(proxy.url.toString(), log, timeouts);
    onTestFinished(() => db.close());
    await db.ping();
    proxy.silence();
    await expect(db.ping()).rejects.toThrow('Query read timeout');
    await db.ping();
    proxy.silence();
    await expect(db.write(({ query }) => query.selectFrom('school').selectAll().execute())).rejects.toThrow();
    expect(await db.write(({ query }) => query.selectFrom('school').selectAll().execute())).toEqual([]);
  },
);

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'gives up every connection when one falls silent, so that later queries wait for none of them',
  async () => {
    const proxy = await startDatabaseProxy(new URL(process.env.TEST_DATABASE_URL ?? ''));
    const db = await openPostgres(proxy.url.toString(), log, { ...timeouts, answering: 1_000 });
    onTestFinished(() => db.close());
    const pingAll = () => Promise.all([db.ping(), db.ping(), db.ping(), db.ping()]);
    await pingAll();
    proxy.silence();
    await expect(db.ping()).rejects.toThrow('Query read timeout');
    await pause(50);
    await pingAll();
  },
);
