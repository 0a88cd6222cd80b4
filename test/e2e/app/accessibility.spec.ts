import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readFiles } from '../../../dev/read-files.mjs';
import { pseudoText } from '../../../web/app/pseudo-text.ts';
import { keptScreens } from '../../pages/kept-screens.ts';
import { loadAxe, violationsOn } from '../accessible.ts';
import { isMessage } from '../catalogue.ts';
import { lookAtPage } from '../fit.ts';
import { builtWebApp } from '../own-build.ts';
import { looks, takeShot } from '../shots.ts';

/**
 * The walk over the screens that the page tests keep: axe finds no violation, and nothing has to be scrolled sideways,
 * in light on a laptop and in dark on a phone.
 */

const fill = 'Run `npx vitest run --project pages`, which keeps them.';
const root = join(import.meta.dirname, '../../..');
const pathOf = (screen: string): string => join(keptScreens, `${screen}.html`);
const screens = existsSync(keptScreens)
  ? readdirSync(keptScreens).map((name) => name.replace(/\.html$/, ''))
  : [];

test('the page tests have kept every screen, as the sources show them now [standard 15.10]', () => {
  const sources = readFiles(['contract', 'web', 'test/pages'], /\.(?:tsx?|css|po)$/);
  const calls = sources
    .filter(({ path }) => path.endsWith('.page.test.tsx'))
    .flatMap(({ text }) => text.match(/\bkeepScreen\(/g) ?? []);
  expect(screens.length, `Screens are missing. ${fill}`).toBeGreaterThanOrEqual(calls.length);
  const changed = Math.max(...sources.map(({ path }) => statSync(join(root, path)).mtimeMs));
  const kept = Math.min(...screens.map((screen) => statSync(pathOf(screen)).mtimeMs));
  expect(kept, `The screens are older than the sources. ${fill}`).toBeGreaterThan(changed);
});

for (const [colorScheme, viewport] of looks)
  test(`the screens are accessible and fit their width, in ${colorScheme} at ${viewport.width} px [standard 15.10]`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await openEmptyPage(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      const look = `${viewport.width}.${colorScheme}`;
      const width = await page.evaluate(showScreen, readFileSync(pathOf(screen), 'utf8'));
      expect.soft(width, `${screen}, ${look}: its width`).toBeLessThanOrEqual(viewport.width);
      expect.soft(await violationsOn(page), `${screen}, ${look}: violations`).toEqual([]);
      await takeShot(page, screen, look);
    }
  });

test('the screens fit a phone with longer words from right to left [spec 10.82]', async ({ page }) => {
  test.setTimeout(200_000);
  await openEmptyPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of screens) {
    await page.evaluate(showScreen, readFileSync(pathOf(screen), 'utf8'));
    const texts = await page.evaluate(changeTexts, {});
    const messages = texts.filter(isMessage).map((text) => [text, pseudoText(text)]);
    await page.evaluate(changeTexts, Object.fromEntries(messages));
    const { width, outside } = await page.evaluate(lookAtPage);
    expect.soft(width, `${screen}: its width`).toBeLessThanOrEqual(390);
    expect.soft(outside, `${screen}: what does not fit`).toEqual([]);
  }
});

/**
 * Puts other texts in the place of those that are named, in the page, and lets it run from right to left.
 * @returns all texts that were there
 */
function changeTexts(changes: Readonly<Record<string, string>>): string[] {
  document.documentElement.dir = 'rtl';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    texts.push(text);
    if (Object.hasOwn(changes, text)) node.textContent = changes[text] ?? '';
  }
  for (const field of document.querySelectorAll('[placeholder]')) {
    const text = field.getAttribute('placeholder') ?? '';
    texts.push(text);
    if (Object.hasOwn(changes, text)) field.setAttribute('placeholder', changes[text] ?? '');
  }
  return texts;
}

/** A menu gets its place from that of its button, which a page test does not know. Here it is below the header. */
const menus =
  '<style>[data-radix-popper-content-wrapper] { top: 4rem !important; left: 1rem !important }</style>';

/** Opens a page with nothing but the built style sheet and its fonts. It needs no server. */
async function openEmptyPage(page: Page): Promise<void> {
  const [style] = /<style>.*<\/style>/s.exec(readFileSync(join(builtWebApp, 'index.html'), 'utf8')) ?? [];
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${style}${menus}` });
    return route.fulfill({ path: join(builtWebApp, pathname) });
  });
  await page.goto('http://lyceum.test/');
  await loadAxe(page);
  await page.evaluate(rememberContrast);
}

/** The elements whose contrast is enough in this look, as they and those around them are written. */
interface ContrastMemory {
  known: Set<string>;
  chains: Map<Element, string>;
}

/** Contrast takes most of the time of axe, and most of what a screen shows was on another one. */
function rememberContrast(): void {
  Object.assign(globalThis, { known: new Set(), chains: new Map() });
  const { axe } = globalThis as unknown as { axe: { configure(spec: object): void } };
  const after = (results: { result: unknown; node: { element: Element } }[]) => {
    const { known, chains } = globalThis as unknown as ContrastMemory;
    for (const { result, node } of results) if (result === true) known.add(chains.get(node.element) ?? '');
    return results;
  };
  const id = 'color-contrast';
  axe.configure({ rules: [{ id, selector: ':not([data-known])' }], checks: [{ id, after }] });
}

/**
 * Shows a kept screen in place of the one before, in the page, which keeps the style sheet and axe. Marks each element whose
 * contrast is known: an equal one, in equal ones, had enough on a screen before.
 * @returns the width of the screen
 */
function showScreen(html: string): number {
  const kept = new DOMParser().parseFromString(html, 'text/html');
  const shown = document.documentElement;
  for (const { name } of [...shown.attributes]) shown.removeAttribute(name);
  for (const { name, value } of kept.documentElement.attributes) shown.setAttribute(name, value);
  document.title = kept.title;
  const saysNothingOfLook =
    /^(?:id|for|href|src|d|name|value|title|datetime|aria-(?:label|labelledby|describedby|controls))$/;
  const { known, chains } = globalThis as unknown as ContrastMemory;
  chains.clear();
  for (const element of kept.body.querySelectorAll('*')) {
    const looks = [...element.attributes].filter(({ name }) => !saysNothingOfLook.test(name));
    const own = `${element.tagName} ${looks.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
    const chain = `${(element.parentElement && chains.get(element.parentElement)) ?? ''}\n${own}`;
    chains.set(element, chain);
    element.toggleAttribute('data-known', known.has(chain));
  }
  document.body.replaceWith(kept.body);
  return shown.scrollWidth;
}
