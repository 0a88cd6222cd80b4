/** Builds the server, the web app or both into a folder: `node dev/build.mjs <folder> server web`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { entries, projectRoot } from './prepare.mjs';

const [folder = 'dist', ...targets] = process.argv.slice(2);

try {
  if (targets.includes('server')) await buildServer(join(folder, 'server'));
  if (targets.includes('web')) await buildWebApp(join(folder, 'web'));
} catch (error) {
  // The message names the file and the line; the stack of the build tool would only push it off the screen.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} outDir */
async function buildWebApp(outDir) {
  const configFile = join(projectRoot, 'vite.config.ts');
  await build({ root: join(projectRoot, 'web'), configFile, logLevel: 'warn', build: { outDir } });
}

/**
 * One module an entry, its dependencies left in node_modules.
 * @param {string} outDir
 */
async function buildServer(outDir) {
  const input = Object.fromEntries(
    Object.entries(entries)
      .filter(([, path]) => existsSync(join(projectRoot, path)))
      .map(([name, path]) => [name, join(projectRoot, path)]),
  );
  await build({
    root: projectRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
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
