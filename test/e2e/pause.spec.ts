import { expectAccessible } from './accessible.ts';
import { openClassroom } from './classroom.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** A teacher pauses the questions of one student or of all. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a pause keeps what is typed, and ends when the teacher resumes', async ({
  product,
  teacherPage,
  openBrowser,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben']);
  const [ada, ben] = students as [(typeof students)[0], (typeof students)[0]];
  const studentPage = await openBrowser('student', phone);
  await enter(studentPage, ada, `/session/${session.id}/chat`);
  await ben.openSession(session.id);
  await enter(teacherPage, teacher);
  await expect(card(teacherPage, ben.name)).toBeVisible();
  const message = studentPage.getByRole('textbox', { name: 'Your message' });
  await message.fill('What is the next');

  await button(teacherPage, 'Pause').focus();
  await teacherPage.keyboard.press('Enter');
  const form = teacherPage.getByRole('dialog', { name: 'Pause all of the lesson' });
  await form.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(form).toBeHidden();
  const asks = studentPage.getByText(`${teacher.name} asks for your attention.`);
  await expect(asks).toBeVisible();
  await expectAccessible(studentPage, 'a paused chat, on a phone');
  await message.pressSequentially(' step?');
  await expect(button(studentPage, 'Send')).toBeDisabled();
  await studentPage.reload();
  await expect(asks).toBeVisible();
  await expect(message).toHaveValue('What is the next step?');

  await button(teacherPage, 'Resume').click();
  await expect(asks).toBeHidden();
  await button(studentPage, 'Send').click();
  await expect(message).toHaveValue('');

  await button(teacherPage, ben.name).click();
  await button(teacherPage, `Pause ${ben.name}`).last().click();
  const one = teacherPage.getByRole('dialog', { name: `Pause ${ben.name}` });
  await one.getByLabel('Your words (optional)').fill('Please look up.');
  await one.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(card(teacherPage, ben.name).getByText('paused', { exact: true })).toBeVisible();
  await expectAccessible(teacherPage, 'a paused student on the wall');
  await teacherPage.setViewportSize({ width: 1366, height: 768 });
  await expectAccessible(teacherPage, 'a paused student on the wall of a laptop');
  await expect(asks).toBeHidden();
  await button(teacherPage, `Resume ${ben.name}`).last().click();
  await expect(card(teacherPage, ben.name).getByText('paused', { exact: true })).toBeHidden();
});
