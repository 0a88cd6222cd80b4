import { streamed } from '../model-scripts.ts';
import { startLesson } from '../people.ts';
import { ask, button, card, conversation, enter, fillIn, messageBox } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { expectSound } from './soundness.ts';

/** How a lesson ends: it can go on after a stop, says what happened in it, and ends by itself when its time is over. */

const minute = 60_000;

test('a lesson that was stopped goes on with a click, and the student’s page comes back by itself', async ({
  heldProduct,
  model,
  watch,
}) => {
  const { teacher, student, session } = await startLesson(heldProduct);
  const dashboard = await heldProduct.openBrowser('teacher');
  const chat = await heldProduct.openBrowser('student');
  await enter(chat, student, `/session/${session.id}/chat`);
  model.script(streamed(['What is given?']));
  await ask(chat, 'What is 3/4 + 1/8?');
  await expect(conversation(chat)).toContainText('What is given?');
  await messageBox(chat).fill('Three quarters');

  await enter(dashboard, teacher);
  const algebra = card(dashboard, 'Algebra 1');
  await expect(button(algebra, 'Stop Session')).toBeVisible();
  await expect(button(algebra, 'Continue this lesson')).toBeHidden();
  // A report of presence may be under way while the session closes, and is then refused.
  watch.permit(/status of 403/, /Session is not currently open/);
  await button(algebra, 'Stop Session').click();
  await expect(dashboard.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
  await expect(chat.getByText('The teacher has closed this session.')).toBeVisible();
  await expect(button(algebra, 'Continue this lesson')).toBeVisible();
  await expectSound(dashboard, 'a class whose lesson can go on');

  await button(algebra, 'Continue this lesson').click();
  await expect(button(algebra, 'Continue this lesson')).toBeHidden();
  await expect(dashboard.getByRole('heading', { name: 'Live Monitor' })).toBeVisible();
  await expect(dashboard.getByText('What is 3/4 + 1/8?')).toBeVisible();
  await expect(messageBox(chat)).toHaveValue('Three quarters');
  await expect(conversation(chat)).toContainText('What is 3/4 + 1/8?');
  await expect(chat.getByText('The teacher has closed this session.')).toBeHidden();
  model.script(streamed(['And how many eighths are that?']));
  await messageBox(chat).press('Enter');
  await expect(conversation(chat)).toContainText('And how many eighths are that?');
  await expect(dashboard.getByText('Three quarters')).toBeVisible();

  await button(algebra, 'Stop Session').click();
  await expect(button(algebra, 'Continue this lesson')).toBeVisible();
  await heldProduct.advance(10 * minute);
  await expect(button(algebra, 'Continue this lesson')).toBeHidden();
  await expect(button(algebra, 'Start Session')).toBeVisible();
});

test('a timer that the teacher set is seen by all, told before its end, and stops the session', async ({
  heldProduct,
  watch,
}) => {
  const { teacher, student, session } = await startLesson(heldProduct);
  const dashboard = await heldProduct.openBrowser('teacher');
  const chat = await heldProduct.openBrowser('student');
  await enter(chat, student, `/session/${session.id}/chat`);
  await expect(messageBox(chat)).toBeVisible();
  await enter(dashboard, teacher);
  await expect(dashboard.getByText('Connected')).toBeVisible();
  const dialog = dashboard.getByRole('dialog', { name: 'Timer' });

  await test.step('only five minutes to three hours can be set', async () => {
    await button(dashboard, 'Timer').click();
    await fillIn(dialog, { 'Minutes from now': '4' }, 'Set timer');
    await expect(dialog.getByText('Please choose 5 to 180 minutes.')).toBeVisible();
    await expectSound(dashboard, 'the timer of a lesson');
    await fillIn(dialog, { 'Minutes from now': '8' }, 'Set timer');
    await expect(dialog).toBeHidden();
  });

  await test.step('both see the time that is left', async () => {
    await expect(button(dashboard, 'Timer: 8 minutes left')).toBeVisible();
    await expect(chat.getByText('8 minutes left')).toBeVisible();
    await heldProduct.advance(minute / 2);
    await heldProduct.advance(minute / 2);
    await expect(chat.getByText('7 minutes left')).toBeVisible();
    await expect(chat.getByText('The lesson ends soon')).toBeHidden();
    await expectSound(chat, 'a lesson with a timer');
  });

  await test.step('it can be taken away and set again', async () => {
    await button(dashboard, 'Timer: 7 minutes left').click();
    await button(dialog, 'Take the timer away').click();
    await expect(button(dashboard, 'Timer')).toBeVisible();
    await expect(chat.getByText('7 minutes left')).toBeHidden();
    await button(dashboard, 'Timer').click();
    await fillIn(dialog, { 'Minutes from now': '6' }, 'Set timer');
    await expect(chat.getByText('6 minutes left')).toBeVisible();
  });

  await test.step('both are told five minutes before the end', async () => {
    await heldProduct.advance(minute / 2);
    await heldProduct.advance(minute / 2);
    for (const page of [chat, dashboard]) {
      await expect(page.getByRole('status').getByText('The lesson ends soon, at')).toBeVisible();
    }
    await expectSound(chat, 'a lesson that ends soon');
    await expectSound(dashboard, 'a dashboard whose lesson ends soon');
  });

  await test.step('the server stops the session, and the lesson can go on without a timer', async () => {
    // A report of presence may be under way while the session closes, and is then refused.
    watch.permit(/status of 403/, /Session is not currently open/);
    await heldProduct.advance(5 * minute);
    await expect(chat.getByText('The teacher has closed this session.')).toBeVisible();
    await expect(chat.getByText('The lesson ends')).toBeHidden();
    await expect(dashboard.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
    await button(dashboard, 'Continue this lesson').click();
    await expect(messageBox(chat)).toBeVisible();
    await expect(button(dashboard, 'Timer')).toBeVisible();
  });
});
