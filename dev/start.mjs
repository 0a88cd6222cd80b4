/**
 * Runs one of the product's programs after preparing the checkout: `node dev/start.mjs main|admin|seed …`.
 * The program runs in this process, so that signals and the exit code need no forwarding. For the same reason
 * the script `start` in package.json uses `exec`: npm signals the shell that it starts, and some shells do
 * not forward signals. The command after `||` in that script is for Windows, which has no `exec`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entries, giveUp, prepare, projectRoot } from './prepare.mjs';

const [program = 'main', ...programArguments] = process.argv.slice(2);
prepare({ web: program === 'main' });

const path = join(projectRoot, `dist/server/${program}.js`);
if (!Object.keys(entries).includes(program) || !existsSync(path)) {
  giveUp(`There is no program called "${program}": choose one of ${Object.keys(entries).join(', ')}.`);
}

process.env.NODE_ENV = 'production';
process.argv = [process.argv[0] ?? 'node', path, ...programArguments];
process.setSourceMapsEnabled(true);
if (program === 'main') ignoreRepeatedInterrupt();
await import(pathToFileURL(path).href);

/**
 * One Ctrl-C arrives twice, from the terminal and from npm. The server shuts down gracefully at the first and
 * then no longer listens, so the second would kill it. This listener ignores the second, and ends the process
 * at once if another one comes more than a second later.
 */
function ignoreRepeatedInterrupt() {
  // The exit code that shells report for a program that Ctrl-C ended.
  const interrupted = 130;
  let firstAt = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      firstAt ||= Date.now();
      if (Date.now() - firstAt > 1000) process.exit(interrupted);
    });
  }
}
