import { expect, type Locator, type Page } from '@playwright/test';

/** Actions of people on the screens. Elements are found by their visible words. */

export const password = 'correct horse';

/** Fills in a form by its labels and sends it. */
export async function fillIn(form: Page | Locator, fields: Record<string, string>, send: string) {
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByRole('button', { name: send, exact: true }).click();
}

export const teacherForm = (fields: Record<string, string> = {}) => ({
  'Full Name': 'Ada Byron',
  Email: 'ada@school.example',
  Password: password,
  'Confirm Password': password,
  'School Code': 'school',
  ...fields,
});

export const studentForm = (fields: Record<string, string> = {}) => ({
  'First Name': 'Mei',
  'Last Name': 'Lin',
  Username: 'mei.lin',
  Password: password,
  'Confirm Password': password,
  'Session ID': 'ABCDEF',
  ...fields,
});

/** Signs the browser in without the login form, which has its own tests, and opens a page. */
export async function enter(page: Page, person: { email: string; password: string }, path = '/') {
  const url = new URL(await baseOf(page));
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: person.password },
    headers: { origin: url.origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto(path);
}

/** Signs the browser in and opens a class on the dashboard. */
export async function openClass(
  page: Page,
  person: { email: string; password: string },
  name = 'Algebra 1',
): Promise<Locator> {
  await enter(page, person);
  await button(card(page, name), name).click();
  return card(page, name);
}

/** Signs the browser in and opens the form for a new assignment of the class. */
export async function openAssignmentForm(
  page: Page,
  person: { email: string; password: string },
): Promise<Locator> {
  await enter(page, person);
  await button(page, 'Create Assignment').click();
  return page.getByRole('dialog', { name: 'New assignment' });
}

async function baseOf(page: Page): Promise<string> {
  return (await page.request.get('/healthz')).url();
}

/** A name that no other test uses, for names that must be unique in the product. */
export const unique = (name: string) => `${name}${Math.random().toString(36).slice(2, 8)}`;

export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });
export const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Writes a question and sends it: with Enter, or on a phone, where Enter breaks the line, with the button. */
export async function ask(page: Page, question: string) {
  const box = messageBox(page);
  await box.fill(question);
  if ((await box.getAttribute('enterkeyhint')) === 'send') await box.press('Enter');
  else await button(page, 'Send').click();
}
