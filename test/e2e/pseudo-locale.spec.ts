import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pseudoText } from '../../web/app/pseudo-text.ts';
import { registerStudent, registerTeacher } from '../people.ts';
import { administer } from './accounts.ts';
import { expectFit } from './fit.ts';
import { giveAssignment, hour } from './given-assignment.ts';
import { enter } from './in-the-browser.ts';
import { buildWebApp, freePort, serve } from './own-build.ts';
import { expect, test } from './product.ts';

/**
 * Every screen in the pseudo-locale on a phone: longer words, from right to left. Only a development build has it.
 * People and things have accents in their names, so that a word without an accent is outside of the catalogue.
 */

const phone = { width: 390, height: 844 };
const className = 'Ålgebra';

/** The checks find it, so its words cannot have accents. */
const danger = 'I want to kill myself.';

/** Texts that are not messages: names of formats, addresses, codes, dates, units, messages of a chat, the support text. */
const data =
  /^(?:Lyceum|CSV|JSON|[\w.-]+@[\w.]+|[A-Z\d]{6}|localhost:\d+.*|127\.0\.0\.1.*|https?:.*|\w+, \w+ \d+, \d{4}|\w+ \d+(?:, \d{4})? – (?:\w+ )?\d+, \d{4}|[a-z]{2}\.\w+|.*\b(?:AM|PM)\b.*|.*ago|now|in \d+ \w+|student\d+(?: ·)?|[“”]?I want to kill myself\.[“”]?|[\d.]+ \w+)$|^(?:No language model|(?:What stands|Was steht) (?:beside|neben)|Thank you for writing|Please talk today|Your teacher can see)/;

const called = (page: Page | Locator, role: 'button' | 'link' | 'menuitem' | 'heading', name: string) =>
  page.getByRole(role, { name: pseudoText(name), exact: true });

