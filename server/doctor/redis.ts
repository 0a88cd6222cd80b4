import type { Finding } from './finding.ts';

/** How long the connection and each command may take, in milliseconds. */
const timeout = 3_000;

/** The first version that has what the nodes use (docs/operating.md). */
const oldestVersion = 7;

/** Whether the Redis of several nodes answers. A server that is alone has none, and loads no code for it. */
export async function checkRedis(url: string | undefined): Promise<Finding[]> {
  if (!url) return [];
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeout,
    commandTimeout: timeout,
    retryStrategy: () => null,
  });
  // A failed connection first emits the reason here; `connect` then rejects only with the news that it was
  // closed.
  let reason: unknown;
  redis.on('error', (error: unknown) => {
    reason ??= error;
  });
  try {
    await redis.connect();
    return [findingOf(await redis.info('server'))];
  } catch (error) {
    return [failure(reason ?? error)];
  } finally {
    redis.disconnect();
  }
}

function findingOf(info: string): Finding {
  const version = /^redis_version:(\S+)/m.exec(info)?.[1] ?? 'of an unknown version';
  if (Number.parseInt(version, 10) < oldestVersion)
    return {
      part: 'Redis',
      state: 'bad',
      said: `Redis ${version} answers, which is too old.`,
      todo: `Use Redis ${oldestVersion}.0 or later.`,
    };
  return { part: 'Redis', state: 'good', said: `Redis ${version} answers.` };
}

function failure(error: unknown): Finding {
  const { code, message = '' } = error as { code?: string; message?: string };
  // Redis's refusals begin with a word in capitals. The rest can quote what was sent.
  const reason = code ?? /^[A-Z]{3,}/.exec(message)?.[0] ?? 'no answer in time';
  return {
    part: 'Redis',
    state: 'bad',
    said: `The Redis of REDIS_URL does not answer this server: ${reason}. Nodes go on by themselves meanwhile.`,
    todo: todoFor(reason),
  };
}

function todoFor(reason: string): string {
  if (['NOAUTH', 'WRONGPASS', 'NOPERM'].includes(reason))
    return 'Check the user and the password in REDIS_URL.';
  if (/CERT|SIGNED|ALTNAME/.test(reason))
    return 'Use a certificate for the host in REDIS_URL, and name that of its authority in NODE_EXTRA_CA_CERTS.';
  return 'Check that Redis runs, the host and the port in REDIS_URL, and bind in redis.conf.';
}
