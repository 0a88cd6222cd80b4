/**
 * A temporary Redis for tests, from the installed program: on loopback, on a port of its own, without a file
 * on the disk. Each test starts its own Redis (test/redis-server.ts), since tests kill theirs.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages, onPath } from './find-tools.mjs';

/** Where servers are installed. The PATH of an account other than root may lack some of these folders. */
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

/**
 * @param {string} name
 * @returns {string | undefined}
 */
const findProgram = (name) =>
  onPath([name]) ?? folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

export const findRedis = () => findProgram('redis-server');
export const findNginx = () => findProgram('nginx');

/** Installs Redis and nginx if they are missing and that needs no confirmation. */
export function ensureNodePrograms() {
  const missing = [...(findRedis() ? [] : ['redis-server']), ...(findNginx() ? [] : ['nginx'])];
  if (missing.length > 0 && canInstallPackages()) installPackages(missing);
}

/**
 * Starts a Redis on a port of loopback. It stores nothing on the disk.
 * @param {number} port
 * @param {Record<string, string | number>} [further] further settings of the server
 * @returns {import('node:child_process').ChildProcess}
 * @throws {Error} when it is not installed
 */
export function startRedis(port, further = {}) {
  const program = findRedis();
  if (!program) throw new Error('Redis is not installed.');
  const settings = {
    port,
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    daemonize: 'no',
    loglevel: 'warning',
    ...further,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return spawn(program, args, { stdio: 'ignore' });
}
