import type { Page } from '@playwright/test';
import { gated } from '../../model-scripts.ts';
import { startLesson, succeeded } from '../../people.ts';
import { delayCall } from '../calls.ts';
import { ask, button, conversation, enter, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

const failure = 'Sorry, I encountered an error. Please try again.';

test('what a student has opened stays open when the conversation has loaded', async ({
  product,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  const showConversation = await delayCall(page, `**/api/sessions/${session.id}/interactions*`);
  await enter(page, student, `/session/${session.id}/chat`);
  await page.getByText('How the tutor helps here').click();
  const opened = page.getByRole('link', { name: 'Who can read this?' });
  await expect(opened).toBeVisible();
  showConversation();
  await expect(messageBox(page)).toBeVisible();
  await expect(opened).toBeVisible();
  await expect(messageBox(page)).not.toBeFocused();
});

/**
 * Breaks the page's connection at every question; the first question still reaches the server.
 */
async function breakQuestions(page: Page) {
  const keys: (string | undefined)[] = [];
  const arrived: Promise<unknown>[] = [];
  await page.route('**/api/student/ask', (route) => {
    const request = route.request();
    keys.push(request.headers()['idempotency-key']);
    const { authorization = '', 'idempotency-key': key = '' } = request.headers();
    const headers = { authorization, 'idempotency-key': key, 'content-type': 'application/json' };
    if (keys.length === 1)
      arrived.push(fetch(request.url(), { method: 'POST', headers, body: request.postData() }));
    return route.abort();
  });
  return { keys, arrived, repair: () => page.unroute('**/api/student/ask') };
}

test('a question that reached the server and got no answer is asked once, however often it is sent', async ({
  product,
  watch,
  model,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  const connection = await breakQuestions(page);
  model.script(gated('answer', [], ['Which number is it?']));
  await ask(page, 'What is given?');
  await expect(conversation(page).getByText(failure)).toBeVisible();
  await connection.repair();
  const asking = page.waitForRequest('**/api/student/ask');
  await button(page, 'Try again').click();
  const again = await asking;
  expect(again.headers()['idempotency-key']).toBe(connection.keys[0]);
  expect(again.postDataJSON()).not.toHaveProperty('retryOf');
  model.open('answer');
  await expect(conversation(page)).toContainText('Which number is it?');
  await expect(conversation(page).getByText('What is given?', { exact: true })).toHaveCount(1);
  await expect(page.getByText(failure)).toBeHidden();
  await Promise.all(connection.arrived);
  const { interactions } = succeeded(await student.get(`/api/sessions/${session.id}/interactions`));
  expect(interactions).toMatchObject([{ question: 'What is given?', status: 'answered' }]);
  expect(model.requests).toHaveLength(1);
});
