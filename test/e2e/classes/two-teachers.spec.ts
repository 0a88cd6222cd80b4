import { registerTeacher, startLesson, succeeded } from '../../people.ts';
import { button, card, enter, fillIn, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

test('a teacher invites a colleague, who accepts, sees the same lesson and stops it [spec 10.217]', async ({
  product,
  teacherPage,
  studentPage: colleaguePage,
}) => {
  const { teacher, student, session } = await startLesson(product);
  const colleague = await registerTeacher(product, { name: 'Ben Okri' });
  const shown = await openClass(teacherPage, teacher);
  const teachers = shown.getByRole('region', { name: 'Teachers' });
  await button(teachers, 'Invite a colleague').click();
  const form = teacherPage.getByRole('dialog', { name: 'Invite a colleague' });
  await fillIn(form, { Colleague: colleague.email }, 'Invite');
  const row = teachers.getByRole('listitem', { name: 'Ben Okri' });
  await expect(row).toContainText('Invited');

  await enter(colleaguePage, colleague);
  const invitation = colleaguePage.getByRole('list', { name: 'Invitations to classes' });
  await expect(invitation).toContainText(`${teacher.name} invites you to teach Algebra 1 as a helper.`);
  await button(invitation, 'Accept').click();
  const shared = card(colleaguePage, 'Algebra 1');
  await expect(shared).toContainText(`Shared with ${teacher.name}`);
  await button(shared, 'Options for Algebra 1').click();
  await expect(colleaguePage.getByRole('menuitem')).toHaveText([
    'Edit class',
    'Renew class code',
    'Remove who joined late',
  ]);
  await colleaguePage.keyboard.press('Escape');

  succeeded(await student.ask(session.id, 'What is 2 + 2?'));
  for (const page of [teacherPage, colleaguePage])
    await expect(page.getByText('What is 2 + 2?').first()).toBeVisible();
  await colleague.stopSession(session.classId);
  await expect(shown).toContainText('Session Closed');
  await expect(shared).toContainText('Session Closed');

  await button(row, 'Remove').click();
  await button(teacherPage.getByRole('dialog'), 'Remove').click();
  await expect(shared).toHaveCount(0, { timeout: 20_000 });
});
