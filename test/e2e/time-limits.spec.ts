import { type Student, startLesson, succeeded } from '../people.ts';
import { expectReachable, onPhone } from './both-sizes.ts';
import { ask, button, conversation, enter, fillIn, messageBox, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';

/**
 * Time limits on a laptop and a phone: a school and a teacher set them, a student reaches them, and the teacher
 * lifts them.
 */

const minute = 60_000;

test('a teacher limits the day of a class, a student reaches the limit, and the teacher lifts it [spec 10.266]', async ({
  heldProduct,
  watch,
}) => {
  test.slow();
  const { teacher, student, session } = await startLesson(heldProduct);
  const teacherPage = await heldProduct.openBrowser('teacher');
  const lesson = await openClass(teacherPage, teacher);
  const time = lesson.getByRole('region', { name: 'Time with the tutor' });
  await expect(time).toContainText('No limits.');
  await button(time, 'Change limits').click();
  const form = teacherPage.getByRole('dialog', { name: 'Time limits' });
  await fillIn(form, { 'Use in a day': '3', 'Quiet from': '23:00' }, 'Save');
  await expect(form.getByText('Please choose 5 to 600 minutes, or leave it empty.')).toBeVisible();
  await expect(form.getByText('Please enter a time such as 21:00.')).toBeVisible();
  const quietHours = form.getByText('Please enter a time such as 21:00.');
  await expectReachable(teacherPage, form.getByLabel('Break reminder'), quietHours, button(form, 'Save'));
  await fillIn(form, { 'Use in a day': '12', 'Break reminder': '10', 'Quiet from': '' }, 'Save');
  await expect(form).toBeHidden();
  await expect(time).toContainText('This class: 12 minutes a day and a reminder after 10 minutes.');
  await expect(time).toContainText('Nobody has reached a limit today.');

  const page = await heldProduct.openBrowser('student');
  await enter(page, student, `/session/${session.id}/chat`);
  await ask(page, 'What is 3 + 4?');
  await expect(conversation(page)).toContainText('You asked: What is 3 + 4?');
  const work = async (minutes: number, who: Student = student) => {
    for (let n = 0; n < minutes; n += 1) {
      await heldProduct.advance(minute);
      succeeded(await who.ask(session.id, 'And what is 5 + 6?'));
    }
  };
  await work(1);
  await heldProduct.advance(minute);
  await expect(page.getByText('10 minutes of the tutor left today')).toBeVisible();
  await work(8);
  await heldProduct.advance(minute);
  await expect(page.getByText('You have worked for 11 minutes.')).toBeVisible();
  await expect(page.getByText('1 minute of the tutor left today')).toBeVisible();
  const reminder = page.getByText('You have worked for 11 minutes.');
  await expectReachable(page, reminder, page.getByText('1 minute of the tutor left today'), messageBox(page));
  await onPhone(page, () => button(page, 'Hide').click());
  await expect(page.getByText('You have worked')).toHaveCount(0);

  await heldProduct.advance(minute);
  await expectReachable(
    page,
    page.getByText('Your time with the tutor for today is used up.'),
    page.getByText('It goes on tomorrow.'),
    page.getByText('Until then, away from the screen: move,'),
  );
  watch.announceRefusal(403, 'time with the tutor');
  await ask(page, 'One more?');
  await expect(conversation(page)).toContainText('Your teacher can lift the limit.');
  await expect(conversation(page)).not.toContainText('encountered an error');
  await expect(messageBox(page)).toBeVisible();

  await heldProduct.advance(20_000);
  const row = time.getByRole('listitem', { name: student.name });
  await expect(row).toContainText('Today’s time is used up');
  await button(row, `Lift limits for ${student.name}`).click();
  const dialog = teacherPage.getByRole('dialog', { name: `Lift limits for ${student.name}` });
  await button(dialog, 'Lift limits').click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await fillIn(dialog, { Reason: 'Was ill last week.' }, 'Lift limits');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Lifted');
  await expect(time.getByRole('region', { name: 'Lifted' })).toContainText('“Was ill last week.”');

  await heldProduct.advance(20_000);
  await expect(page.getByText('Your teacher has lifted the time limits for now.')).toBeVisible();
  await ask(page, 'What is 6 + 7?');
  await expect(conversation(page)).toContainText('You asked: What is 6 + 7?');
});

test('a teacher limits the questions of a class, and the chat says how many are left when they are few', async ({
  heldProduct,
  watch,
}) => {
  const { teacher, student, session } = await startLesson(heldProduct);
  const teacherPage = await heldProduct.openBrowser('teacher');
  const time = (await openClass(teacherPage, teacher)).getByRole('region', { name: 'Time with the tutor' });
  await button(time, 'Change limits').click();
  const form = teacherPage.getByRole('dialog', { name: 'Time limits' });
  await fillIn(form, { 'Questions of the class in a day': '0' }, 'Save');
  const refusal = form.getByText('Please choose 1 to 100,000 questions, or leave it empty.');
  await expectReachable(teacherPage, refusal, form.getByLabel('Questions of each student in a day'));
  const quotas = { 'Questions of the class in a day': '4', 'Questions of each student in a day': '9' };
  await onPhone(teacherPage, () => fillIn(form, quotas, 'Save'));
  await expect(form).toBeHidden();
  await expect(time).toContainText(
    'This class: 9 questions a day for each student and 4 questions a day for the class.',
  );
  await expect(time).toContainText('0 questions asked today · 4 left until tomorrow');

  const page = await heldProduct.openBrowser('student');
  await enter(page, student, `/session/${session.id}/chat`);
  for (const question of ['What is 3 + 4?', 'What is 4 + 5?']) {
    await ask(page, question);
    await expect(conversation(page)).toContainText(`You asked: ${question}`);
  }
  await expect(page.getByText('until tomorrow')).toHaveCount(0);
  await ask(page, 'What is 5 + 6?');
  await expectReachable(page, page.getByText('1 question left for the whole class until tomorrow'));
  await onPhone(page, () => ask(page, 'What is 6 + 7?'));
  await expectReachable(
    page,
    page.getByText('The questions of your class for today are used up.'),
    page.getByText('There are new ones tomorrow, from'),
  );
  watch.announceRefusal(429, 'questions of your class');
  await onPhone(page, () => ask(page, 'One more?'));
  await expect(conversation(page)).toContainText('The questions of your class for today are used up.');
  await expect(conversation(page)).not.toContainText('encountered an error');

  await heldProduct.advance(20_000);
  await expect(time).toContainText('4 questions asked today · 0 left until tomorrow');
  await expectReachable(teacherPage, time.getByText('4 questions asked today · 0 left until tomorrow'));
});

test('an administrator limits the time of the school, and a class cannot loosen it', async ({
  product,
  teacherPage,
  studentPage,
}) => {
  const { school, administrator } = await startSchool(product);
  const { student, session } = await startLesson(school, { teacher: administrator });
  await enter(teacherPage, administrator, '/school/time');
  const card = teacherPage.getByRole('article', { name: 'Time limits' });
  await expect(teacherPage.getByText('Nobody has lifted a limit in the last 30 days.')).toBeVisible();
  await card.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await card.getByLabel('Students share computers').check();
  await fillIn(card, { 'Use in a day': '45', 'Use in a lesson': '30', 'Break reminder': '20' }, 'Save');
  await expectReachable(teacherPage, card.getByRole('status').filter({ hasText: 'Saved.' }));
  await expectReachable(
    teacherPage,
    card.getByLabel('Time zone'),
    card.getByLabel('Use in a day'),
    card.getByLabel('Quiet until'),
    card.getByLabel('Students share computers'),
    button(card, 'Save'),
  );
  await teacherPage.reload();
  await expect(card.getByLabel('Use in a day')).toHaveValue('45');
  await expect(card.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await expect(card.getByLabel('Students share computers')).toBeChecked();

  await enter(studentPage, student, `/session/${session.id}/chat`);
  await ask(studentPage, 'What is 3 + 4?');
  await expect(conversation(studentPage)).toContainText('You asked: What is 3 + 4?');
  await expect(studentPage.getByText('left today')).toHaveCount(0);

  const quietHours = { 'Quiet from': '00:00', 'Quiet until': '23:59' };
  await onPhone(teacherPage, async () => {
    await fillIn(card, quietHours, 'Save');
    await expect(card.getByRole('status')).toHaveText('Saved.');
  });
  await studentPage.reload();
  await expectReachable(studentPage, studentPage.getByText('These are quiet hours.'));

  const lesson = await openClass(teacherPage, administrator);
  const time = lesson.getByRole('region', { name: 'Time with the tutor' });
  await expect(time).toContainText('The school: 45 minutes a day, 30 minutes a lesson');
  await button(time, 'Change limits').click();
  const form = teacherPage.getByRole('dialog', { name: 'Time limits' });
  await expectReachable(teacherPage, form.getByText('In minutes. The school allows 45.'));
});
