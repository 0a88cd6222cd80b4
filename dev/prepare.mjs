/**
 * Makes the checkout runnable: checks Node, installs the dependencies, builds the server and the web app. It
 * uses no dependencies, because it runs before they are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './dependencies.mjs';
import { readIfThere } from './read-if-there.mjs';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The programs of the product: the name on the command line and the module it is built from. */
export const entries = { main: 'server/main.ts', admin: 'server/admin.ts', seed: 'dev/seed.ts' };

/** The product as the browser tests run it in their own process. */
export const heldEntries = { held: 'test/e2e/held-parts.ts' };

const sharedSources = [
  'contract',
  'markdown',
  'package-lock.json',
  'dev/build.mjs',
  'dev/bundled-packages.mjs',
  'dev/message-plugins.mjs',
  'lingui.config.ts',
  'vite.config.ts',
  'tsconfig.base.json',
];
const serverSources = ['server', 'checks', 'arithmetic', ...sharedSources];
/** The parts to build: the name of each in messages, and the sources after whose change it is built again. */
const targets = {
  server: { name: 'server', sources: ['dev/seed.ts', 'dev/seed-school.ts', ...serverSources] },
  web: { name: 'web app', sources: ['web', ...sharedSources] },
  held: {
    name: 'product of the browser tests',
    sources: ['test/held-app.ts', 'test/migrated-file.ts', 'test/e2e/held-parts.ts', ...serverSources],
  },
};

/**
 * Installs and builds what is missing or out of date; fast when nothing is. Ends the process with one
 * sentence if a step fails.
 * @param {{ web?: boolean, held?: boolean }} [wanted] `web: false` leaves the web app as it is; `held: true`
 *   also builds what the browser tests run in their own process
 */
export function prepare({ web = true, held = false } = {}) {
  prepareDependencies();
  build([
    'server',
    ...(web ? /** @type {const} */ (['web']) : []),
    ...(held ? /** @type {const} */ (['held']) : []),
  ]);
}

/** Checks the version of Node and installs the dependencies of the lock file. */
export function prepareDependencies() {
  requireNode();
  installDependencies(projectRoot, npm);
}

/**
 * Prints one sentence for the user and ends the process with an error.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(
    `Lyceum needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one from nodejs.org.`,
  );
}

/**
 * Runs npm, and ends the process with a sentence if it fails.
 * @param {string[]} args
 */
function npm(args) {
  const npmScript = process.env.npm_execpath;
  const [command = 'npm', ...npmPath] = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm'];
  const { status } = spawnSync(command, [...npmPath, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && !npmScript,
  });
  if (status !== 0)
    giveUp('The dependencies could not be installed: npm printed the error above. Fix it and try again.');
}

/** @param {(keyof typeof targets)[]} names */
function build(names) {
  const stamps = names.map((name) => ({ name, stamp: sourceStamp(targets[name].sources) }));
  const stale = stamps.filter(({ name, stamp }) => readIfThere(stampPath(name)) !== stamp);
  if (stale.length === 0) return;
  console.log(`Building the ${stale.map(({ name }) => targets[name].name).join(' and the ')} …`);
  // Builds beside the old output and renames, so that a running server never reads an unfinished build.
  const temporaryFolder = join(projectRoot, `dist/.building-${process.pid}`);
  mkdirSync(temporaryFolder, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    ['dev/build.mjs', temporaryFolder, ...stale.map(({ name }) => name)],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status === 0) {
    for (const { name, stamp } of stale) {
      writeFileSync(join(temporaryFolder, name, '.stamp'), stamp);
      rmSync(join(projectRoot, 'dist', name), { recursive: true, force: true });
      renameSync(join(temporaryFolder, name), join(projectRoot, 'dist', name));
    }
  }
  rmSync(temporaryFolder, { recursive: true, force: true });
  if (status !== 0) giveUp('The build failed: the reason is above.');
}

/** @param {string} name */
const stampPath = (name) => join(projectRoot, 'dist', name, '.stamp');

/**
 * One hash of every source file and every setting of the build.
 * @param {string[]} paths
 */
function sourceStamp(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(projectRoot, path)));
  }
  const builtIn = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(builtIn.sort())).digest('hex');
}

/**
 * The files that a build reads, without tests.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const absolute = join(projectRoot, path);
  if (!existsSync(absolute)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(child);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
  });
}
