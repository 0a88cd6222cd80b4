import type { Locator, Page } from '@playwright/test';
import { registerStudent, type Student, startLesson } from '../../people.ts';
import { withoutSharedWorkers } from '../calls.ts';
import { button, card, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The teacher's live monitor: its states, who is present, and what each student does. */

const phone = { width: 390, height: 844 };
const second = 1_000;

const monitorOn = (page: Page): Locator => page.getByRole('region', { name: 'Live Monitor', exact: true });

/** Checks the colour of a student's mark in the browser and the word beside it. */
async function expectMark(of: Locator, status: string, colour: string): Promise<void> {
  const mark = of.locator('[data-status]');
  await expect(mark).toHaveAttribute('data-status', status);
  await expect(of.getByText(status, { exact: true })).toBeVisible();
  await expect(mark).toHaveCSS('background-color', colour);
}

const green = 'rgb(43, 147, 72)';
const blue = 'rgb(47, 116, 208)';
const yellow = 'rgb(217, 162, 6)';
const grey = 'rgb(134, 141, 140)';

/** Registers a student with this first name, who joins the class. */
async function joinAs(lesson: Awaited<ReturnType<typeof startLesson>>, firstName: string): Promise<Student> {
  const name = { firstName, lastName: 'Lin' };
  const student = await registerStudent(
    { url: lesson.teacher.url, schoolCode: '' },
    lesson.session.sessionCode,
    name,
  );
  await student.joinClass(lesson.class.classCode);
  return student;
}

test('shows a student as idle 60 seconds after the last report, and as away after 120', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  const quiet = await joinAs(lesson, 'Quinn');
  const busy = await joinAs(lesson, 'Bea');
  await quiet.openSession(lesson.session.id);
  await busy.openSession(lesson.session.id);
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, lesson.teacher);
  const seen = card(page, quiet.name);
  /** Moves the clock on while another student is active, so that the stream is not silent. */
  const advanceWhileBusy = async (milliseconds: number, status: 'active' | 'typing') => {
    await heldProduct.advance(milliseconds);
    await busy.post(`/api/sessions/${lesson.session.id}/presence`, { status });
    await expectMark(card(page, busy.name), status, status === 'active' ? green : blue);
  };
  await expectMark(seen, 'active', green);
  await advanceWhileBusy(30 * second, 'typing');
  await advanceWhileBusy(30 * second - 1, 'active');
  await expectMark(seen, 'active', green);
  await advanceWhileBusy(1, 'typing');
  await expectMark(seen, 'idle', yellow);
  await advanceWhileBusy(30 * second, 'active');
  await advanceWhileBusy(30 * second - 1, 'typing');
  await expectMark(seen, 'idle', yellow);
  await advanceWhileBusy(1, 'active');
  await expectMark(seen, 'away', grey);
});

test('says that the connection is lost, reconnects by itself, and has missed nothing [spec 4.23]', async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  const mei = await joinAs(lesson, 'Mei');
  await mei.ask(lesson.session.id, 'Before?');
  const page = await heldProduct.openBrowser('teacher');
  await withoutSharedWorkers(page);
  await enter(page, lesson.teacher);
  const monitor = monitorOn(page);
  await expect(monitor.getByText('Connected', { exact: true })).toBeVisible();
  await expect(monitor).toContainText('1 here: 1 active');
  // A page that is back soon tries no connection in between.
  watch.permit(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  // A connection that is silent for 40 s counts as lost.
  await heldProduct.advance(40 * second);
  await expect(monitor.getByText('Reconnecting…', { exact: true })).toBeVisible();
  await expect(card(page, 'Mei Lin')).toContainText('Before?');
  // The monitor shows an earlier state and says when that was.
  await expect(monitor.getByText(/^as of \d?\d:\d\d/)).toBeVisible();
  await expect(card(page, 'Mei Lin').locator('[data-status]')).toHaveAttribute('data-status', 'unknown');
  await expect(card(page, 'Mei Lin').getByText('was active', { exact: true })).toBeVisible();
  await expect(monitor).not.toContainText('here:');
  await mei.ask(lesson.session.id, 'Meanwhile?');
  const omar = await joinAs(lesson, 'Omar');
  await omar.openSession(lesson.session.id);
  await mei.post(`/api/sessions/${lesson.session.id}/presence`, { status: 'typing' });
  await page.context().setOffline(false);
  await expect(monitor.getByText('Connected', { exact: true })).toBeVisible();
  await expect(monitor.getByText('as of')).toBeHidden();
  await expect(card(page, 'Mei Lin').locator('[data-status]')).toHaveAttribute('data-status', 'typing');
  await expect(card(page, 'Mei Lin')).toContainText('2 questions');
  await expect(card(page, 'Mei Lin').getByText('Meanwhile?', { exact: true })).toHaveCount(1);
  await expect(card(page, 'Omar Lin')).toContainText('Joined');
});

test('is beside the classes on a wide screen, and one touch away on a phone', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await student.openSession(session.id);
  for (const className of ['Physics', 'History', 'Biology']) await teacher.createClass({ className });
  await enter(page, teacher);
  const heading = page.getByRole('heading', { name: 'Live Monitor' });
  const stop = button(card(page, 'Algebra 1'), 'Stop Session');
  const jumps = page.getByRole('navigation', { name: 'On this page' });

  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(jumps).toBeHidden();
  await expect(stop).not.toBeInViewport();
  await monitorOn(page).getByRole('link', { name: 'Algebra 1' }).click();
  await expect(stop).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(phone);
  await jumps.getByRole('link', { name: 'My Classes' }).click();
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeInViewport({ ratio: 1 });
  await expect(heading).not.toBeInViewport();
  await jumps.getByRole('link', { name: 'Live Monitor' }).click();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(card(page, student.name)).toBeInViewport();
  await monitorOn(page).getByRole('link', { name: 'Algebra 1' }).click();
  await expect(stop).toBeInViewport({ ratio: 1 });
  await stop.click();
  await expect(jumps.getByRole('link', { name: 'Live Monitor' })).toBeHidden();
});

test('stands above the classes on a phone that is opened in the middle of a lesson', async ({
  product,
  teacherPage: page,
}) => {
  await page.setViewportSize(phone);
  const { teacher, student, session } = await startLesson(product);
  await enter(page, teacher);
  const classes = page.getByRole('heading', { name: 'My Classes' });
  const tile = card(page, student.name);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

  await expect(monitorOn(page).getByText('Its first student appears here')).toBeVisible();
  // The codes stay where they are while the first students join.
  await student.openSession(session.id);
  await expect(tile).toBeVisible();
  expect(await top(classes)).toBeLessThan(await top(tile));

  await page.reload();
  await expect(tile).toBeInViewport();
  expect(await top(tile)).toBeLessThan(await top(classes));
});
