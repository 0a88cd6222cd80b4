import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { loadHeldParts } from './load-held-parts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the web app that the tests were prepared with. */
export const builtWebApp = join(root, 'dist', 'web');

/** Builds the web app with these settings into a folder. @returns the folder of its pages */
export function buildWebApp(folder: string, settings: Readonly<Record<string, string>>): string {
  const { status, stderr } = spawnSync(process.execPath, ['dev/build.mjs', folder, 'web', 'uncompressed'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return join(folder, 'web');
}

/**
 * Starts a server on a new database: with `webFolder` for pages, with `webOrigins` for calls of pages
 * elsewhere.
 */
export async function serve(
  folder: string,
  port: number,
  parts: { webFolder?: string; webOrigins?: string[] },
) {
  const { openHeldApp } = await loadHeldParts();
  const { app, close } = await openHeldApp(folder, parts);
  await app.http.listen({ host: '127.0.0.1', port });
  return close;
}

/** A free port, for a server whose address must be known before it starts. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A new folder, and how to remove it. */
function temporaryFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `lyceum-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts a server on a new database at a free port. */
export async function serveEmpty(parts: { webFolder?: string }) {
  const data = temporaryFolder('data');
  const port = await freePort();
  const close = await serve(data.folder, port, parts);
  const stop = async () => {
    await close();
    data.remove();
  };
  return { url: `http://127.0.0.1:${port}`, dataDir: data.folder, stop };
}
