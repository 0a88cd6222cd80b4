import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { openMailServer } from '../../mail-server.ts';
import { registerTeacher } from '../../people.ts';
import { card, fillIn, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { startProduct } from '../started-product.ts';

/** Teachers who forgot their password get a link by email, or ask the administrator. */

test('a teacher who forgot the password chooses a new one with a link from an email', async ({
  watch,
  openBrowser,
}) => {
  test.slow();
  const mail = await openMailServer();
  const stolen = 'hunter2006';
  const list = test.info().outputPath('pwnedpasswords.txt');
  writeFileSync(list, `${createHash('sha1').update(stolen).digest('hex').toUpperCase()}:17\r\n`);
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'lyceum@school.example',
    BREACHED_PASSWORDS_FILE: list,
  };
  const product = await startProduct({ settings });
  try {
    const teacher = await registerTeacher(product);
    await teacher.createClass({ className: 'Geometry' });
    const page = await openBrowser('teacher', { baseURL: product.url });
    await page.goto('/teacher-login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The page before has a field for the email, too.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await fillIn(page, { Email: teacher.email.toUpperCase() }, 'Send the link');
    const sent = 'If a teacher has this email address, a link is on its way. It works for 30 minutes.';
    await expect(page.getByRole('status')).toHaveText(sent);
    await expect.poll(() => mail.received).toHaveLength(1);
    const [link = ''] = /\/reset-password#\w+/.exec(mail.received[0]?.text ?? '') ?? [];

    await page.goto(link);
    const chosen = { 'New Password': 'otter horse', 'Confirm New Password': 'otter horse' };
    await fillIn(page, { ...chosen, 'Confirm New Password': 'other' }, 'Change Password');
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
    watch.announceRefusal(400, 'stolen passwords');
    await fillIn(page, { 'New Password': stolen, 'Confirm New Password': stolen }, 'Change Password');
    await expect(page.getByRole('alert')).toHaveText(
      'Please choose another password: this one is in a list of stolen passwords, which others would try.',
    );
    await expect(page.getByLabel('New Password', { exact: true })).toBeFocused();
    await fillIn(page, chosen, 'Change Password');
    await expect(page.getByRole('status')).toHaveText(
      'Your password was changed. Please sign in with the new one.',
    );
    await page.reload();
    watch.announceRefusal(404, 'This link no longer works');
    await fillIn(page, chosen, 'Change Password');
    await expect(page.getByRole('alert')).toHaveText('This link no longer works. Please ask for a new one.');
    await page.getByRole('link', { name: 'Get another one' }).click();
    await page.getByRole('link', { name: 'Teacher login' }).click();
    await expect(page.getByRole('heading', { name: 'Teacher Login' })).toBeVisible();
    watch.announceRefusal(401, 'Invalid');
    await fillIn(page, { Email: teacher.email, Password: password }, 'Login');
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await fillIn(page, { Password: 'otter horse' }, 'Login');
    await expect(card(page, 'Geometry')).toBeVisible();
    await page.close();
    expect(product.errors()).toEqual([]);
  } finally {
    await product.stop();
    await mail.close();
  }
});
