import type { Page } from '@playwright/test';
import { openMailServer } from '../mail-server.ts';
import {
  registerStudent,
  registerTeacher,
  type Student,
  startLesson,
  succeeded,
  type Teacher,
} from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { asOperator } from './accounts.ts';
import { delayCall, internalError } from './calls.ts';
import { ask, button, card, conversation, enter, unique } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';
import { startProduct } from './started-product.ts';

/** A student who may be in danger gets the support text at once, and a person looks at the alert. */

const message = 'I want to kill myself.';
const strip = (page: Page) => page.getByRole('region', { name: 'Alerts' });
/**
 * Opens the alert in the strip.
 * @param studentName the student whose lesson must be on the screen first
 */
async function openAlert(page: Page, studentName?: string): Promise<void> {
  if (studentName !== undefined) await expect(card(page, studentName)).toBeVisible();
  await strip(page).getByRole('link', { name: 'Open' }).click();
}

/** Raises an alert about self-harm, at which somebody looks, and then one about abuse. */
async function raiseTwo(teacher: Teacher, student: Student, sessionId: string): Promise<void> {
  await student.ask(sessionId, message);
  const [{ id }] = succeeded(await teacher.get('/api/alerts')).alerts;
  succeeded(await teacher.post(`/api/alerts/${id}/look`));
  await student.ask(sessionId, 'My dad hits me at home.');
}

test('a message that shows danger is answered with the support text, and raises an alert at the top of the open dashboard', async ({
  product,
  model,
  studentPage,
  teacherPage,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(studentPage, student, `/session/${session.id}/chat`);
  await ask(studentPage, 'I cannot do any of this.');
  await expect(button(studentPage, 'Stop')).toBeHidden();
  await enter(teacherPage, teacher);
  await expect(card(teacherPage, student.name)).toBeVisible();
  const before = model.requests.length;
  await ask(studentPage, message);
  await expect(conversation(studentPage)).toContainText('You do not have to be alone with it');
  await expect(conversation(studentPage)).toContainText('call the emergency services');
  expect(model.requests).toHaveLength(before);
  await expectAccessible(studentPage, 'the school’s words');

  await expect(teacherPage.getByRole('alert')).toContainText(`A student may need help: ${student.name} (`);
  await expect(strip(teacherPage)).toContainText(student.name);
  await expect(strip(teacherPage)).not.toContainText(message);
  await expectAccessible(teacherPage, 'an alert on the dashboard');
  const tile = card(teacherPage, student.name);
  // `expectAccessible` has just shown the page in a phone's size, so the tile is still being drawn anew.
  await expect(async () => {
    const mark = await tile.getByText('Danger', { exact: true }).boundingBox();
    const note = await tile.getByText('Note', { exact: true }).boundingBox();
    expect(mark?.y, 'the mark is below the buttons').toBeGreaterThanOrEqual(
      (note?.y ?? Number.NaN) + (note?.height ?? 0),
    );
  }).toPass({ timeout: 5_000 });
  await openAlert(teacherPage, student.name);
  await expect(card(teacherPage, student.name)).toContainText('Possible self-harm');
  await expect(button(card(teacherPage, student.name), 'Not a concern')).toBeVisible();
  await expectAccessible(teacherPage, 'an alert beside its conversation');
  await button(card(teacherPage, student.name), 'Minimize').click();

  // Every page of a teacher counts the alerts, in its header and before its title.
  const count = teacherPage.getByRole('link', { name: '1 alert waits' });
  await expect(count).toBeVisible();
  await expect(teacherPage).toHaveTitle('(1) My Classes · Lyceum');
  await count.click();
  await expect(teacherPage).toHaveTitle('(1) Alerts · Lyceum');
  await button(teacherPage, 'Acknowledge').click();
  await expect(count).toBeHidden();
  await expect(teacherPage).toHaveTitle('Alerts · Lyceum');
});

test('an alert opens the conversation at its message, which has the focus', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await student.ask(session.id, message);
  for (let count = 1; count <= 9; count++) await student.ask(session.id, `What is ${count} + 8?`);
  await enter(page, teacher);
  await openAlert(page, student.name);
  const talk = page.getByRole('region', { name: `Conversation of ${student.name}` });
  const wanted = talk.locator('[id^=question-]').filter({ hasText: message });
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
  await expect(talk.getByText('What is 9 + 8?', { exact: true })).not.toBeInViewport();

  await button(page, 'Newest message').click();
  await expect(talk.getByText('What is 9 + 8?', { exact: true })).toBeInViewport();
  await openAlert(page, student.name);
  await expect(wanted).toBeFocused();
});

