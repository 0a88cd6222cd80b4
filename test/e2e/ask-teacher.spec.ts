import { expectAccessible } from './accessible.ts';
import { openClassroom } from './classroom.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** A student calls the teacher of the lesson, and the teacher sees the queue and answers with one click. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a student asks the teacher on a phone, who comes, writes a note or ends the request, by keyboard too', async ({
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
  await expect(card(teacherPage, ada.name)).toBeVisible();
  const asked = studentPage.getByText(`You asked ${teacher.name} at`);

  await button(studentPage, 'Ask my teacher').click();
  const form = studentPage.getByRole('dialog', { name: 'Ask my teacher' });
  await form.getByLabel('What is it about? (optional)').fill('Is my sketch right?');
  await expectAccessible(studentPage, 'the form that asks the teacher, on a phone');
  await form.getByRole('button', { name: 'Ask now' }).click();
  await expect(form).toBeHidden();
  await expect(asked).toContainText('“Is my sketch right?”');
  await expectAccessible(studentPage, 'the teacher was asked, on a phone');
  await ben.post(`/api/sessions/${session.id}/help-request`, {});

  await expect(card(teacherPage, ada.name).getByText('Asks you', { exact: true })).toBeVisible();
  await button(teacherPage, '2 students to look at').focus();
  await teacherPage.keyboard.press('Enter');
  const queue = teacherPage.getByRole('list', { name: 'To look at' });
  await expect(queue.getByRole('listitem')).toHaveText([/Ada Lin.*Is my sketch right\?/, /Ben Lin/]);
  await expectAccessible(teacherPage, 'the queue of those who ask');
  await queue.getByRole('button', { name: 'I am coming: Ada Lin' }).focus();
  await teacherPage.keyboard.press('Enter');
  await expect(studentPage.getByText(`${teacher.name} is coming.`)).toBeVisible();
  await expect(queue.getByRole('listitem').first()).toContainText(`${teacher.name} is coming`);
  // The focus stays where the button was.
  await expect(queue.locator(':focus')).toHaveCount(1);
  await teacherPage.keyboard.press('Tab');
  await expect(queue.getByRole('button', { name: 'Done: Ada Lin' })).toBeFocused();

  await studentPage.reload();
  await expect(studentPage.getByText(`${teacher.name} is coming.`)).toBeVisible();
  await teacherPage.reload();
  await button(teacherPage, ada.name).click();
  await teacherPage.getByRole('button', { name: 'Done: Ada Lin' }).focus();
  await teacherPage.keyboard.press('Enter');
  await expect(studentPage.getByText(`${teacher.name} ended your request.`)).toBeVisible();
  await expect(card(teacherPage, ada.name)).not.toContainText('Asks you');
  await teacherPage.keyboard.press('Escape');
  await expect(teacherPage.getByRole('region', { name: `Conversation of ${ada.name}` })).toBeHidden();

  await button(studentPage, 'Ask my teacher').click();
  await form.getByRole('button', { name: 'Ask now' }).click();
  await expect(asked).toBeVisible();
  await button(studentPage, 'I no longer need help').click();
  await expect(asked).toBeHidden();

  await button(studentPage, 'Ask my teacher').click();
  await form.getByRole('button', { name: 'Ask now' }).click();
  await expect(asked).toBeVisible();
  await button(teacherPage, `Note to ${ada.name}`).first().click();
  const note = teacherPage.getByRole('dialog', { name: `Note to ${ada.name}` });
  await note.getByLabel('Text').fill('Yes, it is. Label the axes, too.');
  await note.getByRole('button', { name: 'Send note' }).click();
  await expect(studentPage.getByRole('group', { name: `Note from ${teacher.name}` })).toContainText('Label');
  await expect(asked).toBeHidden();
  await expect(button(teacherPage, '1 student to look at')).toBeVisible();
});

test('a line that shows danger brings the support text and an alert', async ({
  product,
  teacherPage,
  studentPage,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada']);
  const [ada] = students as [(typeof students)[0]];
  await enter(studentPage, ada, `/session/${session.id}/chat`);
  await enter(teacherPage, teacher);
  await button(studentPage, 'Ask my teacher').click();
  const form = studentPage.getByRole('dialog', { name: 'Ask my teacher' });
  await form.getByLabel('What is it about? (optional)').fill('I want to kill myself.');
  await form.getByRole('button', { name: 'Ask now' }).click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await expectAccessible(studentPage, 'the support text after a line to the teacher');
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(studentPage.getByText(`You asked ${teacher.name} at`)).toBeVisible();
  await expect(card(teacherPage, ada.name).getByText('Danger', { exact: true })).toBeVisible();
});
