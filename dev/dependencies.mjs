/**
 * Keeps node_modules in line with the lock file, and the compiled database driver in line with the current
 * Node. It uses no dependencies, because it runs before they are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './read-if-there.mjs';

const driver = 'better-sqlite3';

/**
 * Installs the dependencies if they differ from the lock file, and rebuilds the driver if it does not load,
 * as after an upgrade of Node. Fast when nothing has changed.
 * @param {string} root the folder with package-lock.json
 * @param {(args: string[]) => void} npm runs npm there and ends the process when that fails
 */
export function installDependencies(root, npm) {
  const stampPath = join(root, 'node_modules/.install-stamp');
  if (readIfThere(stampPath) === stampOf(root)) return;
  if (!isInstalled(root)) {
    console.log('Installing the dependencies (a minute or two the first time) …');
    // Without --include=dev, NODE_ENV=production would skip the build tools.
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  if (!driverLoads(root)) {
    console.log(`Building the database driver for Node ${process.versions.node} …`);
    npm(['rebuild', driver, '--loglevel=error']);
  }
  // The old stamp is removed first: in a copy of the checkout made with hard links, writing to it would
  // change the stamp of the original, too.
  rmSync(stampPath, { force: true });
  writeFileSync(stampPath, stampOf(root));
}

/**
 * Identifies a checked installation by the platform, Node's binary interface, the lock file and the compiled
 * driver. The driver is included because somebody may run npm by hand, or with another Node.
 * @param {string} root
 */
function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const program = join(root, `node_modules/${driver}/build/Release/better_sqlite3.node`);
  const { size, mtimeMs } = statSync(program, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${process.platform} ${process.arch} ${process.versions.modules} ${hash} ${size} ${mtimeMs}`;
}

/**
 * Whether node_modules has what the lock file requires, according to the list that npm keeps there. Optional
 * packages may be missing, since they are for other platforms.
 * @param {string} root
 */
function isInstalled(root) {
  const list = readIfThere(join(root, 'node_modules/.package-lock.json'));
  if (!list) return false;
  const installed = JSON.parse(list).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { optional, integrity }]) => path === '' || optional || installed[path]?.integrity === integrity,
  );
}

/**
 * Whether this Node can open a database with the driver. It runs in a separate process, because a driver that
 * was built for another Node can crash the process that loads it.
 * @param {string} root
 */
function driverLoads(root) {
  const script = `new (require('${driver}'))(':memory:').close()`;
  const { status } = spawnSync(process.execPath, ['-e', script], {
    cwd: root,
    stdio: 'ignore',
    timeout: 30_000,
  });
  return status === 0;
}