test('an alert that is raised while a dialog covers the page is announced in the dialog', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(page, teacher);
  await button(page, 'Create Class').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Class Name').fill('Geometry');
  await student.ask(session.id, message);
  await expect(dialog.getByRole('alert')).toContainText('Close this window to see the alert.');
  await expect(dialog.getByLabel('Class Name')).toHaveValue('Geometry');
  await expectAccessible(page, 'an alert behind a dialog');
});

test('an alert is acknowledged or dismissed, and stays on record with the questions before it', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await student.ask(session.id, 'I cannot do any of this.');
  await raiseTwo(teacher, student, session.id);
  await enter(page, teacher);
  await expect(strip(page).getByRole('link', { name: '+1 more alerts' })).toBeVisible();
  await openAlert(page, student.name);
  const inPanel = card(page, student.name).getByRole('listitem').filter({ hasText: 'self-harm' });
  await button(inPanel, 'Acknowledge').click();
  await expect(inPanel).toContainText(`${teacher.name} is looking after it`);
  await expect(strip(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: '1 alert waits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alerts');
  const entry = (what: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: what }) });
  await expect(entry('self-harm')).toContainText('I cannot do any of this.');
  await expect(entry('self-harm')).toContainText(`${teacher.name} is looking after it`);
  await expect(entry('abuse')).toContainText(`${teacher.name} looked at it`);
  await expect(entry('abuse')).toContainText('Nobody has decided on it yet.');
  await expectAccessible(page, 'the alerts');
  await button(entry('abuse'), 'Not a concern').click();
  await expect(entry('abuse')).toContainText(`Marked as not a concern by ${teacher.name}`);
  await expect(entry('abuse').getByRole('button')).toHaveCount(0);
  await button(page, 'Back to Dashboard').click();
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test('an alert that its teacher judged as not a concern waits for the safeguarding contact, who sees that judgement', async ({
  product,
  teacherPage,
  openBrowser,
}) => {
  const schoolCode = unique('N').toUpperCase();
  await asOperator(product, (operator) => operator.addSchool(schoolCode, 'North High'));
  const school = { url: product.url, schoolCode };
  const contact = await registerTeacher(school);
  await asOperator(product, (operator) =>
    operator.nameSafeguarding(schoolCode, 'Ms Okoye', contact.email, '116 111'),
  );
  const { teacher, student, session } = await startLesson(school);
  await student.ask(session.id, message);
  await enter(teacherPage, teacher);
  await openAlert(teacherPage, student.name);
  await button(card(teacherPage, student.name), 'Not a concern').click();
  await expect(strip(teacherPage)).toBeHidden();
  await teacherPage.goto('/alerts');
  const entry = (page: Page) => page.getByRole('listitem').filter({ hasText: message });
  await expect(entry(teacherPage)).toContainText(`Marked as not a concern by ${teacher.name}`);
  await expect(entry(teacherPage)).toContainText('Your safeguarding contact has not decided on it yet.');
  await expectAccessible(teacherPage, 'an alert that the contact has not looked at');

  const contactPage = await openBrowser('contact');
  await enter(contactPage, contact);
  await openAlert(contactPage);
  await expect(entry(contactPage)).toBeFocused();
  await expect(entry(contactPage)).toContainText(`Marked as not a concern by ${teacher.name}`);
  await expectAccessible(contactPage, 'an alert that its teacher judged');
  await button(entry(contactPage), 'Acknowledge').click();
  await expect(entry(contactPage)).toContainText(`${contact.name} is looking after it`);
  await teacherPage.reload();
  await expect(entry(teacherPage)).toContainText(`${contact.name} is looking after it`);
  await expect(entry(teacherPage)).not.toContainText('has not decided on it yet');
});

test('the teacher reads on the alert to whom the email about it was not sent', async ({ browser }) => {
  const mail = await openMailServer();
  mail.treat('refuse');
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'lyceum@school.example' };
  const product = await startProduct({ settings });
  try {
    const contact = await registerTeacher(product);
    await asOperator(product, (operator) =>
      operator.nameSafeguarding(product.schoolCode, 'Ms Okoye', contact.email, '116 111'),
    );
    const { teacher, student, session } = await startLesson(product);
    await student.ask(session.id, message);
    const page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await enter(page, teacher);
    await openAlert(page, student.name);
    await expect(card(page, student.name)).toContainText(
      `The email about it was not sent to ${contact.name} (safeguarding contact) and ${teacher.name} (teacher). Please make sure that these people know about it.`,
    );
    await expectAccessible(page, 'an alert whose email was not sent');
    await page.close();
  } finally {
    await product.stop();
    await mail.close();
  }
});

