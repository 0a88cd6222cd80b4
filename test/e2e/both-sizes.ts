import { expect, type Locator, type Page } from '@playwright/test';

/**
 * One page used at the size of a laptop and at that of a phone, so that a test of the second size does not
 * need people, lessons and pages of its own.
 */

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** Uses a page at the size of a phone, and then makes it as large as a laptop's again. */
export async function onPhone<Result>(page: Page, use: () => Promise<Result>): Promise<Result> {
  await page.setViewportSize(phone);
  const result = await use();
  await page.setViewportSize(laptop);
  return result;
}

/** Looks at a page on a phone, and then on a laptop. */
async function onBothSizes(page: Page, look: (size: 'phone' | 'laptop') => Promise<void>) {
  await onPhone(page, () => look('phone'));
  await look('laptop');
}

/**
 * Checks on both sizes that somebody can read these parts, or press them: each is within the width of the
 * page, and nothing lies over it.
 */
export async function expectReachable(page: Page, ...parts: readonly Locator[]): Promise<void> {
  await onBothSizes(page, async (size) => {
    for (const part of parts) {
      await expect(part).toBeVisible();
      // The page may still be drawing itself at its new size.
      await expect.poll(() => part.evaluate(whatHides), `${part} on a ${size}`).toBe('nothing');
    }
  });
}

/** What hides the middle of an element when somebody has scrolled to it. It runs in the page. */
function whatHides(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < -1 || right > window.innerWidth + 1) return `the edge of the page: ${left} to ${right}`;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const related = [element, element.closest('label')];
  const isItself = related.some((part) => part?.contains(above)) || above?.contains(element);
  return isItself ? 'nothing' : (above?.outerHTML.slice(0, 200) ?? 'the end of the page');
}
