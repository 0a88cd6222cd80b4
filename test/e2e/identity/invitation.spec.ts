import { registerTeacher, startLesson } from '../../people.ts';
import { administer, asOperator } from '../accounts.ts';
import { button, enter, fillIn, password, unique } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { openSafeguarding } from '../schools.ts';
import type { StartedProduct } from '../started-product.ts';

/** Administrators and safeguarding contacts are invited by a one-time link. */

/** The link that a command of the operator prints. @returns the path of it */
async function printedLink(product: Pick<StartedProduct, 'dataDir'>, ...words: string[]): Promise<string> {
  const { stdout } = await administer(product, ...words);
  return `${/\/invitation#\w+/.exec(stdout)?.[0]}`;
}

async function startSchool(product: StartedProduct) {
  const schoolCode = unique('N').toUpperCase();
  await asOperator(product, (operator) => operator.addSchool(schoolCode, 'North High'));
  return { url: product.url, schoolCode };
}

test('an administrator who was invited registers with the link, and invites a contact who has an account', async ({
  product,
  watch,
  teacherPage,
  openBrowser,
}) => {
  const school = await startSchool(product);
  const email = `${unique('ada')}@school.example`;
  const path = await printedLink(product, 'school', 'administrator', school.schoolCode, email);
  await teacherPage.goto(path);
  await expect(teacherPage.getByRole('heading', { level: 1 })).toHaveText('Administer North High');
  await expect(teacherPage.getByLabel('Email', { exact: true })).toHaveValue(email);
  const own = { 'Full Name': 'Ada Byron', Password: password, 'Confirm Password': password };
  await fillIn(teacherPage, own, 'Create Account');
  await expect(teacherPage.getByRole('status')).toHaveText(
    'You administer North High now. Its settings are always under Account, School.',
  );
  await teacherPage.getByRole('link', { name: 'Go to the school' }).click();

  const window = await openSafeguarding(teacherPage);
  const contactEmail = `${unique('okoye')}@school.example`;
  const words = { 'Safeguarding contact': 'Ms Okoye', 'Contact’s email': contactEmail, Helpline: '116 111' };
  await fillIn(window, words, 'Save');
  const shown = teacherPage.getByRole('dialog', { name: 'Invitation' });
  const link = `${await shown.getByRole('status', { name: 'Invitation link' }).textContent()}`;
  expect(link).toMatch(new RegExp(`^${product.url}/invitation#[A-Z0-9]{26}$`));
  await button(shown, 'Done').click();
  const invitations = window.getByRole('region', { name: 'Invitations' });
  await expect(invitations).toContainText(`Safeguarding contact: ${contactEmail}`);
  await expect(invitations).toContainText('Pass the link on yourself.');
  await expect(window.getByText('Until your contact has accepted the invitation')).toBeVisible();

  // The link is opened in a browser in which another account is signed in; then the contact signs in there.
  const contactPage = await openBrowser('contact');
  await enter(contactPage, await registerTeacher(school), new URL(link).pathname + new URL(link).hash);
  await expect(contactPage.getByRole('status')).toContainText(`This invitation is for ${contactEmail}`);
  await button(contactPage, 'Logout').click();
  const contact = await registerTeacher(school, { email: contactEmail });
  await contactPage.getByRole('link', { name: 'Teacher login' }).click();
  await fillIn(contactPage, { Email: contactEmail, Password: password }, 'Login');
  await expect(contactPage.getByRole('heading', { level: 1 })).toHaveText(
    'Safeguarding contact of North High',
  );
  await button(contactPage, 'Accept').click();
  await expect(contactPage.getByRole('status')).toContainText('You are the safeguarding contact');

  const { student, session } = await startLesson(school);
  await student.ask(session.id, 'I want to kill myself.');
  await contactPage.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(contactPage.getByRole('alert')).toContainText(student.name);
  await button(window, 'Back to Dashboard').click();
  await openSafeguarding(teacherPage);
  await expect(window.getByText(`The account of ${contact.name} sees every alert.`)).toBeVisible();
  await expect(invitations).toBeHidden();

  watch.announceRefusal(404, 'This invitation no longer works');
  await contactPage.goto(link);
  await contactPage.reload();
  await expect(contactPage.getByRole('status')).toContainText('This invitation no longer works');
});
