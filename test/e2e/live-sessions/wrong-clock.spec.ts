import { startLesson, succeeded } from '../../people.ts';
import { expectReachable } from '../both-sizes.ts';
import { assignmentIn, giveAssignment, minute } from '../given-assignment.ts';
import { button, enter, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Devices whose clock is wrong: the server's decides. */

test('a device whose clock is ten minutes ahead or behind offers what is open, and says the minutes of the server', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  await giveAssignment(lesson, heldProduct.now(), [-minute, 5 * minute]);
  succeeded(await lesson.teacher.post(`/api/sessions/${lesson.session.id}/timer`, { minutes: 8 }));

  for (const ahead of [10 * minute, -10 * minute]) {
    const page = await heldProduct.openBrowser('student', { ahead });
    const fractions = assignmentIn(await openClass(page, lesson.student));
    await expectReachable(page, button(fractions, 'Start Assignment'));
    await page.goto(`/session/${lesson.session.id}/chat`);
    await expectReachable(page, page.getByText('8 minutes left'));

    const teacher = await heldProduct.openBrowser('teacher', { ahead });
    await enter(teacher, lesson.teacher);
    const timer = button(teacher, 'Timer: 8 minutes left');
    await expectReachable(teacher, timer);
    await timer.click();
    await expect(teacher.getByLabel('Minutes from now')).toHaveValue('8');
  }
});
