/** `npm run dev`: the server and the web app, both reloading, until Ctrl-C ends them together. */
import { spawn } from 'node:child_process';
import { prepareDependencies, projectRoot } from './prepare.mjs';

prepareDependencies();

const webAddress = 'http://localhost:5173';
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: process.env.PORT ?? '3000',
  WEB_ORIGINS: process.env.WEB_ORIGINS ?? webAddress,
};
const children = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', 'web', '--config', 'vite.config.ts', '--clearScreen', 'false'],
].map((command) =>
  spawn(process.execPath, command, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'], env }),
);

console.log(`The web app with reload: ${webAddress}`);

for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
