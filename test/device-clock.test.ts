import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../web', import.meta.url));

/** What reads the time of the device: `Date.now`, and a `Date` of no given moment. */
const deviceTime = /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^)\s])|(?<!new )(?<![.\w])Date\(/;

it.each([
  ['Date.now()', true],
  ['useState(Date.now)', true],
  ['new Date()', true],
  ['new Date( )', true],
  ['+new Date', true],
  ['Date()', true],
  ['new Date(iso)', false],
  ['new Date(serverNow())', false],
  ['formatDate(iso)', false],
  ['Date.parse(iso)', false],
])('sees whether the time of the device is read: %s', (code, expected) => {
  expect(deviceTime.test(code)).toBe(expected);
});

it('only web/ui/server-clock.ts reads the time of the device, which may be wrong', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const readers = files.filter((file) => deviceTime.test(readFileSync(`${web}/${file}`, 'utf8')));
  expect(readers).toEqual(['ui/server-clock.ts']);
});