test('every screen fits a phone in the pseudo-locale, and has no text outside of the catalogue', async ({
  openBrowser,
  watch,
}) => {
  test.setTimeout(240_000);
  const folders = ['data', 'build'].map((name) => mkdtempSync(join(tmpdir(), `lyceum-${name}-`)));
  const [ofData = '', ofBuild = ''] = folders;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const stop = await serve(ofData, port, { webFolder: buildWebApp(ofBuild, { NODE_ENV: 'development' }) });
  const open = async (who: string) => {
    const page = await openBrowser(who, { baseURL: url, viewport: phone });
    await page.goto('/login?locale=pseudo');
    await expect(called(page, 'heading', 'Student Login')).toBeVisible();
    return page;
  };
  try {
    const signedOut = await open('nobody');
    await walkForms(signedOut);

    const school = { url, schoolCode: 'SCHOOL' };
    const teacher = await registerTeacher(school, { name: 'Ådå Ķîñĝ Ļöṽéļåçé' });
    const teacherPage = await open('teacher');
    await enter(teacherPage, teacher, '/teacher-dashboard');
    await administer({ dataDir: ofData }, 'school', 'administrator', 'SCHOOL', teacher.email);
    await teacherPage.reload();
    await walkEmptyDashboard(teacherPage);
    await walkSchool(teacherPage);
    const created = await teacher.createClass({ className, description: 'Ååñð šö öñ.' });
    const session = await teacher.startSession(created.id);
    const student = await registerStudent(school, session.sessionCode, { firstName: 'Mêî', lastName: 'Ļîñ' });

    await walkInvitation(signedOut, created.classCode, session.sessionCode);
    await signedOut.context().close();
    const studentPage = await open('student');
    await enter(studentPage, student, `/student-dashboard?join=${created.classCode}`);
    await expect(studentPage.getByRole('dialog').getByRole('textbox')).toHaveValue(created.classCode);
    await expectFit(studentPage, 'the form to join the class of a QR code', data);
    await studentPage.keyboard.press('Escape');
    // Registered with the code of a session, so its class is offered.
    await expect(
      studentPage.getByRole('button', { name: `${pseudoText('Join ')}${className}`, exact: true }),
    ).toBeVisible();
    await expectFit(studentPage, 'a student without classes', data);
    await student.joinClass(created.classCode);
    const assignment = await giveAssignment({ teacher, class: created }, new Date(), [-hour, hour], {
      title: 'Fŕåçţîöñš',
      description: 'Åđđ ţĥéɱ.',
    });
    // The last screen causes this refusal, which is shown by its code, in the language of the page.
    watch.announceRefusal(404, pseudoText('Assignment not found or access denied'));
    await walkStudent(studentPage, session.id, assignment.id);
    await student.ask(session.id, danger);
    await studentPage.goto(`/session/${session.id}/chat`);
    await expect(studentPage.getByRole('complementary')).toBeVisible();
    await expectFit(studentPage, 'a conversation with somebody to talk to', data);
    await walkAlerts(teacherPage);
    await walkTeacher(teacherPage, session.id, assignment.id);
    await teacherPage.goto(`/class/${created.id}/report`);
    await expect(teacherPage.getByRole('article').last()).toBeVisible();
    await expectFit(teacherPage, 'the report of a class', data);
  } finally {
    await stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});

async function walkForms(page: Page): Promise<void> {
  for (const path of ['/login', '/register', '/teacher-login', '/teacher-register', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectFit(page, path, data);
    if (path === '/no-such-page') continue;
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectFit(page, `${path} with a refusal`, data);
  }
}

/** The addresses of both QR codes, for somebody who has no sign-in yet. */
async function walkInvitation(page: Page, classCode: string, sessionCode: string): Promise<void> {
  await page.goto(`/student-dashboard?join=${classCode}`);
  await expect(page.getByRole('status')).toContainText(classCode);
  await expectFit(page, 'the login on the way to a class', data);
  await page.goto(`/register?sessionId=${sessionCode}`);
  await expect(page.getByRole('textbox').last()).toHaveValue(sessionCode);
  await expectFit(page, 'the registration with a session ID filled in', data);
}

async function walkAlerts(page: Page): Promise<void> {
  await page.goto('/teacher-dashboard');
  await expect(page.getByRole('alert')).toContainText(danger);
  await expectFit(page, 'an alert on the dashboard', data);
  await page.goto('/alerts');
  await expect(page.getByRole('main').getByText(danger)).toBeVisible();
  await expectFit(page, 'an alert that nobody has looked at', data);
  await called(page, 'button', 'Acknowledge').click();
  await expect(called(page, 'button', 'Acknowledge')).toBeHidden();
  await expectFit(page, 'an alert that somebody is looking after', data);
  await called(page, 'button', 'Not a concern').click();
  await expect(called(page, 'button', 'Not a concern')).toBeHidden();
  await expectFit(page, 'an alert that is not a concern', data);
}

async function walkEmptyDashboard(page: Page): Promise<void> {
  await expect(page.getByText(pseudoText('No classes yet.'), { exact: false })).toBeVisible();
  await expectFit(page, 'a teacher without classes', data);
  for (const menu of ['Appearance', 'Account']) {
    await called(page, 'button', menu).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectFit(page, `the menu ${menu}`, data);
    await page.keyboard.press('Escape');
  }
  await called(page, 'button', 'Account').click();
  await called(page, 'menuitem', 'Change password').click();
  await expectFit(page, 'the form of a new password', data);
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog');
  await called(page, 'button', 'Account').click();
  await called(page, 'menuitem', 'Second factor').click();
  await expect(dialog.getByRole('button').last()).toBeVisible();
  await expectFit(page, 'the second factor of an account', data);
  await page.keyboard.press('Escape');
  await called(page, 'button', 'Create Class').click();
  await called(dialog, 'button', 'Create Class').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFit(page, 'the form of a class with a refusal', data);
  await dialog.locator('input').first().fill('Å');
  await page.keyboard.press('Escape');
  await expectFit(page, 'the question before what was typed is discarded', data);
  await called(dialog, 'button', 'Discard').click();
}

async function walkSchool(page: Page): Promise<void> {
  await called(page, 'button', 'Account').click();
  await called(page, 'menuitem', 'School').click();
  const open = (name: string) => called(page.getByRole('main').getByRole('navigation'), 'link', name).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectFit(page, 'the teachers of a school', data);
  await open('How teachers join');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectFit(page, 'how teachers join', data);
  await open('Profile');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectFit(page, 'the profile of a school', data);
  await open('Time');
  await page.getByRole('main').getByRole('textbox').first().fill('3');
  await called(page, 'button', 'Save').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFit(page, 'the limits of time with a refusal', data);
  await open('Model');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expectFit(page, 'the model', data);
  await open('Security log');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectFit(page, 'the security log', data);
  await open('Report');
  await expect(called(page, 'button', 'Previous week')).toBeVisible();
  await expectFit(page, 'the report of a school', data);
  await open('Safeguarding');
  await called(page, 'button', 'Save').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFit(page, 'the school with a refusal', data);
  const fields = page.getByRole('main').getByRole('textbox');
  for (const [index, value] of ['Ḿš Öķöýé', 'okoye@school.example', '116 111'].entries())
    await fields.nth(index).fill(value);
  await called(page, 'button', 'Save').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFit(page, 'the link of an invitation', data);
  await called(page, 'button', 'Done').click();
  await expectFit(page, 'the school that was saved', data);
}

async function walkStudent(page: Page, sessionId: string, assignmentId: string): Promise<void> {
  await page.goto('/student-dashboard');
  await page.getByRole('button', { name: className, exact: true }).click();
  await expect(called(page, 'link', 'My lessons')).toBeVisible();
  await expectFit(page, 'a student with a class', data);
  await called(page, 'button', `Join Class`).click();
  await expectFit(page, 'the form to join a class', data);
  await page.goto(`/session/${sessionId}/chat`);
  await expect(called(page, 'heading', 'What are you working on?')).toBeVisible();
  await expectFit(page, 'the welcome of a session', data);
  await page.getByRole('textbox').fill('Ĥööŵ đö Î šöļṽé 2x + 3 = 11?');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(called(page, 'button', 'Stop')).toBeHidden();
  await expectFit(page, 'a conversation', data);
  await page.goto(`/session/${sessionId}/my-lessons`);
  await expect(page.getByText('Ĥööŵ', { exact: false })).toBeVisible();
  await expectFit(page, "the student's lessons", data);
  await page.goto(`/assignment/${assignmentId}`);
  await expect(page.getByRole('textbox')).toBeVisible();
  await expectFit(page, 'an assignment', data);
  await page.getByRole('textbox').fill('Ŵĥåţ îš ŵåñţéđ?');
  await page.getByRole('textbox').press('Enter');
  await expect(called(page, 'button', 'Stop')).toBeHidden();
  await called(page, 'button', 'All instructions, guidelines and tips').click();
  await expectFit(page, 'an assignment with its instructions', data);
  await page.goto('/assignment/none');
  await expect(called(page, 'heading', 'Assignment Unavailable')).toBeVisible();
  await expectFit(page, 'an assignment that is not there', data);
}

async function walkTeacher(page: Page, sessionId: string, assignmentId: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const look = async (screen: string) => {
    await expect(dialog).toBeVisible();
    await expectFit(page, screen, data);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.goto('/teacher-dashboard');
  await page.getByRole('button', { name: className, exact: true }).click();
  const item = page.getByRole('listitem', { name: 'Fŕåçţîöñš' });
  await expect(item).toBeVisible();
  await expectFit(page, 'a class and the live monitor', data);
  const student = page.getByRole('button', { name: 'Mêî Ļîñ', exact: true });
  await student.click();
  await expect(called(page, 'button', 'Minimize')).toBeVisible();
  await expectFit(page, 'an expanded card of the monitor', data);

  await page.getByRole('button', { name: `${pseudoText('Options of ')}${className}`, exact: true }).click();
  await expectFit(page, 'the menu of a class', data);
  await called(page, 'menuitem', 'Renew class code').click();
  await look('the question before a class code is renewed');
  await called(page, 'button', 'Enlarge Class Code').click();
  await look('a code enlarged');
  await called(page, 'button', 'Guidelines').click();
  await look('the guidelines of a session');
  await called(page, 'button', 'Create Assignment').click();
  await page.locator('summary').first().click();
  const [answers, steps] = await dialog.getByRole('group').first().getByRole('textbox').all();
  await answers?.fill('12.5 m\n3..5\n1/0\n5O\n(2 + 3\nx =\n3 m/z\nÞåŕîš');
  await steps?.fill('21');
  await expect(dialog.getByText(pseudoText('The checks look for:'))).toBeVisible();
  await called(dialog, 'button', 'Create Assignment').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFit(page, 'the form of an assignment with a refusal', data);
  await page.keyboard.press('Escape');
  await called(dialog, 'button', 'Discard').click();
  for (const change of ['Edit', 'Extend', 'Close now', 'Delete']) {
    await item.getByRole('button', { name: `${pseudoText('Options of ')}Fŕåçţîöñš`, exact: true }).click();
    await called(page, 'menuitem', change).click();
    await look(`${change} of an assignment`);
  }
  for (const change of ['Reset password', 'Remove from class']) {
    await page.getByRole('button', { name: `${pseudoText('Options of ')}Mêî Ļîñ`, exact: true }).click();
    await called(page, 'menuitem', change).click();
    await look(`${change} of a student`);
  }

  for (const path of [`/session/${sessionId}/lessons`, `/assignment/${assignmentId}/work`]) {
    await page.goto(path);
    await page.getByRole('listitem').getByRole('button').click();
    await expect(called(page, 'button', 'Export')).toBeVisible();
    await expectFit(page, `the submitted work ${path.split('/')[1]}`, data);
    await called(page, 'button', 'Export').click();
    await expectFit(page, 'the menu of an export', data);
    await page.keyboard.press('Escape');
  }
  for (const path of [`/session/${sessionId}/print`, `/assignment/${assignmentId}/print`]) {
    await page.goto(path);
    await expect(page.getByRole('article')).toBeVisible();
    await expectFit(page, `the page for paper ${path.split('/')[1]}`, data);
  }
}
