import { expect, type Page } from '@playwright/test';
import { isSpanish } from './catalogue.ts';
import { translatedSign } from './translator.ts';

/**
 * Finds the elements of a page that do not fit its width, and all of its texts. The function runs in the
 * page; it ignores differences of one pixel, which come from rounding.
 */
export function lookAtPage() {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} ${(element.textContent || element.getAttribute('placeholder') || '').replace(/\s+/g, ' ').trim().slice(0, 60)}`;
  const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const isOutside = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (left < -1 || right > window.innerWidth + 1);
  };
  const isInScrolling = ({ parentElement }: Element): boolean =>
    parentElement !== null && (scrolls(parentElement) || isInScrolling(parentElement));
  // Code and formulas may scroll sideways, a long name may end with an ellipsis, and a preview after its
  // lines.
  const isCut = (element: Element) => {
    const style = getComputedStyle(element);
    if (!scrolls(element) || element.closest('pre') || element.clientWidth < 2) return false;
    if (element.querySelector(':scope > math') !== null) return false;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
    return element.scrollWidth > element.clientWidth + 1;
  };
  // The name in the header must be whole, however long the words beside it are, unless it is longer than
  // names are.
  const isCutName = (element: Element) =>
    element.closest('header p') !== null &&
    (element.textContent ?? '').length < 40 &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) &&
    getComputedStyle(element).display !== 'inline';
  // The browser draws placeholders and the chosen option of a list, and does not report that they are cut.
  const pen = document.createElement('canvas').getContext('2d');
  const isCutField = (element: Element) => {
    const isList = element instanceof HTMLSelectElement;
    const isEmpty = element instanceof HTMLInputElement && element.value === '';
    const words = isList ? element.selectedOptions[0]?.text : isEmpty ? element.placeholder : '';
    if (!words || pen === null) return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    pen.font = font;
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(words).width > room + 1;
  };
  const elements = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
  const outside = elements.filter(
    (element) =>
      (isOutside(element) && !isInScrolling(element)) ||
      isCut(element) ||
      isCutName(element) ||
      isCutField(element),
  );

  // An ellipsis may shorten names and what somebody wrote, but not the product's own words.
  const shortened = elements
    .filter((element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    })
    .map((element) => (element.textContent ?? '').trim());

  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (node.parentElement?.closest('script, style, noscript') || !/\p{L}/u.test(text)) continue;
    // Names of time zones are data: their options have the same text as their values.
    const option = node.parentElement?.closest('option');
    if (option?.value !== text) texts.push(text);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.push(element.getAttribute(attribute) ?? '');
  return {
    width: document.documentElement.scrollWidth,
    outside: outside.map(name),
    shortened,
    texts: [...new Set(texts)],
  };
}

/** Checks a page on a phone: everything fits its width, and no text is in another language. */
export async function expectFit(
  page: Page,
  screen: string,
  isForeign: (text: string) => boolean,
): Promise<void> {
  const { width, outside, ...signed } = await page.evaluate(lookAtPage);
  const [shortened = [], texts = []] = [signed.shortened, signed.texts].map((list) =>
    list.map((text) => text.replaceAll(translatedSign, '')),
  );
  expect.soft(width, `${screen}: its width`).toBeLessThanOrEqual(390);
  expect.soft(outside, `${screen}: what does not fit`).toEqual([]);
  expect.soft(shortened.filter(isSpanish), `${screen}: words that are shortened`).toEqual([]);
  expect.soft(texts.filter(isForeign), `${screen}: words in another language`).toEqual([]);
}
