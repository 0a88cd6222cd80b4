import type { Note } from '../../../contract/lesson-actions.ts';
import { streamed } from '../../model-scripts.ts';
import { type Student, startLesson, succeeded } from '../../people.ts';
import { openClassroom } from '../classroom.ts';
import { ask, button, card, conversation, enter, fillIn, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/**
 * The end of a lesson: it can be continued after a stop, has a summary, and ends by itself when its time is
 * over.
 */

const minute = 60_000;

const names = (
  'Amara Ben Chloe Daniel Emma Farid Grace Hugo Ines Jonas Kiri Liam Maya Noah Olga Priya Quinn Rosa Samuel Tui ' +
  'Umar Vera Wiremu Xenia Yusuf Zoe Aroha Boris Carmen Dilan'
).split(' ');

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

test('a timer that the teacher set is seen by all, told before its end, and stops the session [spec 10.212]', async ({
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
    await fillIn(dialog, { 'Minutes from now': '8' }, 'Set timer');
    await expect(dialog).toBeHidden();
  });

  await test.step('both see the time that is left', async () => {
    await expect(button(dashboard, 'Timer: 8 minutes left')).toBeVisible();
    await expect(chat.getByText('8 minutes left')).toBeVisible();
    // In two steps, since a longer one makes a page drop its connection.
    await heldProduct.advance(minute / 2);
    await heldProduct.advance(minute / 2);
    await expect(chat.getByText('7 minutes left')).toBeVisible();
    await expect(chat.getByText('The lesson ends soon')).toBeHidden();
  });

  await test.step('it can be taken away and set again', async () => {
    await button(dashboard, 'Timer: 7 minutes left').click();
    await button(dialog, 'Remove the timer').click();
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

test('the summary of a lesson shows thirty students on one screen, and each line leads to its conversation [spec 10.213 10.247]', async ({
  heldProduct,
  model,
}) => {
  test.slow();
  const { teacher, session, students } = await openClassroom(heldProduct, names);
  const [amara, ben, chloe, ...others] = students;
  for (const student of students.slice(0, -2)) {
    await heldProduct.advance(minute / 15);
    await student.openSession(session.id);
  }
  const ask = async (student: Student | undefined, question: string) => {
    await heldProduct.advance(minute / 6);
    model.script(streamed(['What is given in the exercise?']));
    await student?.ask(session.id, question);
  };
  for (const student of students.slice(0, -2)) await ask(student, 'I add 3/4 and 1/8 now, where do I begin?');
  for (const student of [amara, others[2], others[5], others[9]]) {
    await ask(student, 'i dont get it');
    await ask(student, 'How do I find the common denominator of those two fractions?');
  }
  for (const student of [ben, others[7]]) {
    await ask(student, 'Just give me the answer');
    await ask(student, 'Do my homework: write the whole solution for me');
  }
  await ask(others[12], 'I do not get any of this, I am stuck');
  await chloe?.ask(session.id, 'I want to kill myself.');
  const recipients = { studentUids: [amara?.uid, ben?.uid] };
  const sent = await teacher.post(`/api/sessions/${session.id}/notes`, {
    text: 'Look at step two.',
    ...recipients,
  });
  const toAmara = succeeded(sent).notes.find(({ studentUid }: Note) => studentUid === amara?.uid);
  const replied = await amara?.post(`/api/notes/${toAmara.id}/replies`, { text: 'It is clear now.' });
  expect(replied?.status).toBe(200);
  const path = `/api/sessions/${session.id}`;
  succeeded(await teacher.post(`${path}/pause`, { text: 'Please look up.', studentUid: ben?.uid }));
  succeeded(await teacher.post(`${path}/resume`, {}));
  await heldProduct.advance(5 * minute);

  const page = await heldProduct.openBrowser('teacher');
  await enter(page, teacher);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(card(page, 'Chloe Lin')).toBeVisible();
  await page.getByRole('region', { name: 'Alerts' }).getByRole('link', { name: 'Open' }).click();
  await button(page, 'I am on it').click();
  await expect(button(page, 'I am on it')).toBeHidden();
  await button(page, 'Minimize').click();
  // With thirty students the classes are folded, and the lesson's bar stops it.
  await button(page, 'Stop Session').click();
  const summary = page.getByRole('region', { name: 'Last lesson' });
  await expect(summary.getByText('28 here')).toBeVisible();
  await expect(summary.getByText('2 not here')).toBeVisible();
  await expect(summary).toContainText(`Started by ${teacher.name} · Stopped by ${teacher.name}`);
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
  const rows = summary.getByRole('table', { name: 'Worth a look' });
  await expect(rows.getByRole('row', { name: 'Chloe Lin' })).toContainText('1 alert');
  await expect(rows.getByRole('row', { name: 'Amara Lin' })).toContainText('Stuck at');
  await expect(rows.getByRole('row', { name: 'Ben Lin' })).toContainText('asked');
  const last = summary.getByText('Minutes count from joining');
  await expect(last).toBeInViewport({ ratio: 1 });
  const notes = summary.getByRole('list', { name: 'Notes, pauses and help requests' });
  await expect(notes).toContainText(`${teacher.name} to Amara Lin, Ben LinLook at step two.`);
  await expect(notes.getByRole('list', { name: 'Replies' })).toContainText('Amara LinIt is clear now.');
  await expect(notes).toContainText(
    `${teacher.name} paused Ben LinPlease look up.Ended by ${teacher.name}, `,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows).toBeHidden();
  await expect(summary.getByRole('list', { name: 'Worth a look' })).toContainText('Amara Lin');
  await page.setViewportSize({ width: 1366, height: 768 });

  await notes.getByRole('link', { name: 'Ben Lin' }).first().click();
  await expect(page.getByRole('region', { name: 'Conversation of Ben Lin' })).toContainText(
    'Look at step two.',
  );
  await button(page, 'Back to Dashboard').click();
  await rows.getByRole('link', { name: 'Amara Lin' }).click();
  await expect(page.getByRole('region', { name: 'Conversation of Amara Lin' })).toContainText(
    'i dont get it',
  );
  await button(page, 'Back to Dashboard').click();

  await button(summary, 'Close the summary').click();
  await expect(summary).toBeHidden();
  await page.reload();
  await expect(button(page, 'Start Session')).toBeVisible();
  await expect(summary).toBeHidden();
  await button(page, 'Continue this lesson').click();
  // The thirty students come at once and fold the classes, with the button that was just there.
  await expect(button(page, 'Show classes')).toBeVisible();
  await heldProduct.advance(minute / 4);
  await button(page, 'Stop Session').click();
  await expect(summary).toBeVisible();
  await button(page, 'Start Session').click();
  await expect(summary).toBeHidden();
  await expect(button(page, 'Stop Session')).toBeVisible();
});
