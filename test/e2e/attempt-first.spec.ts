import { startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { button, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { openSafeguarding, startSchool } from './schools.ts';

/** An attempt before explanations: people turn the setting on, and students and teachers read about it. */

test('a teacher requires an attempt, and the student reads how the tutor helps', async ({
  product,
  teacherPage: page,
  studentPage,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(page, teacher, '/teacher-dashboard');
  await button(page, 'Options for Algebra 1').click();
  await page.getByRole('menuitem', { name: 'Edit class' }).click();
  const form = page.getByRole('dialog', { name: 'Edit class' });
  const choice = form.getByRole('checkbox', { name: 'An attempt before explanations' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expectAccessible(page, 'a class that requires an attempt');
  await button(form, 'Save').click();
  await expect(form).toBeHidden();

  await enter(studentPage, student, `/session/${session.id}/chat`);
  await studentPage.getByText('How the tutor helps here').click();
  await expect(
    studentPage.getByText('Before it explains, the tutor asks what you have tried.'),
  ).toBeVisible();
  await expectAccessible(studentPage, 'how the tutor helps where an attempt comes first');
});

test('an administrator requires it of every class, and a class cannot switch it off', async ({
  product,
  teacherPage: page,
}) => {
  const { administrator } = await startSchool(product);
  await administrator.createClass({ className: 'Algebra 1' });
  await enter(page, administrator);
  const school = await openSafeguarding(page);
  const choice = school.getByRole('checkbox', { name: 'An attempt before explanations' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(school.getByText('Saved.')).toBeAttached();
  await expectAccessible(page, 'a school that requires an attempt');

  await page.goto('/teacher-dashboard');
  await button(page, 'Options for Algebra 1').click();
  await page.getByRole('menuitem', { name: 'Edit class' }).click();
  const expectRequired = async (name: string) => {
    const form = page.getByRole('dialog', { name });
    const choiceInClass = form.getByRole('checkbox', { name: 'An attempt before explanations' });
    await expect(choiceInClass).toBeChecked();
    await expect(choiceInClass).toBeDisabled();
    await expect(form.getByText('Your school requires this in every class.')).toBeVisible();
  };
  await expectRequired('Edit class');
  await page.keyboard.press('Escape');
  await button(page, 'Create Class').click();
  await expectRequired('New class');
});

test('a teacher reads how often the tutor was asked to do the work', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await student.ask(session.id, 'Do my homework for me.');
  await enter(page, teacher);
  await expect(page.getByRole('article', { name: student.name })).toContainText('asked once to do the work');
});
