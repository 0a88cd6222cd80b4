import { streamed } from '../model-scripts.ts';
import type { Student } from '../people.ts';
import { openClassroom } from './classroom.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** Actions of a teacher in a lesson that concern only some students. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a student gets other levels for the lesson, and knows it [spec 10.221]', async ({
  product,
  teacherPage,
  openBrowser,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben']);
  const [ada, ben] = students as [Student, Student];
  const studentPage = await openBrowser('student', phone);
  await enter(studentPage, ada, `/session/${session.id}/chat`);
  await ben.openSession(session.id);
  await enter(teacherPage, teacher);
  await button(teacherPage, ada.name).click();
  const panel = card(teacherPage, ada.name);
  await button(panel, `Guidelines for ${ada.name}`).click();
  const dialog = teacherPage.getByRole('dialog', { name: `Guidelines for ${ada.name}` });
  await dialog.getByRole('radio', { name: /^Restrictive/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const summary = studentPage.getByText('How the tutor helps here');
  await summary.click();
  await expect(studentPage.getByText('The tutor asks questions and gives hints only.')).toBeVisible();
  await expect(studentPage.getByText(/^Your teacher chose this for you, for this lesson\./)).toBeVisible();

  await button(panel, `Own guidelines of ${ada.name}`).click();
  await expect(dialog.getByText('Answer directness: Restrictive')).toBeVisible();
  await expect(dialog.getByText(`${teacher.name} chose this at`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Same as the others' }).click();
  await expect(dialog).toBeHidden();
  await expect(button(panel, `Guidelines for ${ada.name}`)).toBeVisible();
  await expect(studentPage.getByText('The tutor explains, but gives no direct answers.')).toBeVisible();
});

test('a note goes to all whom the filter of the wall shows', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben', 'Cleo', 'Dan']);
  const [ada, ben, cleo, dan] = students as [Student, Student, Student, Student];
  for (const student of [cleo, dan]) await student.openSession(session.id);
  for (const student of [ada, ben]) {
    model.script(streamed(['What does the task ask for?']));
    await student.ask(session.id, 'I don’t get it');
  }
  await enter(page, teacher);
  await expect(card(page, ada.name).getByText('Stuck')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Note to these/ })).toBeHidden();
  await button(page, 'All students').click();
  await page.getByRole('menuitemradio', { name: 'Stuck' }).click();
  await button(page, 'Note to these 2 students').click();
  const dialog = page.getByRole('dialog', { name: 'Note to these 2 students' });
  await expect(
    dialog.getByText(`Each student gets it privately: ${ada.name} and ${ben.name}.`),
  ).toBeVisible();
  await dialog.getByLabel('Text').fill('Try exercise 4 first.');
  await dialog.getByRole('button', { name: 'Send note' }).click();
  await expect(dialog).toBeHidden();
  const notesOf = async (student: Student) =>
    (await student.get(`/api/sessions/${session.id}/notes`)).body.notes.map(
      ({ text }: { text: string }) => text,
    );
  expect(await notesOf(ada)).toEqual(['Try exercise 4 first.']);
  expect(await notesOf(ben)).toEqual(['Try exercise 4 first.']);
  expect(await notesOf(cleo)).toEqual([]);
});
