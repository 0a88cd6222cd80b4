import { describe, expect, it } from 'vitest';
import { call } from './client.ts';
import { freshPostgresAddress } from './databases.ts';
import { freshFolder, Program, startServer } from './processes.ts';
import { canRunNodes, TestRedis } from './redis-server.ts';

describe.runIf(canRunNodes)('a node with another secret than the others', { timeout: 60_000 }, () => {
  it('ends with a sentence, and the others do not count it', async () => {
    const redis = await TestRedis.start();
    const settings = { DATABASE_URL: await freshPostgresAddress(), REDIS_URL: redis.url };
    const node = await startServer(freshFolder(), { ...settings, AUTH_SECRET: 'x'.repeat(32) });
    const own = { DATA_DIR: freshFolder(), PORT: '0', AUTH_SECRET: 'y'.repeat(32) };
    const other = new Program('main', { ...settings, ...own });
    expect(await other.ended()).toBe(1);
    expect(other.output).toContain('Another node of this database has another AUTH_SECRET.');
    expect((await call(node.url, 'GET', '/readyz')).body).toMatchObject({ success: true, nodes: 1 });
  });
});
