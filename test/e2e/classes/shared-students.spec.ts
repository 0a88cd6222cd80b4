import { startLesson, succeeded } from '../../people.ts';
import { button, card, enter, fillIn } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** One of a student's two teachers resets the student's password. */

test('a reset student chooses a new password, and the class of the other teacher opens when that teacher confirms', async ({
  product,
  watch,
  teacherPage,
  studentPage: page,
}) => {
  test.slow();
  const own = await startLesson(product);
  const other = await startLesson(product, { students: 0 });
  const { student } = own;
  await student.joinClass(other.class.classCode);
  succeeded(await own.teacher.post(`/api/classes/${own.class.id}/update`, { className: 'Poems' }));
  const reset = await own.teacher.post(`/api/classes/${own.class.id}/reset-password`, {
    studentUid: student.uid,
  });
  const { password } = succeeded(reset);

  await page.goto('/login');
  const [Username = ''] = student.email.split('@');
  await fillIn(page, { Username, Password: password }, 'Login');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByLabel('Password you were given')).toBeHidden();
  await page.goto('/student-dashboard');
  const chosen = { 'New Password': 'otter horse', 'Confirm New Password': 'otter horse' };
  watch.announceRefusal(403, 'Your current password is not right');
  await fillIn(page, { 'Password you were given': 'something', ...chosen }, 'Change Password');
  await expect(page.getByRole('alert')).toHaveText('Your current password is not right. Please try again.');
  await fillIn(page, { 'Password you were given': password }, 'Change Password');

  await expect(card(page, 'Poems')).toBeVisible();
  await expect(page).toHaveURL('/student-dashboard');
  const note = page.getByText('1 class of another teacher opens again when that teacher confirms');
  await expect(note).toBeVisible();
  await expect(card(page, 'Algebra 1')).toBeHidden();

  await enter(teacherPage, other.teacher);
  await expect(card(teacherPage, 'Algebra 1')).toContainText('1 to confirm');
  await button(card(teacherPage, 'Algebra 1'), 'Algebra 1').click();
  const request = teacherPage.getByRole('region', { name: 'To confirm' });
  await expect(request).toContainText(`${own.teacher.name} reset the password of ${student.name}`);
  await button(request, `Confirm it was ${student.name}`).click();
  await expect(request).toBeHidden();
  await expect(card(page, 'Algebra 1')).toBeVisible();
  await expect(note).toBeHidden();
});
