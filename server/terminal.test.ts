import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readFiles } from '../dev/read-files.mjs';
import { escapedLine } from './escaped-line.ts';
import { printLines } from './terminal.ts';

test('names that were stored before names had a schema stay in their line and obey nobody [spec 10.281]', () => {
  const terminal = new PassThrough();
  printLines(
    ['NORTH  North High\u001b[2J\u001b]0;owned\u0007', 'SOUTH  South\r\nWarning: all is well\u202e'],
    terminal,
  );
  expect(String(terminal.read())).toBe(
    'NORTH  North High\\u{1b}[2J\\u{1b}]0;owned\\u{7}\nSOUTH  South\\u{d}\\u{a}Warning: all is well\\u{202e}\n',
  );
});

test.each([
  ['\u009b31m', '\\u{9b}31m'],
  ['a\tb\u2028c\u2029d', 'a\\u{9}b\\u{2028}c\\u{2029}d'],
  ['Ma\u200bria\u2066', 'Ma\\u{200b}ria\\u{2066}'],
  ['José, می\u200cخواهم, 👩🏽\u200d🔬', 'José, می\u200cخواهم, 👩🏽\u200d🔬'],
])('%j is shown as %j', (text, shown) => {
  expect(escapedLine(text)).toBe(shown);
});

test('the programs write to the terminal in no other way', () => {
  const others = readFiles(['server'], /(?<!\.test)\.[jt]s$/)
    .filter(({ text }) => /\bstd(?:out|err)\.write\(|\bconsole\./.test(text))
    .map(({ path }) => path);
  expect(others).toEqual([]);
});
