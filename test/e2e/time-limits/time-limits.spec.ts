import { type Student, startLesson, succeeded } from '../../people.ts';
import { expectReachable, onPhone } from '../both-sizes.ts';
import { ask, button, conversation, enter, fillIn, messageBox, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/**
 * Time limits on a laptop and a phone: a school and a teacher set them, a student reaches them, and the teacher
 * lifts them.
 */

const minute = 60_000;

test('a teacher limits the day of a class, a student reaches the limit, and the teacher lifts it [spec 10.209]', async ({
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
  // A page that was still reading when its clock moved on reads again when somebody looks at it.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('1 minute of the tutor left today')).toBeVisible({ timeout: 1_000 });
  }).toPass();
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
