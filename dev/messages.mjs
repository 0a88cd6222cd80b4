/**
 * `npm run messages`: extracts the messages from the web app's code, rewrites the catalogues and checks that
 * they compile, which the build of the web app does. It fails if a language is incomplete or a text of the web app is missing from the catalogue. With
 * `--check` it also fails if this changed the catalogues.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { projectRoot } from './prepare.mjs';
import { untranslated, untranslatedPage } from './untranslated.mjs';

const config = getConfig({ cwd: projectRoot });
const { locales, sourceLocale = 'en' } = config;

/** @type {string[]} */
const faults = [];

for (const path of readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
  const file = join('web', path);
  for (const { line, text } of untranslated(file, readFileSync(join(projectRoot, file), 'utf8')))
    faults.push(`${file}:${line}: not in the catalogue: ${text}`);
}

const page = readFileSync(join(projectRoot, 'web', 'index.html'), 'utf8');
for (const text of untranslatedPage(page, locales))
  faults.push(`web/index.html: outside of the catalogue: ${text}`);

for (const catalog of await getCatalogs(config)) {
  const read = () => locales.map((locale) => textOf(catalog.getFilename(locale))).join('');
  const before = read();
  const extracted = await catalog.make({ clean: true, overwrite: true, locale: locales, orderBy: 'message' });
  if (!extracted) faults.push('A message in the code cannot be read: the reason is above.');
  else if (process.argv.includes('--check') && read() !== before)
    faults.push('The catalogue did not match the code. It has been updated: commit web/locales.');
  for (const locale of locales) {
    const { messages, missing } = await catalog.getTranslations(locale, {
      sourceLocale,
      // A fallback would hide what is missing.
      fallbackLocales: {},
    });
    const { errors } = createCompiledCatalog(locale, messages, { strict: true, namespace: 'es' });
    for (const { source } of missing) faults.push(`${locale}: not translated: ${source}`);
    for (const { source, error } of errors) faults.push(`${locale}: ${error.message} in: ${source}`);
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** @param {string} path */
function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
