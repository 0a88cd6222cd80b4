import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLesson } from '../../people.ts';
import { ask, button, card, conversation, fillIn, password } from '../in-the-browser.ts';
import { buildWebApp, freePort, serve } from '../own-build.ts';
import { expect, test } from '../product.ts';

test('a web app that is built for a server at another origin signs in, asks and follows its classes there', async ({
  openBrowser,
}) => {
  const [apiPort, pagePort] = [await freePort(), await freePort()];
  const [api, pages] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${pagePort}`];
  const folders = ['api', 'pages', 'build'].map((name) => mkdtempSync(join(tmpdir(), `lyceum-${name}-`)));
  const [ofApi = '', ofPages = '', ofBuild = ''] = folders;
  const stops = [
    await serve(ofApi, apiPort, { webOrigins: [pages] }),
    await serve(ofPages, pagePort, { webFolder: buildWebApp(ofBuild, { VITE_API_BASE_URL: api }) }),
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
