import { expect, type Page } from '@playwright/test';
import { inSpanish } from './catalogue.ts';

/** How a translator changes a page. */
export const translators = {
  'puts an element in the place of each text': { place: 'replace', after: 0 },
  'inserts an element beside each text and removes the text': { place: 'remove', after: 0 },
  'moves each text into an element': { place: 'move', after: 0 },
  'joins neighbouring texts in one element': { place: 'join', after: 0 },
  'works some time after each change': { place: 'replace', after: 60 },
  'changes the texts themselves': { place: 'change', after: 0 },
} as const;

export type Translator = (typeof translators)[keyof typeof translators];

/** The sign that stands before each translated word. Locators ignore it, as readers do. */
export const translatedSign = '\u00AD';

/** Runs in the page: translates it when it has loaded, and whatever changes later. */
function translate({ place, after, sign }: Translator & { sign: string }): void {
  const left = 'script, style, noscript, textarea, title, font, [translate="no"]';
  const isOpen = (node: Node): node is Text =>
    node instanceof Text &&
    node.parentElement !== null &&
    node.parentElement.closest(left) === null &&
    /\p{L}/u.test(node.data) &&
    !node.data.includes(sign);
  const inFonts = (...content: (Node | string)[]) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(...content);
    outer.append(inner);
    return outer;
  };
  const translated = (text: string) => text.replace(/[\p{L}\p{N}]+/gu, (word) => `${sign}${word}`);
  const change = (text: Text) => {
    const words = translated(text.data);
    if (place === 'replace') text.replaceWith(inFonts(words));
    else if (place === 'change') text.data = words;
    else if (place === 'remove') {
      const { parentNode } = text;
      parentNode?.insertBefore(inFonts(words), text);
      parentNode?.removeChild(text);
    } else if (place === 'move') {
      const fonts = inFonts();
      text.replaceWith(fonts);
      fonts.firstChild?.appendChild(text);
      text.data = words;
    } else {
      const neighbours: Text[] = [];
      for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) neighbours.push(next);
      text.replaceWith(inFonts(translated([text, ...neighbours].map(({ data }) => data).join(''))));
      for (const neighbour of neighbours) neighbour.remove();
    }
  };
  const walk = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode())
      if (isOpen(node)) texts.push(node);
    for (const text of texts) if (text.isConnected) change(text);
  };
  const later = (work: () => void) => (after === 0 ? work() : setTimeout(work, after));
  new MutationObserver((records) => {
    later(() => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) walk(node);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Has every page that this tab opens translated, as browsers do it: in a world of its own, whose calls the
 * scripts of the page cannot intercept.
 * @param world 'page' for a translator that is a script of the page
 */
export async function translatePages(
  page: Page,
  translator: Translator,
  world: 'own' | 'page' = 'own',
): Promise<void> {
  const source = `(${translate.toString()})(${JSON.stringify({ ...translator, sign: translatedSign })})`;
  if (world === 'page') {
    await page.addInitScript(source);
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'translator' });
}

/** The words of a page that are not translated although they are for people to read. */
const untranslatedOn = (page: Page): Promise<string[]> =>
  page.evaluate((sign) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      const text = node.textContent ?? '';
      if (parentElement?.closest('script, style, noscript, textarea, [translate="no"]') !== null) continue;
      if (/\p{L}/u.test(text) && !text.includes(sign)) words.push(text);
    }
    return words;
  }, translatedSign);

/** Checks that a page is whole, and that every word on it is translated, also those that are newest. */
export async function expectTranslated(page: Page, screen: string): Promise<void> {
  const broken = 'Something went wrong';
  for (const name of [broken, inSpanish(broken)])
    await expect(page.getByRole('heading', { name }), screen).toBeHidden();
  await expect.poll(() => untranslatedOn(page), `${screen}: not translated`).toEqual([]);
}