test('after each alert judged by keyboard the focus moves to the next one, and after the last to the panel or the heading', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await raiseTwo(teacher, student, session.id);
  await enter(page, teacher);
  await openAlert(page, student.name);
  const inPanel = (what: string) => card(page, student.name).getByRole('listitem').filter({ hasText: what });
  await button(inPanel('abuse'), 'Not a concern').press('Enter');
  await expect(inPanel('self-harm')).toBeFocused();
  await button(inPanel('self-harm'), 'Not a concern').press('Enter');
  await expect(inPanel('self-harm').getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button(page, student.name)).toBeFocused();

  await raiseTwo(teacher, student, session.id);
  await page.goto('/alerts');
  const entry = (what: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: what }) })
      .first();
  await button(entry('abuse'), 'Not a concern').press('Enter');
  await expect(entry('self-harm')).toBeFocused();
  await expectAccessible(page, 'an alert with the focus');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry('self-harm')).toContainText(`Marked as not a concern by ${teacher.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('further messages stand below the first one, and alerts of new accounts after those of the others', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, class: ofClass } = await startLesson(product);
  await teacher.stopSession(ofClass.id);
  const session = await teacher.startSession(ofClass.id);
  const stranger = await registerStudent(product, session.sessionCode);
  await stranger.joinClass(ofClass.classCode);
  await stranger.ask(session.id, message);
  await student.ask(session.id, 'My dad hits me at home.');
  await student.ask(session.id, 'He did it again.');
  await student.ask(session.id, message);
  await enter(page, teacher, '/alerts');
  const part = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  const ofChild = part('Nobody has looked yet').getByRole('listitem');
  await expect(ofChild).toHaveCount(1);
  await expect(ofChild).toContainText('Possible self-harm');
  await expect(ofChild).toContainText('My dad hits me at home.');
  await expect(ofChild).toContainText(/[12] more messages?, the last one/);
  await expect(ofChild).toContainText(message);
  await expect(part('From new accounts').getByRole('listitem')).toContainText(stranger.name);
  await expectAccessible(page, 'alerts of new accounts');

  // An alert stays where it was while the page is open.
  await button(ofChild, 'Acknowledge').click();
  await expect(ofChild).toContainText(`${teacher.name} is looking after it`);
  await page.reload();
  await expect(part('Looked at').getByRole('listitem')).toContainText(student.name);
});

test('an alert is on the dashboard also without an open session, and in the log of its class only', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session, class: ofClass } = await startLesson(product);
  await teacher.createClass({ className: 'Geometry' });
  await student.ask(session.id, message);
  await teacher.stopSession(ofClass.id);
  await enter(page, teacher);
  await openAlert(page);
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeFocused();
  await button(page, 'Back to Dashboard').click();
  await button(card(page, 'Geometry'), 'Geometry').click();
  await card(page, 'Geometry').getByRole('link', { name: 'Alerts' }).click();
  await expect(page.getByText('Alerts from one class only.')).toBeVisible();
  await expect(page.getByText(/^No alerts\./)).toBeVisible();
  await expectAccessible(page, 'a class without alerts');
  await page.getByRole('link', { name: 'All alerts' }).click();
  await expect(page.getByText(message)).toBeVisible();
});

test('the place of the alerts says that they load, and lets a teacher try again when they could not be loaded', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product);
  const answer = await delayCall(page, '**/api/alerts*', (route) => route.fulfill(internalError));
  watch.announce(/status of 500/, /Something went wrong on our side/);
  await enter(page, teacher, '/alerts');
  await expect(page.getByLabel('The alerts are loading')).toBeVisible();
  await expectAccessible(page, 'alerts that are loading');
  answer();
  await expect(page.getByText('The alerts could not be loaded just now.')).toBeVisible();
  await expectAccessible(page, 'alerts that could not be loaded');
  await page.unroute('**/api/alerts*');
  await button(page, 'Try again').click();
  await expect(page.getByText(/^No alerts\./)).toBeVisible();
});

test('the student sees the contact in every conversation until a person has looked at the alert', async ({
  product,
  studentPage: page,
}) => {
  const { teacher, student, session, class: ofClass } = await startLesson(product);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const fields = { classId: ofClass.id, title: 'Slopes', openDate: at(-1), closeDate: at(1) };
  const { assignment } = succeeded(await teacher.post('/api/assignments/create', fields));
  const line = page.getByRole('complementary', { name: 'Somebody to talk to' });
  await enter(page, student, `/session/${session.id}/chat`);
  await ask(page, 'What is a slope?');
  await expect(button(page, 'Stop')).toBeHidden();
  await expect(line).toBeHidden();

  await ask(page, message);
  await expect(line).toContainText('Please talk today with an adult you trust');
  await ask(page, 'ok thanks, what is 7 x 8?');
  await expect(conversation(page)).toContainText('7 x 8');
  await page.reload();
  await expect(line).toBeVisible();
  await expectAccessible(page, 'a session with somebody to talk to');
  await page.goto(`/assignment/${assignment.id}`);
  await expect(line).toBeVisible();
  await expectAccessible(page, 'an assignment with somebody to talk to');

  const [alert] = succeeded(await teacher.get('/api/alerts')).alerts;
  await teacher.post(`/api/alerts/${alert.id}/acknowledge`);
  await page.reload();
  await expect(page.getByText('This is an AI tutor for')).toBeVisible();
  await expect(line).toBeHidden();
});

test('whoever opens an alert has looked at it, by its link, in the strip or in the panel of the student; a list of alerts is no look', async ({
  heldProduct,
}) => {
  const { teacher, student, session, class: ofClass } = await startLesson(heldProduct);
  const raise = async () => {
    await heldProduct.advance(1_000);
    succeeded(await student.ask(session.id, message));
  };
  const looks = async () => {
    const { alerts } = succeeded(await teacher.get('/api/alerts'));
    return alerts.map(({ lookedBy }: { lookedBy: string | null }) => lookedBy);
  };
  await raise();
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, teacher, '/alerts');
  const entry = page.getByRole('listitem').filter({ hasText: message });
  await expect(entry).toContainText('Nobody has looked at it yet');
  expect(await looks()).toEqual([null]);

  // In the panel, only alerts that were there when it was opened count as looked at, since a panel can stay
  // open with nobody in front of it.
  await page.goto('/teacher-dashboard');
  await openAlert(page, student.name);
  await expect(card(page, student.name)).toContainText(`${teacher.name} looked at it`);
  await raise();
  const inPanel = card(page, student.name).getByRole('listitem').filter({ hasText: 'self-harm' });
  await expect(inPanel).toHaveCount(2);
  expect(await looks()).toEqual([null, teacher.name]);
  await strip(page).getByRole('link', { name: 'Open' }).click();
  await expect.poll(looks).toEqual([teacher.name, teacher.name]);

  await teacher.stopSession(ofClass.id);
  await raise();
  await expect.poll(looks).toHaveLength(3);
  await page.reload();
  await openAlert(page);
  await expect(entry.first()).toBeFocused();
  await expect(entry.first()).toContainText('Nobody has decided on it yet.');
  await heldProduct.advance(10 * 60_000);
  await expect.poll(looks).toEqual([teacher.name, teacher.name, teacher.name]);
  const { alerts } = succeeded(await teacher.get('/api/alerts'));
  expect(alerts.map(({ overdueAt }: { overdueAt: string | null }) => overdueAt)).toEqual([null, null, null]);
});

test('an administrator agrees on a time, and an alert at which nobody looked in it says so', async ({
  product,
  heldProduct,
  teacherPage,
}) => {
  const { administrator } = await startSchool(product);
  await enter(teacherPage, administrator, '/school/safeguarding');
  const time = teacherPage.getByRole('article', { name: 'Time to look at an alert' });
  await expect(time.getByRole('combobox')).toHaveValue('10');
  await time.getByRole('combobox').selectOption('5');
  await expect(time.getByRole('status')).toHaveText('Saved.');
  await expectAccessible(teacherPage, 'the time to look at an alert');
  await teacherPage.reload();
  await expect(time.getByRole('combobox')).toHaveValue('5');

  const { teacher, student, session } = await startLesson(heldProduct);
  succeeded(await student.ask(session.id, message));
  const page = await heldProduct.openBrowser('teacher');
  await enter(page, teacher, '/alerts');
  await expect(page.getByText('Nobody has looked at it yet')).toBeVisible();
  await heldProduct.advance(10 * 60_000);
  await expect(page.getByText('Nobody looked at it in the agreed time')).toBeVisible();
});
