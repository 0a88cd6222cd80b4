import type { Page } from '@playwright/test';
import { type HoldingProxy, startHoldingProxy } from '../../holding-proxy.ts';
import { gated } from '../../model-scripts.ts';
import { onPhone } from '../both-sizes.ts';
import { openClassroom } from '../classroom.ts';
import { ask, button, card, conversation, enter, messageBox } from '../in-the-browser.ts';
import { test as base, expect } from '../product.ts';

/** A network whose filter passes a response on only when it has ended. */

const word = 'Updates every few seconds';

const test = base.extend<{ proxies: { behind(what?: 'all' | 'body'): Promise<HoldingProxy> } }>({
  proxies: async ({ product }, use) => {
    const all: HoldingProxy[] = [];
    await use({
      behind: async (what) => {
        const proxy = await startHoldingProxy(product.url, what);
        all.push(proxy);
        return proxy;
      },
    });
    for (const proxy of all) await proxy.close();
  },
});

/** Opens a page behind the filter. */
const behind = (proxy: HoldingProxy) => ({ baseURL: proxy.url, viewport: { width: 1366, height: 768 } });

const partsOf = ({ requests }: HoldingProxy, path: string) =>
  requests.filter((request) => request.includes(path) && request.includes('wait=0')).length;

const expectOnBothSizes = async (page: Page, look: () => Promise<void>) => {
  await onPhone(page, look);
  await look();
};

test('a monitor and a dashboard stay up to date where a filter holds the bodies of responses', async ({
  openBrowser,
  product,
  proxies,
  model: _,
}) => {
  test.slow();
  const proxy = await proxies.behind('body');
  const { teacher, session, class: ofClass, students } = await openClassroom(product, ['Mei', 'Ana']);
  const [mei, ana] = students;
  if (mei === undefined || ana === undefined) throw new Error('A class without its students.');
  await mei.openSession(session.id);
  const monitor = await openBrowser('teacher', behind(proxy));
  const dashboard = await openBrowser('student', behind(proxy));
  await enter(monitor, teacher, '/teacher-dashboard');
  await enter(dashboard, ana, '/student-dashboard');
  const began = Date.now();

  await expectOnBothSizes(monitor, async () => {
    await expect(monitor.getByText('Connected', { exact: true })).toBeVisible();
    await expect(monitor.getByText(word)).toBeVisible();
  });
  await expectOnBothSizes(dashboard, () => expect(dashboard.getByText(word)).toBeVisible());

  const tile = card(monitor, 'Mei Lin');
  await mei.ask(session.id, 'How do I solve x + 3 = 7?');
  await expect(tile).toContainText('How do I solve x + 3 = 7?');
  await expect(tile).toContainText('1 question');
  await ana.openSession(session.id);
  await expect(card(monitor, 'Ana Lin')).toBeVisible();
  await mei.ask(session.id, 'I want to kill myself.');
  await expect(monitor.getByRole('alert')).toBeVisible();

  await teacher.stopSession(ofClass.id);
  await expect(monitor.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
  await expect(card(dashboard, ofClass.className).getByText('Session Closed')).toBeVisible();
  await teacher.startSession(ofClass.id);
  await expect(card(dashboard, ofClass.className).getByText('Session Open')).toBeVisible();
  // No page reads more often than every four seconds.
  const most = (Date.now() - began) / 4_000 + 3;
  for (const path of ['/api/monitor/events', '/api/student/events'])
    expect(partsOf(proxy, path), path).toBeLessThanOrEqual(most);
});

test('an answer grows in the chat, can be stopped, and the student stays present, where a filter holds responses', async ({
  openBrowser,
  model,
  product,
  proxies,
}) => {
  test.slow();
  const proxy = await proxies.behind();
  const { teacher, session, students } = await openClassroom(product, ['Mei']);
  const [mei] = students;
  if (mei === undefined) throw new Error('A class without its student.');
  const [chat, monitor] = [await openBrowser('student', behind(proxy)), await openBrowser('teacher')];
  await enter(monitor, teacher, '/teacher-dashboard');
  await enter(chat, mei, `/session/${session.id}/chat`);
  model.script(gated('rest', ['Look at both sides. '], ['How can you undo that?']));
  await ask(chat, 'How do I solve x + 3 = 7?');
  await expectOnBothSizes(chat, () => expect(conversation(chat)).toContainText('Look at both sides.'));
  await expectOnBothSizes(chat, () => expect(chat.getByText(word)).toBeVisible());
  await expect(button(chat, 'Stop')).toBeEnabled();
  model.open('rest');
  await expect(conversation(chat)).toContainText('How can you undo that?');
  await expect(button(chat, 'Stop')).toBeHidden();
  await expect(chat.getByText('How do I solve x + 3 = 7?')).toHaveCount(1);
  await expect(card(monitor, 'Mei Lin')).toContainText('active');

  model.script(gated('never', ['It begins. '], ['It ends.']));
  await ask(chat, 'Tell me a story.');
  await expect(conversation(chat)).toContainText('It begins.');
  await button(chat, 'Stop').click();
  await expect(conversation(chat)).toContainText('You stopped this answer.');
  model.open('never');

  // A note of the teacher, too, comes without a new page.
  await teacher.post(`/api/sessions/${session.id}/notes`, { text: 'Two minutes left.' });
  await expect(conversation(chat)).toContainText('Two minutes left.');
  await expect(messageBox(chat)).toBeEnabled();
  await expect(card(monitor, 'Mei Lin')).toContainText('active');
});

test('a page goes back to its stream when nothing holds it any more', async ({
  openBrowser,
  product,
  proxies,
  model: _,
}) => {
  test.slow();
  const proxy = await proxies.behind();
  const { teacher, session, students } = await openClassroom(product, ['Mei']);
  await students[0]?.openSession(session.id);
  const monitor = await openBrowser('teacher', behind(proxy));
  await monitor.clock.install();
  await enter(monitor, teacher, '/teacher-dashboard');
  await expect(monitor.getByText(word)).toBeVisible();
  proxy.holds = false;
  await monitor.clock.fastForward(61_000);
  await expect(monitor.getByText(word)).toBeHidden();
  await expect(monitor.getByText('Connected', { exact: true })).toBeVisible();
  const before = partsOf(proxy, '/api/monitor/events');
  await students[0]?.ask(session.id, 'How do I solve x + 3 = 7?');
  await expect(card(monitor, 'Mei Lin')).toContainText('How do I solve x + 3 = 7?');
  expect(partsOf(proxy, '/api/monitor/events')).toBe(before);
});
