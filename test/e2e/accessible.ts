import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The minified file of axe, since a browser parses it once for each page. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
}

/**
 * The violations that axe finds, as `rule: element`. Axe's own driver is slower: it loads axe again for each
 * check. Only these lines leave the page, since the whole result with a selector for each element is large.
 * @param rules switches rules off, as contrast for a page that was measured before
 */
export async function violationsOn(page: Page, rules: RunOptions['rules'] = {}): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const options: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false, rules };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}
