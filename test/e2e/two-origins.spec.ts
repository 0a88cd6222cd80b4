import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createHeldApp } from '../held-app.ts';
import { startLesson } from '../people.ts';
import { ask, button, card, conversation, fillIn, password } from './in-the-browser.ts';
import { expect, test } from './product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the web app for calls to another address than its own, as an operator does. */
function buildWebApp(folder: string, apiAddress: string): string {
  const { status, stderr } = spawnSync(process.execPath, ['dev/build.mjs', folder, 'web'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', VITE_API_BASE_URL: apiAddress },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return join(folder, 'web');
}

/** Each of the two servers has to know the other's address before it starts. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A server on a database of its own; `webFolder` makes it one for pages, `webOrigins` one for their calls. */
async function serve(folder: string, port: number, parts: { webFolder?: string; webOrigins?: string[] }) {
  const log = pino({ level: 'silent' });
  const db = await openSqlite(folder, log);
  const app = await createHeldApp(db, { log, ...parts });
  await app.http.listen({ host: '127.0.0.1', port });
  return async () => {
    await app.close();
    await db.close();
  };
}

test('a web app built for calls to another origin signs in, asks and follows its classes there', async ({
  openBrowser,
}) => {
  const [apiPort, pagePort] = [await freePort(), await freePort()];
  const [api, pages] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${pagePort}`];
  const folders = ['api', 'pages', 'build'].map((name) => mkdtempSync(join(tmpdir(), `lyceum-${name}-`)));
  const [ofApi = '', ofPages = '', ofBuild = ''] = folders;
  const stops = [
    await serve(ofApi, apiPort, { webOrigins: [pages] }),
    await serve(ofPages, pagePort, { webFolder: buildWebApp(ofBuild, api) }),
  ];
  try {
    const { teacher, student, class: joined } = await startLesson({ url: api, schoolCode: 'SCHOOL' });
    const page = await openBrowser('student', { baseURL: pages });
    await page.goto('/login');
    await fillIn(page, { Username: student.email.split('@')[0] ?? '', Password: password }, 'Login');
    await expect(page).toHaveURL(`${pages}/student-dashboard`);
    await button(card(page, joined.className), 'Join Session').click();
    await ask(page, '12 + 30 = 42');
    await expect(conversation(page)).toContainText('No language model is connected here');

    await page.reload();
    await expect(conversation(page)).toContainText('12 + 30 = 42');
    await button(page, 'Leave Session').click();
    await teacher.stopSession(joined.id);
    await expect(card(page, joined.className).getByText('Session Closed')).toBeVisible();
    await button(page, 'Logout').click();
    await expect(page).toHaveURL(`${pages}/login`);
    await page.close();
  } finally {
    for (const stop of stops) await stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
