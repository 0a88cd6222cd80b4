import type { Locator, Page } from '@playwright/test';
import { limits } from '../../contract/constants.ts';
import { streamed } from '../model-scripts.ts';
import { registerStudent, registerTeacher, type Student, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { withoutSharedWorkers } from './calls.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

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

test('says No Active Session until a student joins, then Connected with the number of students present', async ({
  product,
  teacherPage: page,
}) => {
  const lesson = await startLesson(product, { students: 0 });
  const mei = await joinAs(lesson, 'Mei');
  const omar = await joinAs(lesson, 'Omar');
  await enter(page, lesson.teacher);
  const monitor = monitorOn(page);
  await expect(monitor.getByText('No Active Session', { exact: true })).toBeVisible();
  // The card says “Session Open”; the monitor says what is open, why nothing is active yet and how students
  // join.
  await expect(card(page, 'Algebra 1').getByText('Session Open')).toBeVisible();
  await expect(monitor).toContainText('Algebra 1 is open. Its first student appears here.');
  await expect(monitor).toContainText(`with the class code ${lesson.class.classCode}`);
  await expect(monitor).toContainText('Waiting for the students of Algebra 1: Mei Lin and Omar Lin');
  await expectAccessible(page, 'a monitor without an active session');

  await mei.openSession(lesson.session.id);
  await expect(monitor.getByText('Connected', { exact: true })).toBeVisible();
  await expect(monitor.getByText('No Active Session')).toBeHidden();
  await expect(monitor).toContainText('1 Joined · 0 Active');
  await expect(monitor).toContainText('1 not here yet: Omar Lin');
  await expect(card(page, 'Mei Lin')).toContainText('Joined');
  await expect(card(page, 'Mei Lin')).toContainText('No messages yet.');

  await omar.ask(lesson.session.id, 'What is given?');
  await expect(monitor).toContainText('1 Joined · 1 Active');
  await expect(monitor).not.toContainText('not here yet');
  await expect(card(page, 'Omar Lin')).toContainText('1 question');
});

test('shows what each student does in a colour and a word', async ({ product, teacherPage: page }) => {
  const lesson = await startLesson(product, { students: 0 });
  const { session } = lesson;
  const sign = (student: Student, status: string) =>
    student.post(`/api/sessions/${session.id}/presence`, { status });
  const [active, typing, idle, away] = [
    await joinAs(lesson, 'Ann'),
    await joinAs(lesson, 'Tom'),
    await joinAs(lesson, 'Ida'),
    await joinAs(lesson, 'Abe'),
  ];
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, lesson.teacher);
  await sign(active, 'active');
  await sign(typing, 'typing');
  await sign(idle, 'idle');
  const headers = { authorization: `Bearer ${away.token}` };
  const stream = await fetch(`${product.url}/api/student/events`, { headers });
  await sign(away, 'active');
  await expectMark(card(page, away.name), 'active', green);
  // The test cancels the stream only here. Without this use the stream could be garbage-collected, and
  // closed, earlier.
  await stream.body?.cancel();
  await expectMark(card(page, active.name), 'active', green);
  await expectMark(card(page, typing.name), 'typing', blue);
  await expectMark(card(page, idle.name), 'idle', yellow);
  await expectMark(card(page, away.name), 'away', grey);
  await expect(monitorOn(page)).toContainText('3 here: 1 active, 1 typing, 1 idle · 1 away');
  await expect(monitorOn(page)).toContainText('This lesson: 4 Joined · 0 Active (have asked)');
  await expectAccessible(page, 'a monitor with every status');
});

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
    await expect(card(page, busy.name).locator('[data-status]')).toHaveAttribute('data-status', status);
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

test('shows the last three messages of a tile, and the whole conversation beside the wall', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const lesson = await startLesson(product, { students: 0 });
  const mei = await joinAs(lesson, 'Mei');
  model.script(streamed(['The first answer.']), 'The first question?');
  model.script(streamed(['The second answer.']), 'The second question?');
  await mei.ask(lesson.session.id, 'The first question?');
  await mei.ask(lesson.session.id, 'The second question?');
  await enter(page, lesson.teacher);
  const monitored = card(page, 'Mei Lin');
  const shown = ['The first answer.', 'The second question?', 'The second answer.'];
  expect(shown).toHaveLength(limits.collapsedMessages);
  for (const text of shown) await expect(monitored.getByText(text)).toBeVisible();
  await expect(monitored.getByText('The first question?')).toBeHidden();

  // A click anywhere on the tile opens the conversation.
  await monitored.getByText('The second answer.').click({ force: true });
  const full = monitored.getByRole('region', { name: 'Conversation of Mei Lin' });
  for (const text of ['The first question?', ...shown]) await expect(full.getByText(text)).toBeVisible();
  await expect(button(monitored, 'Minimize')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(full).toBeHidden();
  await expect(monitored.getByText('The first question?')).toBeHidden();
});

