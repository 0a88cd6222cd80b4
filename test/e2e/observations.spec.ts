import type { Page } from '@playwright/test';
import { nameWithUsername } from '../../contract/person-names.ts';
import { registerTeacher, startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { addObservation, asOperator } from './accounts.ts';
import { ask, button, conversation, enter, unique } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import type { StartedProduct } from './started-product.ts';

/**
 * Patterns over days: the safeguarding contact reads and closes observations; a student is pointed to people.
 */

const sizes = [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

const lonely = ['i have no friends at school', 'nobody ever talks to me', 'i feel so lonely all the time'];

/** A school with a contact, and a student of whom there are two observations. */
async function startObserved(product: StartedProduct) {
  const schoolCode = unique('N').toUpperCase();
  await asOperator(product, (operator) => operator.addSchool(schoolCode, 'North High'));
  const school = { url: product.url, schoolCode };
  const contact = await registerTeacher(school);
  await asOperator(product, (operator) =>
    operator.nameSafeguarding(schoolCode, 'Ms Okoye', contact.email, '116 111'),
  );
  const lesson = await startLesson(school);
  const messages = [];
  for (const [index, question] of lonely.entries()) {
    const { interaction } = succeeded(await lesson.student.ask(lesson.session.id, question));
    const at = `2026-11-1${index + 6}T09:1${index}:00.000Z`;
    messages.push({ id: interaction.id, at, sign: 'isolation', inAssignment: false });
  }
  addObservation(product, lesson.student, 'distress', { messages, count: 3, others: 14 });
  const days = [9, 11, 13, 18].map((day) => ({
    from: `2026-11-${String(day).padStart(2, '0')}T23:20:00.000Z`,
    until: `2026-11-${String(day).padStart(2, '0')}T23:48:00.000Z`,
    messages: day - 4,
  }));
  addObservation(product, lesson.student, 'night-use', { days, count: 35, others: 60 });
  return { ...lesson, contact };
}

const item = (page: Page, pattern: string) => page.getByRole('listitem').filter({ hasText: pattern });

for (const [name, viewport] of sizes) {
  test(`the safeguarding contact reads an observation on ${name} and closes it with a remark`, async ({
    product,
    openBrowser,
  }) => {
    const { contact, student } = await startObserved(product);
    const page = await openBrowser('contact', { viewport });
    await enter(page, contact);
    await expect(page.getByText('There are 2 new observations over several days.')).toBeVisible();
    await page.getByRole('link', { name: 'Read observations' }).click();
    await expect(page.getByRole('heading', { name: 'Observations over days' })).toBeVisible();
    const pattern = 'Messages of loneliness or low mood';
    const distress = item(page, pattern).first();
    await expect(distress).toContainText('New');
    await button(distress, `${pattern}: ${nameWithUsername(student)}`).click();
    for (const message of lonely) await expect(distress).toContainText(message);
    await expect(distress).toContainText('14 other messages of the same days show nothing of the kind.');
    await expect(distress).toContainText('How the student is: nobody asked.');
    await expect(distress).not.toContainText('New');
    await expectAccessible(page, `an observation on ${name}`);
    await page.setViewportSize(viewport);

    await button(distress, 'Close observation').click();
    await expect(distress).toContainText('Please write what you found or did.');
    await distress.getByLabel('Remark').fill('We spoke. She joins the chess club.');
    await button(distress, 'Close observation').click();
    await expect(page.getByRole('heading', { name: 'Observations over days' })).toBeFocused();
    await button(page, 'Show 1 closed').click();
    await button(distress, `${pattern}: ${nameWithUsername(student)}`).click();
    await expect(distress).toContainText('We spoke. She joins the chess club.');
    await expect(distress).toContainText(`Closed by ${contact.name}`);
    await button(item(page, 'Use at night'), `Use at night: ${nameWithUsername(student)}`).click();
    await expect(item(page, 'Use at night')).toContainText('4 nights with 35 messages together');
    await expectAccessible(page, `observations on ${name}`);
  });

  test(`a message of loneliness gets its answer and points to people on ${name}`, async ({
    product,
    openBrowser,
  }) => {
    const { student, session } = await startLesson(product);
    const page = await openBrowser('student', { viewport });
    await enter(page, student, `/session/${session.id}/chat`);
    await ask(page, 'i have no friends at school. what is a slope?');
    await expect(conversation(page)).toContainText('You asked: i have no friends at school.');
    await expect(conversation(page)).toContainText(
      'When something is hard, it can help to talk with a person',
    );
    await expectAccessible(page, `an answer that points to people on ${name}`);
  });
}

test('a teacher of the student sees no observation', async ({ product, openBrowser }) => {
  const { teacher } = await startObserved(product);
  const page = await openBrowser('teacher');
  await enter(page, teacher);
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeVisible();
  await expect(page.getByText('observation')).toHaveCount(0);
  await page.goto('/alerts');
  await expect(page.getByText('No alerts.')).toBeVisible();
  await expect(page.getByText('Observations')).toHaveCount(0);
});
