import { registerStudent, startLesson } from '../../people.ts';
import { button, card, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** A teacher keeps invented people out of a lesson. */

test('a class into which many new people come asks its teacher, who removes them and lets nobody else join [spec 10.278]', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, class: ofClass } = await startLesson(product, { students: 10 });
  await teacher.stopSession(ofClass.id);
  const session = await teacher.startSession(ofClass.id);
  await enter(page, teacher);
  for (let made = 0; made < 6; made++) {
    const stranger = await registerStudent(product, session.sessionCode, { firstName: 'Phantom' });
    await stranger.post('/api/classes/join', { classCode: ofClass.classCode });
    if (made < 5) await stranger.openSession(session.id);
  }
  const notice = page.getByText('Many new people joined Algebra 1. From now on you let each one in.');
  await expect(notice).toBeVisible();
  const wall = page.getByRole('region', { name: 'Live Monitor' });
  await expect(wall.getByRole('button', { name: /^Phantom/ }).first()).toBeVisible();

  const ofAlgebra = card(page, 'Algebra 1');
  await button(ofAlgebra, 'Nobody else can join').click();
  await expect(button(ofAlgebra, 'Nobody else can join')).toHaveAttribute('aria-pressed', 'true');

  await button(ofAlgebra, 'Options for Algebra 1').click();
  await page.getByRole('menuitem', { name: 'Remove who joined late' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove everybody who joined late?' });
  await dialog.getByLabel('Joined').selectOption('2');
  await expect(dialog).toContainText('Phantom');
  await dialog.getByRole('button', { name: /^Remove \d+ students$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(wall.getByRole('button', { name: /^Phantom/ })).toHaveCount(0);
});
