import { registerStudent, startLesson, succeeded } from '../people.ts';
import { expectReachable } from './both-sizes.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** How the students of a class are told apart, put in order, and called by their right names. */

test('two students of one name are told apart on the wall, in the alert and in the roster', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, session, class: algebra } = await startLesson(product);
  for (const username of ['maria.a', 'maria.b']) {
    const named = { firstName: 'Maria', lastName: 'Garcia', username };
    const student = await registerStudent(product, session.sessionCode, named);
    await student.joinClass(algebra.classCode);
    await student.openSession(session.id);
    if (username === 'maria.b') succeeded(await student.ask(session.id, 'quiero morirme'));
  }
  await enter(page, teacher);
  const [first, second] = [card(page, 'Maria Garcia (maria.a)'), card(page, 'Maria Garcia (maria.b)')];
  const strip = page.getByRole('region', { name: 'Alerts' });
  await expectReachable(
    page,
    button(first, 'Maria Garcia (maria.a)'),
    button(second, 'Maria Garcia (maria.b)'),
  );
  await expectReachable(page, strip.getByText('(maria.b)', { exact: true }));
  await expect(strip).not.toContainText('maria.a');
  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
  const roster = page.getByRole('region', { name: 'Students', exact: true });
  for (const username of ['maria.a', 'maria.b'])
    await expectReachable(page, roster.getByRole('listitem', { name: `Maria Garcia (${username})` }));
});

test('the roster and the wall stand by first or by last name, as the teacher chooses', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, session, class: algebra } = await startLesson(product, { students: 0 });
  for (const [firstName, lastName] of [
    ['Ada', 'Young'],
    ['Ben', 'Adams'],
    ['Cem', 'Moreno'],
  ] as const) {
    const student = await registerStudent(product, session.sessionCode, { firstName, lastName });
    await student.joinClass(algebra.classCode);
    await student.openSession(session.id);
  }
  await enter(page, teacher);
  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
  const roster = page.getByRole('region', { name: 'Students', exact: true });
  const tiles = page.locator('[data-lesson] article h3');
  const expectOrder = async (...names: string[]) => {
    await expect(roster.getByRole('listitem')).toContainText(names);
    await expect(tiles).toContainText(names);
  };
  await expectOrder('Ada Young', 'Ben Adams', 'Cem Moreno');
  await expectReachable(page, button(roster, 'By first name'));
  await button(roster, 'By first name').click();
  await page.getByRole('menuitemradio', { name: 'By last name' }).click();
  await expectOrder('Ben Adams', 'Cem Moreno', 'Ada Young');
  await page.reload();
  await expect(tiles).toContainText(['Ben Adams', 'Cem Moreno', 'Ada Young']);
});
