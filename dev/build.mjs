/**
 * Builds parts of the product into a folder: `node dev/build.mjs <folder> server held web`. It also stores
 * the web app's files compressed, unless `uncompressed` is among the parts. Without the compression, the
 * build of the web app takes a third less time.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { listPackages } from './bundled-packages.mjs';
import { entries, heldEntries, projectRoot } from './prepare.mjs';

/** The best compression, which is slow but happens once. Browsers accept brotli over HTTPS only. */
const encodings = {
  br: promisify(brotliCompress),
  gz: promisify((/** @type {Buffer} */ file, /** @type {import('node:zlib').CompressCallback} */ done) =>
    gzip(file, { level: 9 }, done),
  ),
};

/** Libraries that load compiled files from their own folders, and so cannot be moved into a bundle. */
const native = ['better-sqlite3', '@node-rs/argon2'];

/**
 * The module that every SQLite database starts as a thread; the product of the browser tests needs it, too.
 */
const checkpoints = { 'checkpoint-worker': 'server/db/checkpoint-worker.js' };
/** The modules that the server and its commands start as threads. */
const threads = {
  'guardrails-worker': 'server/checks/worker.ts',
  'sync-worker': 'server/backup/sync-worker.js',
  ...checkpoints,
};

const [given = 'dist', ...targets] = process.argv.slice(2);
// The web app's build would read a relative path from its own folder.
const folder = resolve(given);

try {
  if (targets.includes('server')) await buildServer(join(folder, 'server'), { ...entries, ...threads });
  if (targets.includes('held')) await buildServer(join(folder, 'held'), { ...heldEntries, ...checkpoints });
  if (targets.includes('web')) await buildWebApp(join(folder, 'web'));
} catch (error) {
  // The message names file and line; the build tool's stack would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} outDir */
async function buildWebApp(outDir) {
  const configFile = join(projectRoot, 'vite.config.ts');
  const root = join(projectRoot, 'web');
  await build({ root, configFile, logLevel: 'warn', plugins: [listPackages()], build: { outDir } });
  if (targets.includes('uncompressed')) return;
  const assets = join(outDir, 'assets');
  await Promise.all(readdirSync(assets).map((name) => compressBeside(join(assets, name))));
}

/**
 * Writes compressed versions of a file beside it, which the server sends (server/http/web-app.ts).
 * @param {string} path
 */
async function compressBeside(path) {
  if (!/\.(?:js|css|svg)$/.test(path)) return;
  const file = await readFile(path);
  for (const [ending, compress] of Object.entries(encodings)) {
    await writeFile(`${path}.${ending}`, await compress(file));
  }
}

/**
 * Bundles the entries and their libraries into a few files: finding and reading 1,500 files of node_modules
 * would take more than half of the time of a start (docs/decisions/20-tests-and-build.md).
 * @param {string} outDir
 * @param {Record<string, string>} modules the name of each file and the module it is built from
 */
async function buildServer(outDir, modules) {
  const input = Object.fromEntries(
    Object.entries(modules)
      .filter(([, path]) => existsSync(join(projectRoot, path)))
      .map(([name, path]) => [name, join(projectRoot, path)]),
  );
  await build({
    root: projectRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [listPackages()],
    ssr: { noExternal: true, external: native },
    build: {
      ssr: true,
      target: 'node20',
      sourcemap: true,
      minify: false,
      emptyOutDir: true,
      outDir,
      rolldownOptions: {
        input,
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  });
}
