import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findNginx } from '../dev/redis.mjs';
import { selfSigned } from './certificate.ts';
import { freePort } from './redis-server.ts';

/** The program; undefined where it is not installed. */
export const nginx = findNginx();

/** The example for operators. */
export const site = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');

/** The name under which people open the server in the example. */
export const publicName = 'lyceum.school.example';

/** The example, changed for several nodes as its comments say. */
const forNodes = (given: string, hosts: readonly string[]) =>
  given
    .replace(/ *server 127\.0\.0\.1:3000;/, '')
    .replace(/#(server )10\.0\.0\.11:3000(.*;)/, (_line, server, rest) =>
      hosts.map((host) => `${server}${host}${rest}`).join('\n'),
    )
    .replace('#proxy_connect_timeout', 'proxy_connect_timeout');

/** The example over plain HTTP, for clients that would refuse its self-signed certificate. */
export const withoutTls = (given: string): string =>
  given
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl http2;', 'listen 80;')
    .replace(/^ *ssl_.*\n/gm, '');

/** Waits until a port takes connections. */
async function listening(port: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('nginx ended.');
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
  }
}

/**
 * Starts Debian's nginx with the example for operators, on free ports, in front of a server or several nodes.
 * It ends with the test.
 * @param change changes the example further, to see what a part of it is for
 */
export async function startNginx(
  upstream: string | readonly string[],
  change: (site: string) => string = (same) => same,
) {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-nginx-'));
  const [http, https] = [await freePort(), await freePort()];
  const { cert, key } = selfSigned(`DNS:${publicName}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const inFront =
    typeof upstream === 'string'
      ? site.replace('127.0.0.1:3000', new URL(upstream).host)
      : forNodes(
          site,
          upstream.map((each) => new URL(each).host),
        );
  const here = change(inFront)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const whole = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr warn;
    events { worker_connections 1024; } http { access_log off; ${temporary.join(' ')}\n${here}\n}`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  const program = spawn(nginx ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let hasEnded = false;
  const ended = once(program, 'close').then(() => {
    hasEnded = true;
  });
  onTestFinished(async () => {
    program.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await listening(http, () => hasEnded).catch(() => {
    throw new Error(said);
  });
  return { http: `http://127.0.0.1:${http}`, https: `https://127.0.0.1:${https}` };
}

/** A browser's connection to nginx: HTTP/2 over TLS, under the name that people open. */
export function openConnection(address: string): ClientHttp2Session {
  const session = connectHttp2(address, { rejectUnauthorized: false, servername: publicName });
  session.on('error', () => {});
  onTestFinished(() => session.destroy());
  return session;
}

/** One call over HTTP/2, whose answer can be read as it comes. */
export function callThrough(
  session: ClientHttp2Session,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const sent = session.request({
    ':method': method,
    ':path': path,
    ':authority': publicName,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  });
  let text = '';
  sent.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  sent.on('error', () => {});
  const status = once(sent, 'response').then(([received]) => Number(received[':status']));
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return { status, text: () => text, ended: once(sent, 'close'), close: () => sent.close() };
}
