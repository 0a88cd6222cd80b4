import type { Page } from '@playwright/test';
import { errors } from '../../contract/errors.ts';
import type { Language } from '../../web/ui/page-language.ts';
import { spanishOf } from './catalogue.ts';

/** Shows the open page in another language; only the build of the gallery can (web/app/live-language.ts). */
const showLanguage = (page: Page, language: Language): Promise<void> =>
  page.evaluate(async (to) => {
    const { showLanguage } = globalThis as { showLanguage?: (language: string) => Promise<void> };
    if (showLanguage === undefined) throw new Error('This page is not of the build of the gallery.');
    await showLanguage(to);
  }, language);

const refusals: ReadonlySet<string> = new Set(Object.values(errors).map(([, sentence]) => sentence));

/** Texts on the page by their place. */
interface Texts {
  /** In alerts and in status lines, which a page keeps as it made them. */
  readonly kept: boolean;
  readonly text: string;
}

/** Reads the texts of a page in order, and writes those at the given places anew. */
function textsOf(changed: readonly (readonly [index: number, text: string])[]): Texts[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node);
  for (const [index, text] of changed) {
    const node = nodes[index];
    if (node !== undefined) node.textContent = text;
  }
  return nodes.map((node) => ({
    kept: node.parentElement?.closest('[role=alert], [role=status]') != null,
    text: node.textContent ?? '',
  }));
}

/**
 * Looks at an open page in Spanish. A sentence that the page keeps, such as a refusal, would stay in English, since a page does
 * not change its language while it is open; so its translation is written into the page meanwhile.
 */
export async function whileInSpanish(page: Page, look: () => Promise<void>): Promise<void> {
  await showLanguage(page, 'es');
  const english = (await page.evaluate(textsOf, [])).flatMap(({ kept, text }, index) =>
    (kept || refusals.has(text)) && spanishOf(text) !== undefined ? [[index, text] as const] : [],
  );
  await page.evaluate(
    textsOf,
    english.map(([index, text]) => [index, spanishOf(text) ?? text] as const),
  );
  await look();
  await page.evaluate(textsOf, english);
  await showLanguage(page, 'en');
}
