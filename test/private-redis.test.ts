import { describe, expect, it } from 'vitest';
import { checkRedis } from '../server/doctor/redis.ts';
import { selfSigned } from './certificate.ts';
import { call } from './client.ts';
import { freshPostgresAddress } from './databases.ts';
import { startLesson } from './people.ts';
import { freshFolder, Program, startServer } from './processes.ts';
import { canRunNodes, freePort, TestRedis } from './redis-server.ts';
import { at } from './several-nodes.ts';

/** Several nodes whose Redis is reached over TLS, with a password, as docs/operating.md tells. */

const password = 'a password: 100 % ours';

const readiness = async (url: string) => (await call(url, 'GET', '/readyz')).body;

describe.runIf(canRunNodes)('a Redis over TLS with a password', { timeout: 60_000 }, () => {
  it('carries what happens from node to node, where its certificate is trusted and the password is right [spec 10.261]', async () => {
    const certificate = selfSigned('IP:127.0.0.1');
    const redis = await TestRedis.startPrivate(password, certificate);
    const settings = {
      DATABASE_URL: await freshPostgresAddress(),
      REDIS_URL: redis.url,
      AUTH_SECRET: 'x'.repeat(32),
      NODE_EXTRA_CA_CERTS: certificate.cert,
    };
    const here = await startServer(freshFolder(), settings);
    const there = await startServer(freshFolder(), settings);
    await expect.poll(() => readiness(here.url)).toEqual({ success: true, redis: 'connected', nodes: 2 });
    const { teacher, student, session } = await startLesson(here);
    // Presence passes through Redis alone.
    await student.openSession(session.id);
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    await student.post(`/api/sessions/${session.id}/presence`, { status: 'typing' });
    expect((await monitor.next('presence')).data).toEqual({ studentUid: student.uid, status: 'typing' });
    await redis.kill();
    await expect.poll(async () => (await readiness(there.url)).redis).toBe('unreachable');
    await redis.start();
    await expect.poll(async () => (await readiness(there.url)).redis, { timeout: 10_000 }).toBe('connected');

    const doctor = new Program('admin', { DATA_DIR: freshFolder(), ...settings }, ['doctor']);
    await doctor.ended();
    expect(doctor.output).toMatch(/ok {4}Redis {7}Redis \d+\.\d+\.\d+ answers\./);
  });

  it('is not used where its certificate is not trusted, or the password is wrong; the node goes on by itself [spec 10.261]', async () => {
    const certificate = selfSigned('IP:127.0.0.1');
    const redis = await TestRedis.startPrivate(password, certificate);
    const wrong = redis.url.replace(encodeURIComponent(password), 'geheim');
    const settings = { DATABASE_URL: await freshPostgresAddress(), AUTH_SECRET: 'x'.repeat(32) };
    const unusable: Record<string, string>[] = [
      { REDIS_URL: redis.url },
      { REDIS_URL: wrong, NODE_EXTRA_CA_CERTS: certificate.cert },
    ];
    for (const own of unusable) {
      const node = await startServer(freshFolder(), { ...settings, ...own });
      expect(await readiness(node.url)).toMatchObject({ success: true, redis: 'unreachable' });
      expect(node.program.output).toContain('Redis, which the setting REDIS_URL names, does not answer');
      expect(node.program.output).not.toContain('geheim');
    }
  });

  it('that cannot be used is explained by the doctor, without the password [spec 10.231]', async () => {
    const redis = await TestRedis.startPrivate(password, selfSigned('IP:127.0.0.1'));
    expect(await checkRedis(redis.url)).toEqual([
      {
        part: 'Redis',
        state: 'bad',
        said: 'The Redis of REDIS_URL does not answer this server: DEPTH_ZERO_SELF_SIGNED_CERT. Nodes go on by themselves meanwhile.',
        todo: 'Use a certificate for the host in REDIS_URL, and name that of its authority in NODE_EXTRA_CA_CERTS.',
      },
    ]);
    const plain = await TestRedis.startPrivate(password);
    expect(await checkRedis(plain.url)).toMatchObject([{ state: 'good' }]);
    const [refused] = await checkRedis(plain.url.replace(encodeURIComponent(password), 'geheim'));
    expect(refused).toMatchObject({ state: 'bad', todo: 'Check the user and the password in REDIS_URL.' });
    const [gone] = await checkRedis(`redis://:geheim@127.0.0.1:${await freePort()}`);
    expect(gone).toMatchObject({ state: 'bad', said: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify([refused, gone])).not.toContain('geheim');
    expect(await checkRedis(undefined)).toEqual([]);
  });
});
