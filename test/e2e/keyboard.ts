import { expect, type Locator, type Page } from '@playwright/test';

const maxPresses = 25;

/** Presses Tab until this element has the focus, and checks that the focus is visible there. */
export async function pressTabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element.matches(':focus-visible'))) {
      await expect(target).not.toHaveCSS('outline-style', 'none');
      return;
    }
  }
  throw new Error(`${target} is not reached with ${maxPresses} times ${key}.`);
}

/** Goes to a field by its label and types into it. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await pressTabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}
