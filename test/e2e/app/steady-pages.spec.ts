import type { Locator, Page } from '@playwright/test';
import { startLesson } from '../../people.ts';
import { delayCall, withoutSharedWorkers } from '../calls.ts';
import { button, card, enter, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

test.use({ firstVisit: true });

/** Nothing that can be pressed moves while a page loads: a click would go to what comes into its place. */

const danger = 'I want to kill myself.';
const laptop = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * The most that a layout may shift: the text of the header moves a little when its typeface or the number of
 * alerts comes.
 */
const littleShift = 0.005;

declare global {
  interface Window {
    /** How much the layout has shifted since the page was opened. */
    layoutShift: number;
  }
}

/**
 * Measures the shifts of every page that is opened from now on, as browsers report them (Cumulative Layout
 * Shift).
 */
async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Delays the calls with these addresses, each 250 ms longer than the one before, so that the page draws in
 * between.
 */
async function answerLate(page: Page, ...addresses: (string | RegExp)[]): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    await page.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250 * (index + 1)));
      await route.fallback();
    });
  }
}

for (const [device, options] of Object.entries({ laptop, phone }))
  test(`the dashboards of a teacher and a student appear as they stay, on a ${device}`, async ({
    product,
    openBrowser,
  }) => {
    const { teacher, student, session, class: ofClass } = await startLesson(product);
    await student.ask(session.id, danger);
    const open = async (who: string, person: typeof teacher | typeof student, ...late: string[]) => {
      const page = await openBrowser(who, options);
      await measureShifts(page);
      await answerLate(page, ...late);
      await enter(page, person);
      await expect(card(page, 'Algebra 1')).toBeVisible();
      return page;
    };
    const expectSteady = async (page: Page, ...parts: Locator[]) => {
      for (const part of parts) await expect(part).toBeVisible();
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(littleShift);
    };
    const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' });
    const ofStudent = await open('student', student, '**/api/student/assignments', '**/api/privacy');
    await expectSteady(ofStudent, button(ofStudent, 'Got it'));

    const late = ['**/api/alerts*', '**/api/openings/ended'];
    const inLesson = await open('teacher', teacher, ...late);
    await expectSteady(inLesson, alerts(inLesson), card(inLesson, student.name));

    await teacher.stopSession(ofClass.id);
    const after = await open('teacher later', teacher, ...late, '**/summary');
    await expectSteady(after, alerts(after), after.getByRole('heading', { name: 'Last lesson' }));
  });

test('a dashboard does not wait long for a part, and then keeps the order in which it is shown', async ({
  product,
  openBrowser,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await student.ask(session.id, 'What is given?');
  const page = await openBrowser('teacher', phone);
  await withoutSharedWorkers(page);
  const connect = await delayCall(page, '**/api/monitor/events*');
  const algebra = await openClass(page, teacher);
  await expect(button(algebra, 'Change limits')).toBeVisible();
  const place = await algebra.boundingBox();
  connect();
  await expect(card(page, student.name)).toBeVisible();
  expect(await algebra.boundingBox()).toEqual(place);
  await expect(button(algebra, 'Change limits')).toBeVisible();
});

test('what an opened class shows is there at once, so that a menu of its roster stays beside its button', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student } = await startLesson(product);
  await answerLate(page, '**/api/classes/*/time', '**/api/classes/*/teachers');
  const algebra = await openClass(page, teacher);
  await expect(button(algebra, `Options for ${student.name}`)).toBeVisible();
  expect(await button(algebra, 'Change limits').isVisible()).toBe(true);
  expect(await algebra.getByRole('listitem', { name: teacher.name }).isVisible()).toBe(true);
});
