/**
 * `npm run shots`: makes a page with pictures of every screen in every state, at three sizes, light and dark. The page tests
 * keep the screens, and the walk over them (test/e2e/app/accessibility.spec.ts) takes a picture of each.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './find-tools.mjs';
import { prepare, projectRoot } from './prepare.mjs';

const folder = join(projectRoot, 'test-results', 'shots');

prepare({ held: true });
const browser = await requireBrowser('The gallery needs');
rmSync(folder, { recursive: true, force: true });

const runs = [
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pages', '--reporter', 'dot'],
  // The walk takes three times as long as in an ordinary run, with the pictures longer still.
  ['node_modules/playwright/cli.js', 'test', 'accessibility', '--reporter=line', '--timeout=600000'],
];
for (const run of runs) {
  const env = { ...process.env, CHROMIUM: browser, SHOTS: folder };
  const { status } = spawnSync(process.execPath, run, { cwd: projectRoot, stdio: 'inherit', env });
  process.exitCode ||= status ?? 1;
}
if (existsSync(folder)) {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  writeFileSync(join(folder, 'index.html'), gallery(pictures));
  const screens = new Set(pictures.map((name) => name.split('.')[0]));
  console.log(`${screens.size} screens, ${pictures.length} pictures: ${join(folder, 'index.html')}`);
}

/**
 * A page with a row for each screen.
 * @param {string[]} names of the pictures: screen, width and theme, separated by dots
 */
function gallery(names) {
  const sorted = [...names].sort();
  const screens = [...new Set(sorted.map((name) => name.split('.')[0]))];
  const row = (/** @type {string | undefined} */ screen) => {
    const own = sorted.filter((name) => name.startsWith(`${screen}.`));
    const images = own.map(
      (name) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`,
    );
    return `<h2>${screen?.replaceAll('-', ' ')}</h2>\n<p>${images.join('\n')}</p>`;
  };
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body { font-family: sans-serif; background: #888 } img { height: 22rem; margin: 4px }</style>
${screens.map(row).join('\n')}\n`;
}
