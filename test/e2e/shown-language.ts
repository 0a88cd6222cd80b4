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

/** The English sentences of all refusals. */
const refusals: ReadonlySet<string> = new Set(Object.values(errors).map(([, sentence]) => sentence));

/** A text on the page. */
interface Texts {
  /**
   * Whether it is in an alert, a status line or the note of a field: the page keeps it in the language it was
   * made in.
   */
  readonly kept: boolean;
  readonly text: string;
}

/** Replaces the texts at the given places of a page. @returns all its texts, in order */
function textsOf(changed: readonly (readonly [index: number, text: string])[]): Texts[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node);
  for (const [index, text] of changed) {
    const node = nodes[index];
    if (node !== undefined) node.textContent = text;
  }
  return nodes.map((node) => ({
    kept: node.parentElement?.closest('[role=alert], [role=status], [id$=-error], [aria-live] p') != null,
    text: node.textContent ?? '',
  }));
}

/**
 * Shows an open page in Spanish. A sentence that the page keeps, such as a refusal, stays in the language in
 * which it was made. Its translation is therefore written into the page meanwhile.
 * @param look gets the kept sentences that stay in English all the same: those with a value or a number
 */
export async function whileInSpanish(
  page: Page,
  look: (english: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  await showLanguage(page, 'es');
  const kept = (await page.evaluate(textsOf, []))
    .map(({ kept, text }, index) => ({ kept: kept || refusals.has(text), text, index }))
    .filter(({ kept }) => kept);
  const changed = kept.filter(({ text }) => spanishOf(text) !== undefined);
  await page.evaluate(
    textsOf,
    changed.map(({ index, text }) => [index, spanishOf(text) ?? text] as const),
  );
  await look(new Set(kept.filter((each) => !changed.includes(each)).map(({ text }) => text.trim())));
  await page.evaluate(
    textsOf,
    changed.map(({ index, text }) => [index, text] as const),
  );
  await showLanguage(page, 'en');
}
