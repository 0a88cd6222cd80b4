import { registerStudent, startLesson } from '../../people.ts';
import { button, card, enter, fillIn, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** A class whose teacher lets each student in who joins. */

test('a teacher asks for approval, and lets students in or declines them while both look on [spec 10.102]', async ({
  product,
  teacherPage,
  studentPage,
}) => {
  const { teacher, class: created, session } = await startLesson(product);
  const leo = await registerStudent(product, session.sessionCode, { firstName: 'Leo', lastName: 'Berg' });
  const ada = await registerStudent(product, session.sessionCode, { firstName: 'Ada', lastName: 'Kim' });
  const lesson = await openClass(teacherPage, teacher);
  await button(lesson, 'Options for Algebra 1').click();
  await teacherPage.getByRole('menuitem', { name: 'Edit class' }).click();
  const form = teacherPage.getByRole('dialog', { name: 'Edit class' });
  const approval = form.getByLabel('I let each student in');
  await expect(approval).not.toBeChecked();
  await approval.check();
  await button(form, 'Save').click();
  await expect(form).toBeHidden();

  await enter(studentPage, leo);
  await button(studentPage, 'Join Class').click();
  await fillIn(studentPage.getByRole('dialog'), { 'Class Code': created.classCode }, 'Join Class');
  await expect(studentPage.getByRole('dialog')).toBeHidden();
  const awaited = card(studentPage, 'Algebra 1');
  await expect(awaited).toContainText('You asked to join.');
  await expect(awaited).toContainText('Waiting');
  await expect(button(studentPage, 'Join Algebra 1')).toHaveCount(0);

  await expect(lesson).toContainText('1 waiting');
  await ada.post('/api/classes/join', { classCode: created.classCode });
  await expect(lesson).toContainText('2 waiting');
  const waiting = lesson.getByRole('region', { name: 'Waiting to join' });
  await expect(button(waiting, 'Let all in')).toBeVisible();
  const row = (name: string) => waiting.getByRole('listitem', { name });
  await button(row('Leo Berg'), 'Decline').click();
  await expect(row('Leo Berg')).toHaveCount(0);
  await expect(awaited).toContainText('Your teacher did not let you in.');
  await button(awaited, 'Dismiss').click();
  await expect(awaited).toHaveCount(0);

  await leo.post('/api/classes/join', { classCode: created.classCode });
  await expect(awaited).toContainText('You asked to join.');
  await button(row('Leo Berg'), 'Let in').press('Enter');
  await expect(button(studentPage, 'Join Session')).toBeVisible();
  await expect(studentPage.getByText('You asked to join.')).toHaveCount(0);
  await expect(row('Ada Kim')).toBeFocused();
  await button(row('Ada Kim'), 'Let in').press('Enter');
  await expect(waiting).toHaveCount(0);
  await expect(lesson.getByRole('heading', { name: 'Students' })).toBeFocused();
  await expect(lesson.getByRole('region', { name: 'Students' })).toContainText('Ada Kim');
});
