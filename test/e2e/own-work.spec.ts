import { gated, refused } from '../model-scripts.ts';
import { type Student, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { delayCall, failCalls } from './calls.ts';
import { askIn, openClassroom } from './classroom.ts';
import { button, card, conversation, enter, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { askAndStop } from './submitted-work.ts';

/** The submitted work on the page of its student. */

test('students read their own work after the close date, and cannot ask any more', async ({
  product,
  model,
  studentPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  await askIn(slopes, mei, 'What is a slope?');
  model.script(refused(500));
  await askIn(slopes, mei, 'Does this fail?');
  await askIn(slopes, omar, 'A question of another?');
  await room.closeNow(slopes);
  // "Recently handed in" has this link, too, and the two do not appear together: the test uses the one in the
  // class.
  const algebra = await openClass(page, mei);
  await algebra.getByRole('link', { name: 'Read my work' }).click();
  await expect(page).toHaveURL(`/assignment/${slopes.id}/my-work`);
  await expect(conversation(page)).toContainText('You asked: What is a slope?');
  await expect(conversation(page)).toContainText('Does this fail?');
  await expect(conversation(page)).toContainText('The tutor could not answer this question.');
  await expect(conversation(page)).not.toContainText('A question of another?');
  await expect(button(page, 'Try again')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Your conversation is handed in and stays here to read.')).toBeVisible();
  await expectAccessible(page, 'closed work of a student');
});

test('students read their own lessons one by one, without being marked as joined', async ({
  product,
  model,
  studentPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  model.script(gated('never', ['So far. '], []));
  await enter(page, mei, `/session/${room.session.id}/chat`);
  await askAndStop(page, 'In the first lesson?', 'So far.');
  await page.goto('/student-dashboard');
  await omar.ask(room.session.id, 'A question of another?');
  await room.teacher.stopSession(room.class.id);
  await room.teacher.startSession(room.class.id);
  await mei.openSession(room.session.id);
  await room.teacher.stopSession(room.class.id);
  const third = await room.teacher.startSession(room.class.id);

  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
  await page.getByRole('link', { name: 'My lessons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algebra 1');
  const lessons = page.getByRole('navigation', { name: 'Lessons' }).getByRole('button');
  await expect(lessons).toHaveText([
    /^\w{3}, \w{3} \d+, \d{4}\d+:\d\d.* ?[AP]M$/,
    /^\w{3}, \w{3} \d+, \d{4}\d+:\d\d/,
  ]);
  await expect(lessons.first()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('You did not ask anything in this lesson.')).toBeVisible();
  await expectAccessible(page, 'a lesson without an own question');
  await lessons.nth(1).click();
  await expect(lessons.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(conversation(page)).toContainText('You, ');
  await expect(conversation(page)).toContainText('In the first lesson?');
  await expect(conversation(page)).toContainText('So far.');
  await expect(conversation(page)).toContainText('You stopped this answer.');
  await expect(conversation(page)).not.toContainText('A question of another?');
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page, 'an own lesson');
  const path = `/api/sessions/${room.session.id}/openings/${third.openingId}/students`;
  const { students: present } = succeeded(await room.teacher.get(path));
  expect(present.map(({ joinedAt }: { joinedAt: string | null }) => joinedAt)).toEqual([null, null]);
});

test("the page of a student's lessons says that they load, that loading failed, or that there is none yet", async ({
  product,
  watch,
  studentPage: page,
}) => {
  const room = await openClassroom(product, ['Mei', 'Omar']);
  const [mei, omar] = room.students as [Student, Student];
  await mei.ask(room.session.id, 'What is given?');
  const address = `/session/${room.session.id}/my-lessons`;
  watch.announceRefusal(500, 'Something went wrong on our side.');
  await enter(page, mei);
  const read = await delayCall(page, '**/interactions?*');
  await page.goto(address);
  await expect(page.getByRole('status', { name: 'Your conversation is loading' })).toBeVisible();
  await expectAccessible(page, 'own lessons, loading');
  read();
  await expect(conversation(page)).toContainText('What is given?');
  await page.unrouteAll();
  const lesson = page.getByRole('navigation', { name: 'Lessons' }).getByRole('button');
  await expect(lesson).toHaveText(/\d+:\d\d [AP]M – nowSession Open$/);

  const works = await failCalls(page, '**/interactions?*');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your conversation could not be loaded.');
  await expectAccessible(page, 'own lessons, failed');
  await works();
  await button(page, 'Try again').click();
  await expect(conversation(page)).toContainText('What is given?');
  await failCalls(page, '**/openings');
  await page.reload();
  await expect(page.getByText('Failed to load session')).toBeVisible();
  await page.unrouteAll();

  await enter(page, omar, address);
  await expect(page.getByText('You have not taken part in a lesson here yet.')).toBeVisible();
  await expectAccessible(page, 'no own lessons');
});
