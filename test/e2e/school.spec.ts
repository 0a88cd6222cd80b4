import { registerTeacher, startLesson } from '../people.ts';
import { ask, button, conversation, enter, fillIn } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { openSafeguarding, startSchool } from './schools.ts';

/** The administrator of a school names in the web app whom its students can turn to. */

const fields = (contactEmail: string) => ({
  'Safeguarding contact': 'Ms Okoye, room 12',
  'Contact’s email': contactEmail,
  Helpline: 'Lifeline 116 111',
});

test('an administrator names the safeguarding contact and the helpline, and students in danger see them [standard 4.10]', async ({
  product,
  model,
  teacherPage,
  studentPage,
}) => {
  const { school, administrator } = await startSchool(product);
  await enter(teacherPage, administrator);
  const missing = teacherPage.getByText('Your school has no safeguarding contact.');
  await expect(missing).toBeVisible();
  await expect(teacherPage.getByRole('link', { name: 'Name a contact' })).toHaveAttribute(
    'href',
    '/school/safeguarding',
  );
  const window = await openSafeguarding(teacherPage);
  const preview = window.getByRole('region', { name: 'What the student reads' });
  await expect(window.getByText('North High')).toBeVisible();
  await expect(preview).toContainText('Please talk today with an adult you trust');

  const colleague = await registerTeacher(school);
  await fillIn(window, fields(colleague.email), 'Save');
  await expect(window.getByRole('status').filter({ hasText: 'Saved.' })).toHaveText(
    `Saved. Students read this from now on. The account of ${colleague.name} sees every alert.`,
  );
  const words = `${await preview.getByText('Thank you for writing this.').textContent()}`;
  expect(words).toContain('Please talk today with Ms Okoye, room 12 at your school');
  expect(words).toContain('You can call Lifeline 116 111, now as well.');
  await button(teacherPage, 'Back to Dashboard').click();
  await expect(teacherPage.getByRole('heading', { name: 'My Classes' })).toBeVisible();
  await expect(missing).toBeHidden();

  const { student, session } = await startLesson(school);
  const before = model.requests.length;
  await enter(studentPage, student, `/session/${session.id}/chat`);
  await ask(studentPage, 'I want to kill myself.');
  for (const paragraph of words.split(/\n+/))
    await expect(conversation(studentPage)).toContainText(paragraph);
  expect(model.requests).toHaveLength(before);
});
