/**
 * `npm run shots [-- tests, options]`: makes a page with pictures of every screen in every state, at three
 * sizes, light and dark. In this run, the browser tests take a picture whenever they check a screen for
 * accessibility, and they check each screen in Spanish, too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './find-tools.mjs';
import { prepare, projectRoot } from './prepare.mjs';

const folder = join(projectRoot, 'test-results', 'shots');
const tests = join(projectRoot, 'test', 'e2e');

// The pages of this build can change their language while they are open (web/app/live-language.ts).
process.env.VITE_GALLERY = 'true';
prepare({ held: true });
const browser = await requireBrowser('The gallery needs');
rmSync(folder, { recursive: true, force: true });

const wanted = process.argv.slice(2);
const testsWithPictures = readdirSync(tests).filter(
  (name) =>
    name.endsWith('.spec.ts') && readFileSync(join(tests, name), 'utf8').includes('expectAccessible('),
);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--reporter=line',
    // Each check of a screen takes six times as long as in an ordinary run, since it repeats for each size
    // and theme.
    '--timeout=300000',
    ...(wanted.some((name) => !name.startsWith('-')) ? wanted : [...testsWithPictures, ...wanted]),
  ],
  { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, CHROMIUM: browser, SHOTS: folder } },
);
if (existsSync(folder)) {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  writeFileSync(join(folder, 'index.html'), gallery(pictures));
  const screens = new Set(pictures.map((name) => name.split('.')[0]));
  console.log(`${screens.size} screens, ${pictures.length} pictures: ${join(folder, 'index.html')}`);
}
process.exitCode = status ?? 1;

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
