import type { Page } from '@playwright/test';
import { startLesson } from '../../people.ts';
import { ask, button, card, conversation, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** A student who may be in danger gets the support text at once, and a person looks at the alert. */

const message = 'I want to kill myself.';
const strip = (page: Page) => page.getByRole('region', { name: 'Alerts' });
/**
 * Opens the alert in the strip.
 * @param studentName the student whose lesson must be on the screen first
 */
async function openAlert(page: Page, studentName?: string): Promise<void> {
  if (studentName !== undefined) await expect(card(page, studentName)).toBeVisible();
  await strip(page).getByRole('link', { name: 'Open' }).click();
}

test('a message that shows danger is answered with the support text, and raises an alert at the top of the open dashboard [spec 10.218]', async ({
  product,
  model,
  studentPage,
  teacherPage,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(studentPage, student, `/session/${session.id}/chat`);
  await ask(studentPage, 'I cannot do any of this.');
  await expect(button(studentPage, 'Stop')).toBeHidden();
  await enter(teacherPage, teacher);
  await expect(card(teacherPage, student.name)).toBeVisible();
  const before = model.requests.length;
  await ask(studentPage, message);
  await expect(conversation(studentPage)).toContainText('You do not have to be alone with it');
  await expect(conversation(studentPage)).toContainText('call the emergency services');
  expect(model.requests).toHaveLength(before);

  await expect(teacherPage.getByRole('alert')).toContainText(`A student may need help: ${student.name} (`);
  await expect(strip(teacherPage)).toContainText(student.name);
  await expect(strip(teacherPage)).not.toContainText(message);
  const tile = card(teacherPage, student.name);
  // The tile may still be drawing its mark.
  await expect(async () => {
    const mark = await tile.getByText('Danger', { exact: true }).boundingBox();
    const note = await tile.getByText('Note', { exact: true }).boundingBox();
    expect(mark?.y, 'the mark is below the buttons').toBeGreaterThanOrEqual(
      (note?.y ?? Number.NaN) + (note?.height ?? 0),
    );
  }).toPass({ timeout: 5_000 });
  await openAlert(teacherPage, student.name);
  await expect(card(teacherPage, student.name)).toContainText('Possible self-harm');
  await expect(button(card(teacherPage, student.name), 'Not a concern')).toBeVisible();
  await button(card(teacherPage, student.name), 'Minimize').click();

  // Every page of a teacher counts the alerts, in its header and before its title.
  const count = teacherPage.getByRole('link', { name: '1 alert waits' });
  await expect(count).toBeVisible();
  await expect(teacherPage).toHaveTitle('(1) My Classes · Lyceum');
  await count.click();
  await expect(teacherPage).toHaveTitle('(1) Alerts · Lyceum');
  await button(teacherPage, 'I am on it').click();
  await expect(count).toBeHidden();
  await expect(teacherPage).toHaveTitle('Alerts · Lyceum');
});

test('an alert opens the conversation at its message, which has the focus', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await student.ask(session.id, message);
  for (let count = 1; count <= 9; count++) await student.ask(session.id, `What is ${count} + 8?`);
  await enter(page, teacher);
  await openAlert(page, student.name);
  const talk = page.getByRole('region', { name: `Conversation of ${student.name}` });
  const wanted = talk.locator('[id^=question-]').filter({ hasText: message });
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
  await expect(talk.getByText('What is 9 + 8?', { exact: true })).not.toBeInViewport();

  await button(page, 'Newest message').click();
  await expect(talk.getByText('What is 9 + 8?', { exact: true })).toBeInViewport();
  await openAlert(page, student.name);
  await expect(wanted).toBeFocused();
});
