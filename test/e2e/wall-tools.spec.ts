import type { Page } from '@playwright/test';
import { streamed } from '../model-scripts.ts';
import { startLesson } from '../people.ts';
import { openClassroom } from './classroom.ts';
import { button, card, enter, filterBy } from './in-the-browser.ts';
import { liveTexts } from './live-texts.ts';
import { expect, test } from './product.ts';

/** What a teacher does with the wall: act on one student, find who has a mark, and show the class. */

const hint = streamed(['Which number could you subtract first?']);
const tiles = (page: Page) => page.locator('[data-lesson] article');

test('a tile of a large class shows Note and Pause while the pointer or the focus is in it', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await startLesson(product, { students: 30 });
  for (const student of students) await student.openSession(session.id);
  const [first, second] = students.map(({ name }) => name) as [string, string];
  await enter(page, teacher);
  await expect(tiles(page)).toHaveCount(30);

  const ofFirst = card(page, first);
  await expect(ofFirst.getByRole('button', { name: `Note to ${first}` })).toHaveCount(0);
  await ofFirst.hover();
  await button(ofFirst, `Note to ${first}`).click();
  const dialog = page.getByRole('dialog', { name: `Note to ${first}` });
  await dialog.getByLabel('Text').fill('Try exercise 4 first.');
  await button(dialog, 'Send note').click();
  await expect(dialog).toBeHidden();
  // The click on the note did not open the conversation.
  await expect(button(page, 'Minimize')).toBeHidden();

  await button(page, second).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, `Note to ${second}`)).toBeFocused();
  await expect(button(page, `Note to ${second}`).locator('xpath=../..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await button(page.getByRole('dialog'), 'Pause').click();
  await expect(card(page, second)).toContainText('paused');
});

test('the filter finds who is stuck and offers one note to them, also when most of the class is', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  const { teacher, session, students } = await openClassroom(product, names);
  await enter(page, teacher);
  for (const student of students.slice(0, 5)) {
    model.script(hint);
    await student.ask(session.id, 'I still don’t get it');
  }
  await students[5]?.openSession(session.id);
  await expect(page.getByText('Stuck: 5 of 6')).toBeVisible();
  await expect(card(page, 'Ada Lin')).not.toContainText('Stuck');
  await filterBy(page, 'All students', 'Stuck');
  await expect(tiles(page)).toHaveCount(5);
  await expect(button(page, 'Note to these 5 students')).toBeVisible();
});

test('one line tells that half of the class wrote the same answer', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  const { teacher, session, students } = await openClassroom(product, names);
  await enter(page, teacher);
  for (const student of students.slice(0, 5)) {
    model.script(hint);
    await student.ask(session.id, 'How do I begin with 3x + 8 = 29?');
    model.script(hint);
    await student.ask(session.id, 'is it x = 9?');
  }
  await students[5]?.openSession(session.id);
  await expect(
    page.getByText('5 of 6 wrote the same answer, not confirmed so far: 9', { exact: true }),
  ).toBeVisible();
});

test('a tile stays under the pointer when its student no longer fits the filter', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben', 'Cleo']);
  for (const student of students) {
    model.script(hint);
    await student.ask(session.id, 'How do I begin with 3x + 8 = 29?');
  }
  for (const student of students.slice(0, 2))
    await student.post(`/api/sessions/${session.id}/help-request`, {});
  await enter(page, teacher);
  await filterBy(page, 'All students', 'Asks for you');
  await expect(tiles(page)).toHaveCount(2);
  const ada = card(page, 'Ada Lin');
  await ada.hover();
  await button(ada, 'Done: Ada Lin').click();
  await expect(ada).not.toContainText('Asks for you');
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('heading', { name: 'Live Monitor' }).hover();
  await expect(tiles(page)).toHaveCount(1);
});

test('forty students fit a large screen without scrolling; as a list, each has one line', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await startLesson(product, { students: 40 });
  for (const student of students) await student.openSession(session.id);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await enter(page, teacher);
  await expect(tiles(page)).toHaveCount(40);
  for (const tile of await tiles(page).all()) await expect(tile).toBeInViewport({ ratio: 1 });

  await button(page, 'Show as a list').click();
  const [first, next] = await Promise.all(
    [tiles(page).nth(0), tiles(page).nth(1)].map((tile) => tile.boundingBox()),
  );
  expect(first?.height).toBeLessThan(60);
  expect(next).toMatchObject({ x: first?.x, width: first?.width });
  await page.reload();
  await expect(button(page, 'Show as a list')).toHaveAttribute('aria-pressed', 'true');
});

test('the projected class shows what students do, without a name or a word of theirs', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben']);
  model.script(hint);
  await students[0]?.ask(session.id, 'Why is the moon so bright?');
  await students[1]?.openSession(session.id);
  await enter(page, teacher);
  await expect(card(page, 'Ada Lin')).toContainText('Why is the moon so bright?');
  await button(page, 'Show without names and words').click();
  const projected = page.getByRole('dialog');
  await expect(projected.getByRole('listitem')).toHaveCount(2);
  await expect(projected).toContainText('1 question');
  await expect(projected).not.toContainText(/Ada|Ben|Lin|moon|subtract/);
});

test('a screen reader hears who needs the teacher, and not every message', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await openClassroom(product, ['Ada', 'Ben', 'Cleo']);
  const [ada, ben, cleo] = students;
  for (const student of students) await student.openSession(session.id);
  await enter(page, teacher);
  await expect(tiles(page)).toHaveCount(3);
  // The texts of a page come apart at each element, so that blanks stand before the punctuation.
  const heard = async () =>
    (await liveTexts(page))
      .map((text) => text.replaceAll(/\s+/g, ' ').replaceAll(/ (?=[.:])/g, ''))
      .filter((text) => text.includes('to look at'));
  model.script(hint);
  await ben?.ask(session.id, 'How do I begin with 3x + 8 = 29?');
  await expect(card(page, 'Ben Lin')).toContainText('How do I begin');
  expect((await liveTexts(page)).join(' ')).not.toContain('How do I begin');

  model.script(hint);
  await cleo?.ask(session.id, 'I still don’t get it');
  await expect.poll(heard).toEqual(['1 student to look at. Stuck: Cleo Lin']);
  await ada?.post(`/api/sessions/${session.id}/help-request`, {});
  await expect.poll(heard).toEqual(['2 students to look at. Asks for you: Ada Lin']);
});
