import type { Locator, Page } from '@playwright/test';
import { registerTeacher } from '../../people.ts';
import { giveAssignment, hour } from '../given-assignment.ts';
import { button, card, conversation, messageBox, password, studentForm, unique } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

const maxPresses = 40;

/**
 * The focused element, and whether its focus is visible as an outline of the element or of the box around it.
 */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return { what: 'nothing', isShown: false };
    // A box around a field may show its focus: the line of a check box, the frame of the chat.
    const boxes = [focused, focused.parentElement, focused.closest('[data-composer]')].filter(
      (each) => each !== null,
    );
    // The heading of a new page takes no input, and has no ring.
    const isHeading = focused.matches('h1[tabindex="-1"]');
    const isOutlined = isHeading || boxes.some((each) => getComputedStyle(each).outlineStyle !== 'none');
    const { top, bottom } = focused.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight;
    return { what: focused.outerHTML.slice(0, 120), isShown: isOutlined && isInView };
  });

/** Waits until the focus is somewhere, and visible there. */
const expectFocus = async (page: Page, after: string) => {
  await expect(async () => {
    const { what, isShown } = await focusOf(page);
    expect(isShown, `after ${after} the focus is on ${what}`).toBe(true);
  }).toPass({ timeout: 5_000 });
};

/** Presses Tab until an element has the focus; the focus is visible after each press. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // Between the last element and the first one the focus is in the browser, outside the page.
    if ((await focusOf(page)).what === 'nothing') await page.keyboard.press(key);
    await expectFocus(page, key);
  }
  throw new Error(`${target} is not reached with ${maxPresses} times ${key}.`);
}

async function go(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('a student’s whole day works by keyboard alone, and the focus is never lost [spec 2.12 2.38 10.200]', async ({
  heldProduct,
}) => {
  test.slow();
  const teacher = await registerTeacher(heldProduct);
  const algebra = await teacher.createClass();
  const physics = await teacher.createClass({ className: 'Physics', subject: 'Science' });
  const { sessionCode } = await teacher.startSession(algebra.id);
  const { sessionCode: ofPhysics } = await teacher.startSession(physics.id);
  await teacher.stopSession(physics.id);
  const page = await heldProduct.openBrowser('student', { viewport: { width: 1366, height: 768 } });
  await page.goto('/login');

  await go(page, page.getByRole('link', { name: 'Create a student account' }));
  await expect(page).toHaveURL('/register');
  await expectFocus(page, 'opening the registration');
  const username = unique('mei.');
  const form = studentForm({ Username: username, 'Session ID': sessionCode });
  for (const [label, text] of Object.entries(form)) await type(page, label, text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-dashboard');
  await expectFocus(page, 'registering');

  await go(page, page.getByRole('link', { name: 'Skip to content' }));
  await go(page, button(page, 'Join Algebra 1'));
  await expect(card(page, 'Algebra 1')).toBeVisible();
  await expectFocus(page, 'joining the offered class');
  await go(page, button(page, 'Join Class'));
  await expect(page.getByLabel('Class Code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Join Class')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(ofPhysics);
  await page.keyboard.press('Enter');
  await expect(card(page, 'Physics')).toBeVisible();
  await expectFocus(page, 'joining a class with a code');

  await go(page, page.getByRole('link', { name: 'Join Session' }));
  await expect(messageBox(page)).toBeFocused();
  await expectFocus(page, 'joining the session');
  await page.keyboard.type('What is given?');
  await page.keyboard.press('Enter');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await expectFocus(page, 'an answer');
  await teacher.stopSession(algebra.id);
  await expect(page.getByText('The teacher has closed this session.')).toBeVisible();
  await expectFocus(page, 'the end of the session');
  await go(page, button(page, 'Leave Session'));
  await expect(page).toHaveURL('/student-dashboard');
  await expectFocus(page, 'leaving the session');

  const fractions = await giveAssignment({ teacher, class: algebra }, heldProduct.now(), [-hour, hour]);
  await go(page, page.getByRole('link', { name: 'Start Assignment' }));
  await expect(page).toHaveURL(`/assignment/${fractions.id}`);
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type('I have tried 5/6.');
  await page.keyboard.press('Enter');
  await expect(conversation(page)).toContainText('You asked: I have tried 5/6.');
  await heldProduct.advance(hour + 1_000);
  await expect(page.getByText('Your conversation is handed in')).toBeVisible();
  await expectFocus(page, 'handing in');
  await go(page, button(page, 'Back to Dashboard'));
  await expect(page).toHaveURL('/student-dashboard');
  await expectFocus(page, 'coming back from the assignment');

  await go(page, page.getByRole('link', { name: 'Read my work' }));
  await expect(conversation(page)).toContainText('I have tried 5/6.');
  await expectFocus(page, 'reading the work');
  await go(page, button(page, 'Back to Dashboard'));
  const ofClass = card(page, 'Algebra 1');
  await go(page, button(ofClass, 'Algebra 1'));
  await go(page, ofClass.getByRole('link', { name: 'My lessons' }));
  await expect(conversation(page)).toContainText('What is given?');
  await expectFocus(page, 'opening the own lessons');
  await go(page, button(page, 'Back to Dashboard'));
  await expectFocus(page, 'coming back from the own lessons');

  await go(page, button(page, 'Logout'));
  await expect(page).toHaveURL('/login');
  await expectFocus(page, 'signing out');
  await type(page, 'Username', username);
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-dashboard');
  await expectFocus(page, 'signing in');
});
