import { expectAccessible } from './accessible.ts';
import { openClassroom } from './classroom.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** Notes of a teacher in a lesson: to all, to one student, and what students answer. */

test('a teacher writes a note to all and one to a student, who answers it, and both survive a reload', async ({
  product,
  teacherPage,
  studentPage,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben']);
  const [ada] = students as [(typeof students)[0]];
  await enter(studentPage, ada, `/session/${session.id}/chat`);
  await enter(teacherPage, teacher);
  await expect(card(teacherPage, ada.name)).toBeVisible();

  await button(teacherPage, 'Note').click();
  const dialog = teacherPage.getByRole('dialog', { name: 'Note to all of the lesson' });
  await dialog.getByLabel('Text').fill('Five minutes left. Write down your last step.');
  await expectAccessible(teacherPage, 'a note to all');
  await dialog.getByRole('button', { name: 'Send note' }).click();
  await expect(dialog).toBeHidden();
  const note = studentPage.getByRole('group', { name: `Note from ${teacher.name}` });
  await expect(note).toContainText('Five minutes left. Write down your last step.');
  await expectAccessible(studentPage, 'a note in the chat');

  await note.getByRole('button', { name: 'Reply' }).click();
  await note.getByLabel('Your answer').fill('I am done');
  await note.getByRole('button', { name: `Send to ${teacher.name}` }).click();
  await expect(note).toContainText('I am done');
  await studentPage.reload();
  await expect(note).toContainText('I am done');

  await button(teacherPage, ada.name).click();
  const conversation = teacherPage.getByRole('region', { name: `Conversation of ${ada.name}` });
  await expect(conversation).toContainText('I am done');
  await button(teacherPage, `Note to ${ada.name}`).click();
  const toOne = teacherPage.getByRole('dialog', { name: `Note to ${ada.name}` });
  await toOne.getByLabel('Text').fill('Well explained: why did you divide?');
  await toOne.getByRole('button', { name: 'Send note' }).click();
  await expect(note.last()).toContainText('Well explained: why did you divide?');
  await teacherPage.reload();
  await button(teacherPage, ada.name).click();
  await expect(conversation).toContainText('Well explained: why did you divide?');
});
