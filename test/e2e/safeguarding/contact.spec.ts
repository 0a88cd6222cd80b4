import { registerTeacher, startLesson, succeeded } from '../../people.ts';
import { button, enter, fillIn, studentForm } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { openSafeguarding, startSchool } from '../schools.ts';

/**
 * If the profile of the school requires it, students sign up only after the safeguarding contact has
 * confirmed.
 */

const refusal =
  'Failed to create account: Your school has to finish its setup before students can sign up. Please tell your teacher.';

test('students sign up once the contact has confirmed at the top of the dashboard, and alerts work before that [spec 10.185]', async ({
  product,
  watch,
  teacherPage,
  studentPage,
  openBrowser,
}) => {
  test.slow();
  const { school, administrator } = await startSchool(product);
  const { teacher, student, session } = await startLesson(school);
  await administrator.chooseProfile('england-2026');

  await studentPage.goto('/register');
  watch.announceRefusal(403, 'Your school has to finish its setup');
  const newcomer = studentForm({ 'Session ID': session.sessionCode });
  await fillIn(studentPage, newcomer, 'Create Account');
  await expect(studentPage.getByRole('alert')).toHaveText(refusal);

  const colleaguePage = await openBrowser('colleague');
  await enter(colleaguePage, teacher);
  await expect(colleaguePage.getByText('Students cannot sign up at your school yet')).toBeVisible();

  await enter(teacherPage, administrator);
  await expect(
    teacherPage.getByText('Students cannot sign up until there is one who has confirmed.'),
  ).toBeVisible();
  const page = await openSafeguarding(teacherPage);
  await expect(page.getByText('Designated safeguarding lead. As students know them')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the student reads' })).toContainText(
    'Childline on 0800 1111',
  );
  const contact = await registerTeacher(school);
  const words = { 'Safeguarding contact': 'Ms Okoye', 'Contact’s email': contact.email, Helpline: '116 111' };
  await fillIn(page, words, 'Save');
  await button(teacherPage.getByRole('dialog', { name: 'Invitation' }), 'Done').click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toContainText(
    `Students can sign up once ${contact.name} has confirmed their role as contact`,
  );

  // A message that shows danger reaches the contact although nobody has confirmed.
  succeeded(await student.ask(session.id, 'I want to kill myself.'));
  const contactPage = await openBrowser('contact');
  await enter(contactPage, contact);
  await expect(contactPage.getByRole('alert')).toContainText(student.name);
  await expect(contactPage.getByText('You are named as the safeguarding contact')).toBeVisible();
  await button(contactPage, 'I am the contact').click();
  await expect(contactPage.getByText('You are named as the safeguarding contact')).toBeHidden();

  await button(page, 'Back to Dashboard').click();
  await teacherPage.reload();
  await expect(teacherPage.getByRole('heading', { name: 'My Classes' })).toBeVisible();
  await expect(teacherPage.getByText('Students cannot sign up')).toBeHidden();
  await button(studentPage, 'Create Account').click();
  await expect(studentPage.getByText('No classes yet.')).toBeVisible();
});
