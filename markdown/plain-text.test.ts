import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const { raw } = String;

describe('a text in a preview', () => {
  it.each([
    ['# Sale\n\nA jacket costs **80 euros**.', 'Sale\nA jacket costs 80 euros.'],
    ['Say *why*, and call `sum`:\n```python\nsum([1])\n```\n> so', 'Say why, and call sum:\nsum([1])\nso'],
    ['1. One\n2. Two\n- three', '1. One\n2. Two\n- three'],
    ['***All*** of __it__ and _this_', 'All of __it__ and this'],
    ['See [the page](https://a.example/x_y_z) and ![a cat](cat.png)', 'See the page and a cat'],
    ['Above\n\n---\n\nbelow', 'Above\nbelow'],
  ])('has no Markdown marks: %j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  it.each([
    [raw`So \(x^2\) and $\frac{1}{2}$.`, 'So x² and 1/2.'],
    ['Solve\n$$\nx + 3 = 7\n$$\nfor x.', 'Solve\nx + 3 = 7\nfor x.'],
    [raw`**\(a_1 * b_1\)** is \[ 2 \cdot 3 \]`, 'a₁ * b₁ is 2 · 3'],
    [raw`It costs \$5, or $x$ for **$7**.`, 'It costs $5, or x for $7.'],
  ])('reads its formulas as plain mathematics: %j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  it.each([
    ['Values:\n\n| x | $|x|$ |\n|:-:|--:|\n| -1 | **1** |\n\nGood.', 'Values:\nx · |x|\n-1 · 1\nGood.'],
    ['a | b\n--- | ---\n1 | 2', 'a · b\n1 · 2'],
    ['| a \\| b | |\n|---|---|\n| c | d |', 'a | b\nc · d'],
    ['> | a | b |\n> |---|---|\n> | 1 | 2 |', 'a · b\n1 · 2'],
  ])('has the cells of its tables beside each other: %j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  it('leaves code as it was written, without its fences', () => {
    const code = '  a = b ** c * d\n  print("$$ \\\\(")\n# | a |\n|---|\n';
    expect(plainText(`Run\n~~~sh\n${code}~~~\nnow.`)).toBe(`Run\n${code}now.`);
    expect(plainText('Type `**kwargs` or ``a `b` $c$``, `x|y`.')).toBe('Type **kwargs or a `b` $c$, x|y.');
  });

  it.each([
    '3 * 4 * 5 = 60',
    '2**3 is 8',
    'my_first_name',
    'a > b',
    '#1 of 3',
    '2*x + 3*y',
    'From $5-$7, $5/$6, $1,000 to $2,000.',
    'costs $5 and $6',
    '|x| is 3',
    '____ is missing',
    'ما هو 3 × 4؟ שלום 你好，世界 नमस्ते ¿Qué? Größe ñ',
    '👩🏽‍🏫 e\u0301 \u200fabc',
  ])('keeps characters that are no Markdown: %s', (text) => {
    expect(plainText(text)).toBe(text);
  });
});

describe('the preview of a text that is still being written', () => {
  it.each([
    [raw`So \(x^`, 'So'],
    ['So $$x', 'So'],
    ['It costs $5 or', 'It costs $5 or'],
    ['Look:\n```py\nx = 1', 'Look:\nx = 1'],
    ['Look:\n``', 'Look:'],
    ['Look:\n\n| a | b |', 'Look:\na · b'],
    ['Look:\n\n| a | b |\n|--', 'Look:\na · b'],
    ['Look:\n\n| a | b |\n|---|---|\n| 1 | 2', 'Look:\na · b\n1 · 2'],
    ['Be **bo', 'Be bo'],
    ['Half a **thought', 'Half a thought'],
    ['Be *', 'Be'],
    ['#', ''],
  ])('%j reads %j', (text, plain) => {
    expect(plainText(text, { growing: true })).toBe(plain);
  });
});

/** Texts of difficult pieces in any order. Code has its own test. */
const hard = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '$',
        '$$',
        '\\(',
        '\\)',
        '\\[',
        '\\]',
        '\\',
        '|',
        '|---|',
        '|---',
        ' | ',
        '\n',
        '\n\n',
        '**',
        '*',
        '_',
        '# ',
        '> ',
        '{',
        '}',
        '^',
        '\\frac',
        '\\text',
        '\\$',
        '5',
        'x',
        ' ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }).map((text) => text.replace(/[`~]/g, '')),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('the preview of any text', () => {
  it('has no mark of a formula or a table, whether the text is whole or cut anywhere [spec 2.49]', () => {
    fc.assert(
      fc.property(hard, fc.boolean(), (text, growing) => {
        expect(plainText(text, { growing })).not.toMatch(/\$\$|\\[([]|\|---/);
      }),
    );
  });

  it('keeps the letters of every language in their order', () => {
    const words = fc.array(
      fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '')),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ').trim();
        expect(plainText(text)).toBe(text);
        expect(plainText(`**${text}**`)).toBe(plainText(`**${text}`, { growing: true }));
      }),
    );
  });

  it('takes time in proportion to its length', () => {
    const timeOf = (piece: string, length: number) => {
      const text = piece.repeat(length / piece.length);
      const start = performance.now();
      plainText(text, { growing: true });
      return performance.now() - start;
    };
    for (const piece of [
      '\\(',
      '\\[ ',
      '$x',
      '$$x ',
      '`$',
      '` `` ',
      '\n$ ',
      '\\[\n',
      '``` ',
      '\n```',
      '$1 a',
      '*a ',
      '**',
      '_a ',
      '[a](',
      '[',
      '| ',
      '\n| a',
      '\n|-',
      '\\frac{',
      '# ',
      '> ',
      '\n',
      ' ',
      '- ',
      '\n---',
      '\\',
    ])
      expect(timeOf(piece, 100_000), piece).toBeLessThan(30_000);
    expect(timeOf(raw`$\frac{1}{2}$ `, 100_000)).toBeLessThan(30_000);
    const nested = `$$${raw`\frac{`.repeat(40_000)}$$`;
    const start = performance.now();
    plainText(nested);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
