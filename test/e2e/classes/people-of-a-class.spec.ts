import { registerStudent, startLesson, succeeded } from '../../people.ts';
import { expectReachable } from '../both-sizes.ts';
import { button, card, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

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
