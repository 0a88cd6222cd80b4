import { gated, streamed } from '../../model-scripts.ts';
import { startLesson } from '../../people.ts';
import { giveAssignment, hour } from '../given-assignment.ts';
import { ask, button, conversation, enter, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

test('a page that was loaded again in the middle of an answer shows what was there, and goes on streaming [spec 10.6]', async ({
  product,
  model,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  model.script({
    steps: [
      { delta: 'Think of a door that opens. ' },
      { gate: 'second' },
      { delta: 'How far does it turn? ' },
      { gate: 'third' },
      { delta: 'And then?' },
      { finish: 'stop' },
    ],
  });
  await ask(page, 'What is an angle?');
  await expect(conversation(page)).toContainText('Think of a door that opens.');
  await page.reload();
  await expect(conversation(page)).toContainText('Think of a door that opens.');
  model.open('second');
  await expect(conversation(page)).toContainText('How far does it turn?');
  await expect(button(page, 'Stop')).toBeEnabled();
  model.open('third');
  await expect(conversation(page)).toContainText('And then?');
  await expect(button(page, 'Stop')).toBeHidden();
});

test('a second tab shows what is asked in the first one, and its answer as it grows', async ({
  product,
  model,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  const second = await page.context().newPage();
  await second.goto(`/session/${session.id}/chat`);
  await expect(second.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
  model.script(gated('rest', ['Think of a door that opens. '], ['How far does it turn?']));
  await ask(page, 'What is an angle?');
  await expect(conversation(second)).toContainText('What is an angle?');
  await expect(conversation(second)).toContainText('Think of a door that opens.');
  model.open('rest');
  for (const tab of [page, second]) await expect(conversation(tab)).toContainText('How far does it turn?');
});

test('what was typed survives a reload, leaving, a closed session and a crash, and is gone after the sign-out', async ({
  product,
  model,
  watch,
  studentPage: page,
}) => {
  const lesson = await startLesson(product);
  const { student, session, teacher, class: joined } = lesson;
  const assignment = await giveAssignment(lesson, new Date(), [-hour, hour]);
  model.script(streamed(['What have you tried?']));
  const chats = [`/session/${session.id}/chat`, `/assignment/${assignment.id}`];
  await enter(page, student, chats[0]);
  await messageBox(page).fill('Half a thought about angles');
  await page.reload();
  await expect(messageBox(page)).toHaveValue('Half a thought about angles');
  await button(page, 'Leave Session').click();
  await page.goto(chats[1] ?? '');
  await expect(messageBox(page)).toHaveValue('');
  await messageBox(page).fill('And one about triangles');
  await page.goBack();
  await page.goto(chats[0] ?? '');
  await expect(messageBox(page)).toHaveValue('Half a thought about angles');

  // This address makes the process of the page crash.
  await page.goto('chrome://crash').catch(() => undefined);
  const restored = await page.context().newPage();
  await restored.goto(chats[0] ?? '');
  await expect(messageBox(restored)).toHaveValue('Half a thought about angles');
  // A report of presence may be under way while the session closes, and is then refused.
  watch.permit(/status of 403/, /Session is not currently open/);
  await teacher.stopSession(joined.id);
  await expect(restored.getByText('Half a thought about angles')).toBeVisible();
  await restored.goto('/student-dashboard');
  await teacher.startSession(joined.id);
  await restored.goto(chats[0] ?? '');
  await expect(messageBox(restored)).toHaveValue('Half a thought about angles');

  await button(restored, 'Logout').click();
  await expect(restored).toHaveURL(/login/);
  await enter(restored, student, chats[0]);
  await expect(messageBox(restored)).toHaveValue('');
  watch.end();
});
