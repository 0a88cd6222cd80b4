import type { Locator, Page } from '@playwright/test';
import { registerStudent, registerTeacher } from '../people.ts';
import { asOperator } from './accounts.ts';
import { giveAssignment, hour } from './given-assignment.ts';
import { enter } from './in-the-browser.ts';
import { expect } from './product.ts';

const className = 'Ålgebra';

/** A message that shows danger. It has no added accents, since the checks find it only without them. */
const danger = 'I want to kill myself.';

interface Language {
  /** The words on the screen for an English message, also for its beginning up to a value. */
  readonly say: (english: string) => string;
  /** Opens the login in a browser of this language on a phone. */
  readonly open: (who: string) => Promise<Page>;
  /** Checks a screen: it fits a phone, and its words are in this language. */
  readonly fits: (page: Page, screen: string) => Promise<void>;
  readonly announceRefusal: (status: number, sentence: string) => void;
}

/** A server without accounts. */
interface EmptyServer {
  readonly url: string;
  readonly dataDir: string;
}

/**
 * A walk over every screen on a phone, for languages other than English. People and things have accents in
 * their names, so that a word without one is found in the pseudo-locale.
 */
export class EveryScreen {
  private readonly say: Language['say'];
  private readonly open: Language['open'];
  private readonly fits: Language['fits'];
  private readonly announceRefusal: Language['announceRefusal'];

  constructor({ say, open, fits, announceRefusal }: Language) {
    this.say = say;
    this.open = open;
    this.fits = fits;
    this.announceRefusal = announceRefusal;
  }

  private called(page: Page | Locator, role: 'button' | 'link' | 'menuitem' | 'heading', name: string) {
    return page.getByRole(role, { name: this.say(name), exact: true });
  }

  async walk({ url, dataDir }: EmptyServer): Promise<void> {
    const signedOut = await this.open('nobody');
    await this.walkForms(signedOut);

    const school = { url, schoolCode: 'SCHOOL' };
    const teacher = await registerTeacher(school, { name: 'Ådå Ķîñĝ Ļöṽéļåçé' });
    const teacherPage = await this.open('teacher');
    await enter(teacherPage, teacher, '/teacher-dashboard');
    await asOperator({ dataDir }, (operator) => operator.nameAdministrator('SCHOOL', teacher.email));
    await teacherPage.reload();
    await this.walkEmptyDashboard(teacherPage);
    await this.walkSchool(teacherPage);
    const created = await teacher.createClass({ className, description: 'Ååñð šö öñ.' });
    const session = await teacher.startSession(created.id);
    const student = await registerStudent(school, session.sessionCode, { firstName: 'Mêî', lastName: 'Ļîñ' });

    await this.walkInvitation(signedOut, created.classCode, session.sessionCode);
    await signedOut.context().close();
    const studentPage = await this.open('student');
    await enter(studentPage, student, `/student-dashboard?join=${created.classCode}`);
    await expect(studentPage.getByRole('dialog').getByRole('textbox')).toHaveValue(created.classCode);
    await this.fits(studentPage, 'the form to join the class of a QR code');
    await studentPage.keyboard.press('Escape');
    // The student registered with the code of the session, so its class is offered.
    await expect(
      studentPage.getByRole('button', { name: `${this.say('Join ')}${className}`, exact: true }),
    ).toBeVisible();
    await this.fits(studentPage, 'a student without classes');
    await student.joinClass(created.classCode);
    const assignment = await giveAssignment({ teacher, class: created }, new Date(), [-hour, hour], {
      title: 'Fŕåçţîöñš',
      description: 'Åđđ ţĥéɱ.',
    });
    // The last screen of the student causes this refusal. The page shows it in its own language, by the code
    // of the error.
    this.announceRefusal(404, this.say('Assignment not found or access denied'));
    await this.walkStudent(studentPage, session.id, assignment.id);
    await student.ask(session.id, danger);
    await studentPage.goto(`/session/${session.id}/chat`);
    await expect(studentPage.getByRole('complementary')).toBeVisible();
    await this.fits(studentPage, 'a conversation with somebody to talk to');
    await this.walkAlerts(teacherPage);
    await this.walkTeacher(teacherPage, session.id, assignment.id);
    await teacherPage.goto(`/class/${created.id}/report`);
    await expect(teacherPage.getByRole('article').last()).toBeVisible();
    await this.fits(teacherPage, 'the report of a class');
  }

