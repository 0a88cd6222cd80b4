import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptScreens } from './kept-screens.ts';

/** What a field holds or an option says, which only a property tells, as the attribute or the text that shows it. */
function writeState(copy: Element, { value, checked, selected }: HTMLInputElement & HTMLOptionElement): void {
  if (copy.tagName === 'TEXTAREA') copy.textContent = value;
  else if (copy.tagName === 'OPTION') copy.toggleAttribute('selected', selected);
  else {
    copy.toggleAttribute('checked', checked);
    if (copy.getAttribute('type') !== 'file') copy.setAttribute('value', value);
  }
}

/**
 * Keeps the page as it is now, for the walk in a browser.
 * @param name says which screen this is, in which state; no other test has it
 */
export function keepScreen(name: string): void {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  const fields = (of: Element) => of.querySelectorAll('input, textarea, option');
  const own = [...fields(document.documentElement)] as (HTMLInputElement & HTMLOptionElement)[];
  for (const [index, copy] of [...fields(page)].entries()) writeState(copy, own[index] as (typeof own)[0]);
  for (const needless of page.querySelectorAll('script, head style')) needless.remove();
  // Two tests with one name would hide a screen, so that the second fails.
  writeFileSync(join(keptScreens, `${name}.html`), `<!doctype html>\n${page.outerHTML}\n`, { flag: 'wx' });
}
