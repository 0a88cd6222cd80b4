import { type Student, succeeded } from '../../people.ts';
import { askIn, openClassroom } from '../classroom.ts';
import { minute } from '../given-assignment.ts';
import { enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { row, transcript } from '../submitted-work.ts';

/** The conversations of students as submitted work, on the pages of their teacher. */

test('the list and the open conversation show new work at once, and say when it is handed in', async ({
  heldProduct,
}) => {
  const room = await openClassroom(heldProduct, ['Mei']);
  const [mei] = room.students as [Student];
  const slopes = await room.assign('Slopes');
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, room.teacher, `/assignment/${slopes.id}/work?student=${mei.uid}`);
  await expect(row(page, 'Mei Lin')).toContainText('Not started');
  await askIn(slopes, mei, 'What is a slope?');
  await heldProduct.advance(15_000);
  await expect(row(page, 'Mei Lin')).toContainText('Working · 1 question');
  await expect(transcript(page, 'Mei Lin')).toContainText('You asked: What is a slope?');
  await askIn(slopes, mei, 'And a steep one?');
  await heldProduct.advance(15_000);
  await expect(transcript(page, 'Mei Lin')).toContainText('You asked: And a steep one?');
  await expect(page.getByText(/^Closes /)).toBeVisible();
  await heldProduct.advance(61 * minute);
  await expect(row(page, 'Mei Lin')).toContainText('Handed in · 2 questions');
  await expect(page.getByText(/^Closed /)).toBeVisible();

  await page.goto(`/session/${room.session.id}/lessons?student=${mei.uid}`);
  await expect(row(page, 'Mei Lin')).toContainText('Absent');
  succeeded(await room.teacher.post(`/api/sessions/${room.session.id}/notes`, { text: 'Hello all.' }));
  await mei.ask(room.session.id, 'What is given?');
  await heldProduct.advance(15_000);
  await expect(row(page, 'Mei Lin')).toContainText('Took part · 1 question');
});