  private async walkForms(page: Page): Promise<void> {
    for (const path of ['/login', '/register', '/teacher-login', '/teacher-register', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await this.fits(page, path);
      if (path === '/no-such-page') continue;
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await this.fits(page, `${path} with a refusal`);
    }
  }

  /** The addresses of both QR codes, for somebody who has no sign-in yet. */
  private async walkInvitation(page: Page, classCode: string, sessionCode: string): Promise<void> {
    await page.goto(`/student-dashboard?join=${classCode}`);
    await expect(page.getByRole('status')).toContainText(classCode);
    await this.fits(page, 'the login on the way to a class');
    await page.goto(`/register?sessionId=${sessionCode}`);
    await expect(page.getByRole('textbox').last()).toHaveValue(sessionCode);
    await this.fits(page, 'the registration with a session ID filled in');
  }

  private async walkAlerts(page: Page): Promise<void> {
    await page.goto('/teacher-dashboard');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await this.fits(page, 'an alert on the dashboard');
    await page.goto('/alerts');
    await expect(page.getByRole('main').getByText(danger)).toBeVisible();
    await this.fits(page, 'an alert that nobody has looked at');
    await this.called(page, 'button', 'I am on it').click();
    await expect(this.called(page, 'button', 'I am on it')).toBeHidden();
    await this.fits(page, 'an alert that somebody is looking after');
    await this.called(page, 'button', 'Not a concern').click();
    await expect(this.called(page, 'button', 'Not a concern')).toBeHidden();
    await this.fits(page, 'an alert that is not a concern');
  }

  private async walkEmptyDashboard(page: Page): Promise<void> {
    await expect(
      page.getByText(this.say('No classes yet. Create your first class to get started!'), { exact: false }),
    ).toBeVisible();
    await this.fits(page, 'a teacher without classes');
    for (const menu of ['Appearance', 'Account']) {
      await this.called(page, 'button', menu).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await this.fits(page, `the menu ${menu}`);
      await page.keyboard.press('Escape');
    }
    await this.called(page, 'button', 'Account').click();
    await this.called(page, 'menuitem', 'Change password').click();
    await this.fits(page, 'the form of a new password');
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('dialog');
    await this.called(page, 'button', 'Account').click();
    await this.called(page, 'menuitem', 'Second factor').click();
    await expect(dialog.getByRole('button').last()).toBeVisible();
    await this.fits(page, 'the second factor of an account');
    await page.keyboard.press('Escape');
    await this.called(page, 'button', 'Create Class').click();
    await this.called(dialog, 'button', 'Create Class').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await this.fits(page, 'the form of a class with a refusal');
    await dialog.locator('input').first().fill('Å');
    await page.keyboard.press('Escape');
    await this.fits(page, 'the question before what was typed is discarded');
    await this.called(dialog, 'button', 'Discard').click();
  }

  private async walkSchool(page: Page): Promise<void> {
    await this.called(page, 'button', 'Account').click();
    await this.called(page, 'menuitem', 'School').click();
    const open = (name: string) =>
      this.called(page.getByRole('main').getByRole('navigation'), 'link', name).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await this.fits(page, 'the teachers of a school');
    await open('How teachers join');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await this.fits(page, 'how teachers join');
    await open('Profile');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await this.fits(page, 'the profile of a school');
    await open('Time');
    await page.getByRole('main').getByRole('textbox').first().fill('3');
    await this.called(page, 'button', 'Save').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await this.fits(page, 'the time limits with a refusal');
    await open('Model');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await this.fits(page, 'the model');
    await open('Security log');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await this.fits(page, 'the security log');
    await open('Report');
    await expect(this.called(page, 'button', 'Previous week')).toBeVisible();
    await this.fits(page, 'the report of a school');
    await open('Safeguarding');
    await this.called(page, 'button', 'Save').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await this.fits(page, 'the school with a refusal');
    const fields = page.getByRole('main').getByRole('textbox');
    for (const [index, value] of ['Ḿš Öķöýé', 'okoye@school.example', '116 111'].entries())
      await fields.nth(index).fill(value);
    await this.called(page, 'button', 'Save').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await this.fits(page, 'the link of an invitation');
    await this.called(page, 'button', 'Done').click();
    await this.fits(page, 'the school that was saved');
  }

  private async walkStudent(page: Page, sessionId: string, assignmentId: string): Promise<void> {
    await page.goto('/student-dashboard');
    await page.getByRole('button', { name: className, exact: true }).click();
    await expect(this.called(page, 'link', 'My lessons')).toBeVisible();
    await this.fits(page, 'a student with a class');
    await this.called(page, 'button', `Join Class`).click();
    await this.fits(page, 'the form to join a class');
    await page.goto(`/session/${sessionId}/chat`);
    await expect(this.called(page, 'heading', 'What are you working on?')).toBeVisible();
    await this.fits(page, 'the welcome of a session');
    await page.getByRole('textbox').fill('Ĥööŵ đö Î šöļṽé 2x + 3 = 11?');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(this.called(page, 'button', 'Stop')).toBeHidden();
    await this.fits(page, 'a conversation');
    await this.called(page, 'button', 'Ask my teacher').click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').fill('Îš ɱý šķéţçĥ řîĝĥţ?');
    await this.fits(page, 'the form that asks the teacher');
    await this.called(form, 'button', 'Ask now').click();
    await expect(this.called(page, 'button', 'I no longer need help')).toBeVisible();
    await this.fits(page, 'a conversation whose student asks the teacher');
    await page.goto(`/session/${sessionId}/my-lessons`);
    await expect(page.getByText('Ĥööŵ', { exact: false })).toBeVisible();
    await this.fits(page, "the student's lessons");
    await page.goto(`/assignment/${assignmentId}`);
    await expect(page.getByRole('textbox')).toBeVisible();
    await this.fits(page, 'an assignment');
    await page.getByRole('textbox').fill('Ŵĥåţ îš ŵåñţéđ?');
    await page.getByRole('textbox').press('Enter');
    await expect(this.called(page, 'button', 'Stop')).toBeHidden();
    await this.called(page, 'button', 'All instructions, guidelines and tips').click();
    await this.fits(page, 'an assignment with its instructions');
    await page.goto('/assignment/none');
    await expect(this.called(page, 'heading', 'Assignment Unavailable')).toBeVisible();
    await this.fits(page, 'an assignment that is not there');
  }

  private async walkTeacher(page: Page, sessionId: string, assignmentId: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    const look = async (screen: string) => {
      await expect(dialog).toBeVisible();
      await this.fits(page, screen);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await page.goto('/teacher-dashboard');
    await page.getByRole('button', { name: className, exact: true }).click();
    const item = page.getByRole('listitem', { name: 'Fŕåçţîöñš' });
    await expect(item).toBeVisible();
    await this.fits(page, 'a class and the live monitor');
    const student = page.getByRole('button', { name: 'Mêî Ļîñ', exact: true });
    await student.click();
    await expect(this.called(page, 'button', 'Minimize')).toBeVisible();
    const coming = page.getByRole('button', { name: `${this.say('I am coming: ')}Mêî Ļîñ`, exact: true });
    await expect(coming).toBeVisible();
    await this.fits(page, 'the panel of a student on the monitor');
    await this.called(page, 'button', 'Minimize').click();

    await page.getByRole('button', { name: `${this.say('Options for ')}${className}`, exact: true }).click();
    await this.fits(page, 'the menu of a class');
    await this.called(page, 'menuitem', 'Renew class code').click();
    await look('the question before a class code is renewed');
    await page
      .getByRole('button', { name: `${this.say('Enlarge ')}${this.say('Class Code')}`, exact: true })
      .click();
    await look('a code enlarged');
    await this.called(page, 'button', 'Guidelines').click();
    await look('the guidelines of a session');
    await this.called(page, 'button', 'Create Assignment').click();
    await page.locator('summary').first().click();
    const [answers, steps] = await dialog.getByRole('group').first().getByRole('textbox').all();
    // Answers of several kinds, and several typing errors, so that the form shows its remarks on each.
    await answers?.fill('12.5 m\n3..5\n1/0\n5O\n(2 + 3\nx =\n3 m/z\nÞåŕîš');
    await steps?.fill('21');
    await expect(dialog.getByText(this.say('The checks look for:'))).toBeVisible();
    await this.called(dialog, 'button', 'Create Assignment').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await this.fits(page, 'the form of an assignment with a refusal');
    await page.keyboard.press('Escape');
    await this.called(dialog, 'button', 'Discard').click();
    for (const change of ['Edit', 'Extend', 'Close now', 'Delete']) {
      await item.getByRole('button', { name: `${this.say('Options for ')}Fŕåçţîöñš`, exact: true }).click();
      await this.called(page, 'menuitem', change).click();
      await look(`${change} of an assignment`);
    }
    for (const change of ['Reset password', 'Remove from class']) {
      await page.getByRole('button', { name: `${this.say('Options for ')}Mêî Ļîñ`, exact: true }).click();
      await this.called(page, 'menuitem', change).click();
      await look(`${change} of a student`);
    }

    for (const path of [`/session/${sessionId}/lessons`, `/assignment/${assignmentId}/work`]) {
      await page.goto(path);
      await page.getByRole('listitem').getByRole('button').click();
      await expect(this.called(page, 'button', 'Export')).toBeVisible();
      await this.fits(page, `the submitted work ${path.split('/')[1]}`);
      await this.called(page, 'button', 'Export').click();
      await this.fits(page, 'the menu of an export');
      await page.keyboard.press('Escape');
    }
    for (const path of [`/session/${sessionId}/print`, `/assignment/${assignmentId}/print`]) {
      await page.goto(path);
      await expect(page.getByRole('article')).toBeVisible();
      await this.fits(page, `the page for paper ${path.split('/')[1]}`);
    }
  }
}
