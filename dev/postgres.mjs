/**
 * A temporary PostgreSQL for tests, from the installed programs: on loopback, on a free port, in a temporary
 * folder that is removed at the end. `node dev/postgres.mjs start` prints its folder and its address;
 * `node dev/postgres.mjs stop <folder>` stops it.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstallPackages, findPostgres, installPackages } from './find-tools.mjs';

/**
 * Starts a PostgreSQL with an empty database; undefined if PostgreSQL is not installed and cannot be.
 * @param {{ durable?: boolean, settings?: Record<string, string | number> }} [options] durable: whether
 *   commits wait for the disk, as on the server of a school; for measurements. settings: further settings of
 *   the server
 * @returns {Promise<{ folder: string, url: string, pid: number } | undefined>} pid: of the server process
 * @throws {Error} with their output when the installed programs fail
 */
export async function startPostgres({ durable = false, settings: further = {} } = {}) {
  if (!findPostgres() && canInstallPackages()) installPackages(['postgresql']);
  if (!findPostgres()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-postgres-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    // Above PostgreSQL's default of 100, since all tests that run at the same time share this server.
    max_connections: 300,
    ...further,
    // Tests delete their data at the end, so nothing has to outlast a crash.
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  try {
    run(
      'initdb',
      ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      folder,
    );
    appendFileSync(join(folder, 'data', 'postgresql.conf'), lines.join(''));
    resumePostgres(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: serverOf(folder) };
}

/**
 * The id of the server's process in this folder.
 * @param {string} folder
 */
const serverOf = (folder) =>
  Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

/**
 * Stops the server in this folder as a crash would; its data stay.
 * @param {string} folder
 */
export function haltPostgres(folder) {
  run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', '-w', 'stop'], folder);
}

/**
 * Starts the server in this folder, at the address that it had before.
 * @param {string} folder
 */
export function resumePostgres(folder) {
  run('pg_ctl', ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', 'start'], folder);
}

/**
 * Returns two functions: `begin` freezes the server in this folder with all its connections, which stay open,
 * and `end` lets it go on.
 * @param {string} folder
 */
export function suspendPostgres(folder) {
  /** @param {NodeJS.Signals} signal */
  const signalAll = (signal) => {
    const server = serverOf(folder);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', `${server}`], { encoding: 'utf8' });
    for (const pid of [server, ...stdout.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
  };
  return { begin: () => signalAll('SIGSTOP'), end: () => signalAll('SIGCONT') };
}

/**
 * Stops the server in this folder and removes the folder. Stopping twice does no harm.
 * @param {string} folder
 */
export function stopPostgres(folder) {
  try {
    haltPostgres(folder);
  } catch {
    // It was no longer running; its folder is removed all the same.
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs a program of PostgreSQL in this folder and waits for its end.
 * @param {string} program
 * @param {string[]} args
 * @param {string} folder
 */
function run(program, args, folder) {
  const { status, stdout, stderr, error } = spawnSync(join(findPostgres() ?? '', program), args, {
    cwd: folder,
    encoding: 'utf8',
    // The started server inherits the output: with a pipe this call would wait for ever.
    stdio: ['ignore', args.includes('start') ? 'ignore' : 'pipe', args.includes('start') ? 'ignore' : 'pipe'],
    ...unprivilegedOwner(),
  });
  if (status !== 0)
    throw new Error(`${program} failed: ${error?.message ?? `${stdout ?? ''}${stderr ?? ''}`.trim()}`);
}

/**
 * The account that runs PostgreSQL when this process is root, as which PostgreSQL refuses to run: the account
 * `postgres` or, if there is none, the account `nobody`. Undefined for a process that is not root.
 */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {string} kind @param {string} account */
  const number = (kind, account) =>
    Number.parseInt(spawnSync('id', [kind, account], { encoding: 'utf8' }).stdout, 10);
  for (const account of ['postgres', 'nobody']) {
    const [uid, gid] = [number('-u', account), number('-g', account)];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return undefined;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

if (import.meta.filename === process.argv[1]) {
  const [command, folder] = process.argv.slice(2);
  if (command === 'start') {
    const started = await startPostgres();
    if (!started) process.exit(1);
    console.log(`${started.folder} ${started.url}`);
  } else if (command === 'stop' && folder) {
    stopPostgres(folder);
  }
}
