import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findRedis, startRedis } from '../dev/redis.mjs';

/** Tests of several nodes need PostgreSQL and Redis; without one of them they are skipped. */
export const canRunNodes = Boolean(process.env.TEST_DATABASE_URL) && findRedis() !== undefined;

/** A Redis of its own for one test, which may stop, kill and start it again. */
export class TestRedis {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    readonly url: string,
    private readonly settings: Record<string, string | number>,
  ) {}

  static async start(): Promise<TestRedis> {
    const port = await freePort();
    return TestRedis.#started(new TestRedis(port, `redis://127.0.0.1:${port}`, {}));
  }

  /** Starts a Redis that asks for a password. With a certificate it speaks only TLS. */
  static async startPrivate(
    password: string,
    certificate?: { cert: string; key: string },
  ): Promise<TestRedis> {
    const port = await freePort();
    const address = `//:${encodeURIComponent(password)}@127.0.0.1:${port}`;
    const ofTls = certificate && {
      port: 0,
      'tls-port': port,
      'tls-cert-file': certificate.cert,
      'tls-key-file': certificate.key,
      'tls-ca-cert-file': certificate.cert,
      'tls-auth-clients': 'no',
    };
    const settings = { requirepass: password, ...ofTls };
    return TestRedis.#started(new TestRedis(port, `${ofTls ? 'rediss' : 'redis'}:${address}`, settings));
  }

  static async #started(redis: TestRedis): Promise<TestRedis> {
    onTestFinished(() => redis.kill());
    await redis.start();
    return redis;
  }

  /** Starts it, and waits until it takes connections. */
  async start(): Promise<void> {
    this.#process = startRedis(this.port, this.settings);
    while (!(await isOpen(this.port))) await pause(10);
  }

  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  /** Lets it hang: connections stay open and nothing is answered. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const end = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}
