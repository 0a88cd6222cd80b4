import { registerTeacher, type Student, startLesson, succeeded } from '../people.ts';
import { codeNow } from '../second-factor.ts';
import { expectAccessible } from './accessible.ts';
import { askIn, openClassroom } from './classroom.ts';
import { ask, button, conversation, enter, fillIn, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';
import { row, transcript } from './submitted-work.ts';

/**
 * What a teacher or an administrator deletes for good, how long data is kept, and a second factor that a
 * school requires.
 */

test('a teacher deletes the work of one student in an assignment, and it is gone from the list', async ({
  product,
  teacherPage,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  succeeded(await askIn(slopes, mei, 'What is a slope?'));
  succeeded(await askIn(slopes, omar, 'Where do I begin?'));
  await enter(teacherPage, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);
  await expect(transcript(teacherPage, 'Mei Lin')).toContainText('What is a slope?');
  await button(teacherPage, 'Options for Mei Lin').click();
  await teacherPage.getByRole('menuitem', { name: 'Delete conversations' }).click();
  const dialog = teacherPage.getByRole('dialog', { name: 'Delete the conversations of Mei Lin?' });
  await expect(dialog).toContainText('This cannot be undone. If somebody may need them, export them first.');
  await expectAccessible(teacherPage, 'the question before conversations are deleted');
  await button(dialog, 'Delete for good').click();
  await expect(dialog).toBeHidden();
  await expect(transcript(teacherPage, 'Mei Lin')).toContainText('Mei Lin has not asked anything here.');
  await expect(teacherPage.getByText('What is a slope?')).toHaveCount(0);
  await teacherPage.setViewportSize({ width: 1366, height: 768 });
  await expect(row(teacherPage, 'Omar Lin')).toContainText('1 question');
});

test('a helper of a class is not offered to delete its work', async ({
  product,
  teacherPage,
  studentPage: helperPage,
}) => {
  const { teacher, student, session, class: algebra } = await startLesson(product);
  const helper = await registerTeacher(product);
  await teacher.shareClass(algebra.id, helper);
  succeeded(await student.ask(session.id, 'What is 2 + 2?'));
  const name = `Options for ${student.name}`;
  const work = `/session/${session.id}/lessons?student=${student.uid}`;

  await enter(teacherPage, teacher, work);
  await expect(button(teacherPage, name)).toBeVisible();
  await enter(helperPage, helper, work);
  await expect(transcript(helperPage, student.name)).toContainText('What is 2 + 2?');
  await expect(button(helperPage, name)).toHaveCount(0);
  const roster = await openClass(helperPage, helper);
  await button(roster, name).click();
  await expect(helperPage.getByRole('menuitem')).toHaveText([
    'Correct name',
    'Reset password',
    'Remove from class',
  ]);
});

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
  await expectAccessible(teacherPage, 'the data of one student');
  await button(card, `Options for ${student.name}`).click();
  await teacherPage.getByRole('menuitem', { name: 'Delete account' }).click();
  const dialog = teacherPage.getByRole('dialog', { name: `Delete the account of ${student.name}?` });
  await expectAccessible(teacherPage, 'the question before an account is deleted');
  await button(dialog, 'Delete for good').click();
  await expect(card.getByRole('status').first()).toContainText(`The account of ${student.name} is deleted.`);
  await expect(studentPage).toHaveURL(/login/);
});

test('an administrator chooses how long data is kept, and reads when the next run begins', async ({
  product,
  teacherPage: page,
}) => {
  const { administrator } = await startSchool(product);
  await enter(page, administrator, '/school/data');
  const card = page.getByRole('article', { name: 'How long data is kept' });
  await expect(card).toContainText('Nothing has been removed yet. A run begins every day.');
  await expect(card).toContainText('In months. Empty: 24, by the profile Default.');
  await fillIn(card, { Conversations: '0' }, 'Save');
  await expect(card.getByText('Please choose 1 to 120 months, or leave it empty.')).toBeVisible();
  await fillIn(
    card,
    { Conversations: '1', 'Unused accounts': '36', 'Who answers questions about data': 'Ms Okoye, office' },
    'Save',
  );
  await expect(card.getByText('Saved.')).toBeVisible();
  await expectAccessible(page, 'how long a school keeps what');
});

test('a school requires a second factor, and a teacher sets it up before anything else', async ({
  product,
  teacherPage,
}) => {
  const { school, administrator } = await startSchool(product);
  const colleague = await registerTeacher(school);
  await enter(teacherPage, administrator, '/school/registration');
  await teacherPage.getByLabel('A second factor for every teacher').check();
  await enter(teacherPage, colleague);
  await expect(teacherPage.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expectAccessible(teacherPage, 'the second factor that a school requires');
  await button(teacherPage, 'Continue').click();
  const key = (await teacherPage.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  const code = codeNow(key.replaceAll(' ', ''), new Date());
  await fillIn(teacherPage, { 'Code from the app': code }, 'Turn On');
  await button(teacherPage, 'I have kept them').click();
  await expect(teacherPage.getByRole('heading', { name: 'Set up a second factor' })).toHaveCount(0);
  await expect(button(teacherPage, 'Create Class').first()).toBeVisible();
});