test('shows formulas and tables of a tile as text, and draws them in the conversation', async ({
  product,
  model,
  teacherPage: page,
}) => {
  const lesson = await startLesson(product, { students: 0 });
  const mei = await joinAs(lesson, 'Mei');
  const answer = 'Look at $$a^2 + \\frac{b}{2}$$ **again**:\n\n| side | here |\n|---|---|\n| long | c |';
  model.script(streamed([answer]), 'What does $$a^2$$ mean?');
  await mei.ask(lesson.session.id, 'What does $$a^2$$ mean?');
  await enter(page, lesson.teacher);
  const monitored = card(page, 'Mei Lin');
  await expect(monitored.getByText('What does a² mean?')).toBeVisible();
  await expect(monitored.getByText('Look at a² + b/2 again: side · here long · c')).toBeVisible();
  await expect(monitored).not.toContainText(/\$\$|\\frac|\*\*|\|/);
  await button(monitored, 'Mei Lin').click();
  await expect(monitored.locator('math')).toBeVisible();
  await expect(monitored.getByRole('cell', { name: 'long' })).toBeVisible();
  await expectAccessible(page, 'a formula and a table on the monitor');
});

test('shows a long conversation page by page, and says when a page cannot be loaded', async ({
  product,
  model,
  watch,
  teacherPage: page,
}) => {
  test.slow();
  const { teacher, student, session } = await startLesson(product);
  for (let n = 1; n <= 52; n++) {
    model.script(streamed([`Answer ${n}.`]), `Question ${n}?`);
    await student.ask(session.id, `Question ${n}?`);
  }
  watch.announce(/ERR_FAILED/, /ConnectionError/);
  await page.route('**/interactions*', (route) => route.abort('failed'));
  await enter(page, teacher);
  const monitored = card(page, student.name);
  await button(monitored, student.name).click();
  await expect(monitored).toContainText('Earlier messages could not be loaded.', { timeout: 15_000 });
  const full = monitored.getByRole('region', { name: `Conversation of ${student.name}` });
  await expect(full.getByText('Question 52?', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a conversation whose earlier messages did not come');
  await page.unroute('**/interactions*');
  await button(monitored, 'Try again').click();
  await expect(monitored.getByText('Earlier messages could not be loaded.')).toBeHidden();
  const first = monitored.getByText('Question 1?', { exact: true });
  const earlier = button(monitored, 'Show earlier messages');
  await expect(monitored.getByText('Question 3?', { exact: true })).toBeAttached();
  await expect(first).toBeHidden();
  await earlier.click();
  await expect(first).toBeAttached();
  await expect(earlier).toBeHidden();
});

test('says that the connection is lost, reconnects by itself, and has missed nothing', async ({
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
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
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
  await expectAccessible(page, 'a monitor that has lost its connection');
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

test('says when it is loading and when it was refused', async ({ product, watch, teacherPage: page }) => {
  const { teacher } = await startLesson(product);
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  watch.announceRefusal(404, 'Session not found or access denied');
  await withoutSharedWorkers(page);
  await page.route('**/api/monitor/events*', async (route) => {
    await gate;
    const url = new URL(route.request().url());
    url.searchParams.set('sessionId', 'NOSUCH');
    await route.continue({ url: `${url}` });
  });
  await enter(page, teacher);
  await expect(monitorOn(page).getByText('Connecting…', { exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'The live monitor is loading' })).toBeVisible();
  await expectAccessible(page, 'a monitor that loads');
  answer();
  await expect(monitorOn(page).getByText('Not connected', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a monitor that was refused');
});

test('names at most twelve absent students', async ({ product, teacherPage: page }) => {
  const lesson = await startLesson(product, { students: 14 });
  await lesson.student.openSession(lesson.session.id);
  await enter(page, lesson.teacher);
  const line = monitorOn(page).getByText('13 not here yet:');
  await expect(line).toBeVisible();
  await expect(line.locator('xpath=..')).toContainText(/, and 1 more$/);
});

test('finds a student by name in a larger class', async ({ product, teacherPage: page }) => {
  const lesson = await startLesson(product, { students: 6 });
  for (const student of lesson.students) await student.openSession(lesson.session.id);
  await enter(page, lesson.teacher);
  const search = page.getByLabel('Find a student');
  await expect(card(page, lesson.student.name)).toBeVisible();
  await expect(search).toBeHidden();
  const zoe = await joinAs(lesson, 'Zoë');
  await zoe.openSession(lesson.session.id);
  await search.fill('zoe');
  await expect(card(page, 'Zoë Lin')).toBeVisible();
  await expect(card(page, lesson.student.name)).toBeHidden();
  await search.fill('nobody');
  // The text as it is drawn: no space between the name and its quotation marks.
  await expect(page.getByText('No student here is called')).toHaveText(
    'No student here is called “nobody”.',
    {
      useInnerText: true,
    },
  );
  await expect(card(page, 'Zoë Lin')).toBeHidden();
  await expectAccessible(page, 'a search that finds nobody');
  await button(page, 'Show all').click();
  await expect(search).toHaveValue('');
  await expect(card(page, 'Zoë Lin')).toBeVisible();
  await expect(card(page, lesson.student.name)).toBeVisible();
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
  await expectAccessible(page, 'the lesson above the classes');
});

test('is absent while no session is open', async ({ product, teacherPage: page }) => {
  const teacher = await registerTeacher(product);
  await teacher.createClass();
  await enter(page, teacher);
  await expect(card(page, 'Algebra 1').getByText('Session Closed')).toBeVisible();
  await expect(monitorOn(page)).toBeHidden();
  await expect(page.getByText('Live Monitor')).toBeHidden();
});
