import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from './prepare.mjs';

/** What `npm run dev` serves of the web app, without a server behind it. */
let vite: ViteDevServer;
let url: string;
const cacheDir = mkdtempSync(join(tmpdir(), 'lyceum-vite-'));

const port = process.env.PORT;

beforeAll(async () => {
  // No server listens on this port, whatever a developer has running.
  process.env.PORT = '9';
  vite = await createServer({
    root: join(projectRoot, 'web'),
    configFile: join(projectRoot, 'vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  await vite.listen();
  url = vite.resolvedUrls?.local[0] ?? '';
});

afterAll(async () => {
  await vite.close();
  if (port === undefined) delete process.env.PORT;
  else process.env.PORT = port;
  rmSync(cacheDir, { recursive: true, force: true });
});

it('serves the modules of web/api, although the addresses of calls begin with /api, too', async () => {
  const module = await fetch(`${url}api/address.ts`);
  expect(module.status).toBe(200);
  expect(await module.text()).toContain('export const address');
});

it('passes calls on to the server', async () => {
  expect((await fetch(`${url}api/users/me`)).status).toBe(502);
});

it('serves messages compiled, so that a page without a catalogue shows them in English', async () => {
  const { code } = (await vite.transformRequest('/ui/counts.ts')) ?? {};
  expect(code).toContain('"plural"');
  expect(code).not.toContain('{count, plural');
});
