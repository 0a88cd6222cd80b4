/**
 * `node dev/math-font.mjs`: makes web/ui/math.woff2, a subset of STIX Two Math with the letters and signs of
 * school and first-year university mathematics, and the table with which browsers stretch brackets and roots.
 * The whole font has 403 kB.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './prepare.mjs';

const whole = 'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';

/** First and last code point of each range. */
const ranges = [
  [0x20, 0x7e], // Latin letters, digits, signs
  [0xa0, 0xff], // accents, ×, ÷, ±, °
  [0x2b0, 0x2ff], // accents over letters
  [0x391, 0x3f5], // Greek
  [0x2010, 0x2037], // dashes, dots, primes
  [0x20d0, 0x20dc], // arrows over letters
  [0x2100, 0x214f], // ℕ, ℤ, ℝ, ℓ, ℏ
  [0x2190, 0x22ff], // arrows, operators
  [0x2308, 0x230b], // ⌈⌉⌊⌋
  [0x239b, 0x23b9], // parts of stretched brackets
  [0x23dc, 0x23e1], // brackets over and under
  [0x25a0, 0x25ff], // shapes
  [0x27c2, 0x27ff], // angle brackets, long arrows
  [0x2a00, 0x2a0c], // large operators
  [0x2a7d, 0x2ab0], // ⩽, ⩾ and their kind
  [0x1d400, 0x1d467], // bold, italic
  [0x1d49c, 0x1d4cf], // script
  [0x1d538, 0x1d56b], // double-struck
  [0x1d6a4, 0x1d71b], // Greek bold, italic
];

const letters = ranges.flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
const font = await subsetFont(readFileSync(join(projectRoot, whole)), letters.join(''), {
  targetFormat: 'woff2',
});
writeFileSync(join(projectRoot, 'web/ui/math.woff2'), font);
console.log(`web/ui/math.woff2: ${font.length} bytes`);
