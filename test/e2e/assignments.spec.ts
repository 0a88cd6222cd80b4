import { startLesson, succeeded, type Teacher } from '../people.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

const second = 1_000;

/** Gives a class an assignment with this window: moments in milliseconds from `now`. */
async function giveAssignment(
  teacher: Teacher,
  classId: string,
  now: Date,
  [opens, closes]: readonly [number, number],
) {
  const at = (distance: number) => new Date(now.getTime() + distance).toISOString();
  const body = { classId, title: 'Fractions', openDate: at(opens), closeDate: at(closes) };
  return succeeded(await teacher.post('/api/assignments/create', body)).assignment;
}

test('the badge of an assignment changes from Scheduled to Open to Closed by itself', async ({
  heldProduct,
}) => {
  const { teacher, class: ofClass } = await startLesson(heldProduct);
  await giveAssignment(teacher, ofClass.id, heldProduct.now(), [20 * second, 40 * second]);
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, teacher);
  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
  const item = page.getByRole('listitem', { name: 'Fractions' });
  await expect(item.getByText('Scheduled', { exact: true })).toBeVisible();
  await heldProduct.advance(20 * second);
  await expect(item.getByText('Open', { exact: true })).toBeVisible();
  await heldProduct.advance(20 * second);
  await expect(item.getByText('Open', { exact: true })).toBeVisible();
  await heldProduct.advance(1);
  await expect(item.getByText('Closed', { exact: true })).toBeVisible();
});
