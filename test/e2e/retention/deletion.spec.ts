import { startLesson, succeeded } from '../../people.ts';
import { ask, button, conversation, enter, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { startSchool } from '../schools.ts';

/**
 * What a teacher or an administrator deletes for good, how long data is kept, and a second factor that a
 * school requires.
 */

test('a student’s open chat forgets what the teacher deletes', async ({
  product,
  teacherPage,
  studentPage,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(studentPage, student, `/session/${session.id}/chat`);
  await ask(studentPage, 'What is 3 + 4?');
  await expect(conversation(studentPage)).toContainText('You asked: What is 3 + 4?');
  const lesson = await openClass(teacherPage, teacher);
  await button(lesson, `Options for ${student.name}`).click();
  await teacherPage.getByRole('menuitem', { name: 'Delete conversations' }).click();
  await button(teacherPage, 'Delete for good').click();
  await expect(studentPage.getByText('What is 3 + 4?')).toHaveCount(0);
  await ask(studentPage, 'What is 5 + 6?');
  await expect(conversation(studentPage)).toContainText('You asked: What is 5 + 6?');
  await expect(studentPage.getByText('What is 3 + 4?')).toHaveCount(0);
});

test('an administrator finds a student and deletes the account, whose pages end', async ({
  product,
  teacherPage,
  studentPage,
}) => {
  const { school, administrator } = await startSchool(product);
  const { student, session } = await startLesson(school, { teacher: administrator });
  succeeded(await student.ask(session.id, 'What is 3 + 4?'));
  await enter(studentPage, student);
  await expect(studentPage.getByRole('heading', { level: 1 })).toBeVisible();
  await enter(teacherPage, administrator, '/school/data');
  const card = teacherPage.getByRole('article', { name: 'One student’s data' });
  await card.getByLabel('Find a student').fill('nobody of this name');
  await expect(card).toContainText('No student has this name or username.');
  await card.getByLabel('Find a student').fill(student.name);
  await button(card, `Options for ${student.name}`).click();
  await teacherPage.getByRole('menuitem', { name: 'Delete account' }).click();
  const dialog = teacherPage.getByRole('dialog', { name: `Delete the account of ${student.name}?` });
  await button(dialog, 'Delete for good').click();
  await expect(card.getByRole('status').first()).toContainText(`The account of ${student.name} is deleted.`);
  await expect(studentPage).toHaveURL(/login/);
});
