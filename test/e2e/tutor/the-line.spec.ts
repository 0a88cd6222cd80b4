import { stalled, streamed } from '../../model-scripts.ts';
import { startLesson, succeeded } from '../../people.ts';
import { ask, button, conversation, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

const offline = 'There is no connection. What you send waits here, and is sent when the connection is back.';
const slow = 'The tutor takes longer than usual.';

test('without a connection the chat says so at once, and the question is sent by itself, once, when it is back', async ({
  product,
  model,
  watch,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  await ask(page, 'What is an angle?');
  await expect(conversation(page)).toContainText('You asked: What is an angle?');
  // Which calls are under way without a connection depends on the timing.
  watch.permit(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /cannot be reached/, /unreachable/);
  await page.context().setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await ask(page, 'And a right angle?');
  await expect(conversation(page)).toContainText('No answer yet.');
  model.script(streamed(['Think of a corner.']));
  await page.context().setOffline(false);
  await expect(page.getByText(offline)).toBeHidden();
  await expect(conversation(page)).toContainText('Think of a corner.');
  const { interactions } = succeeded(await student.get(`/api/sessions/${session.id}/interactions`));
  expect(interactions.map(({ question }: { question: string }) => question)).toEqual([
    'What is an angle?',
    'And a right angle?',
  ]);
});

test('after ten seconds without a word, the chat says that the tutor takes longer than usual', async ({
  heldProduct,
  model,
}) => {
  const { student, session } = await startLesson(heldProduct);
  const page = await heldProduct.openBrowser('student');
  await enter(page, student, `/session/${session.id}/chat`);
  for (const script of [stalled(), stalled('Think of a corner. ')]) {
    model.script(script);
    await ask(page, 'What is a right angle?');
    await expect(button(page, 'Stop')).toBeEnabled();
    // The second script has one step more: its words.
    if (script.steps.length > 2) await expect(conversation(page)).toContainText('Think of a corner.');
    // The page's timers run on beside the held clock, on a slow machine for seconds.
    await heldProduct.advance(4_000);
    await expect(page.getByText(slow)).toHaveCount(0);
    await heldProduct.advance(6_500);
    await expect(page.getByText(slow)).toBeVisible();
    await button(page, 'Stop').click();
    await expect(page.getByText(slow)).toHaveCount(0);
  }
});
