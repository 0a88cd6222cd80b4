import { describe, expect, it } from 'vitest';
import { maskFormulas, piecesOf, readFormula, splitMasked, unmaskFormulas } from './formula-source.ts';

/** The formulas that are found in a text, in their source form. */
const found = (text: string): string[] =>
  splitMasked(maskFormulas(piecesOf(text))).filter((_, at) => at % 2 === 1);

/** What is shown of an unfinished text, with each finished formula in its source form. */
const shown = (text: string): string => unmaskFormulas(maskFormulas(piecesOf(text, true)));

describe('finding formulas', () => {
  it.each([
    ['in brackets', String.raw`So \(x^2\) is it.`, [String.raw`\(x^2\)`]],
    ['on their own line', 'So\n\\[\nx_1 = 2\n\\]\nis it.', ['\\[\nx_1 = 2\n\\]']],
    ['with blank lines inside the brackets', 'So\n\n\\[\n\nx = 2\n\n\\]', ['\\[\n\nx = 2\n\n\\]']],
    ['between two dollar signs', 'So $$x = 2$$ is it.', ['$$x = 2$$']],
    ['between two dollar signs over lines', '$$\nx\n= 2\n$$', ['$$\nx\n= 2\n$$']],
    ['between dollar signs', 'If $x$ and $y_1$ differ', ['$x$', '$y_1$']],
    ['that begin with a digit', 'So $2x + 3 = 7$.', ['$2x + 3 = 7$']],
    [
      'with words that are commands',
      String.raw`$\text{area of A} \le 5$`,
      [String.raw`$\text{area of A} \le 5$`],
    ],
    ['before an ordinal', 'the $n$th term, the $x$-axis', ['$n$', '$x$']],
    ['with line breaks of their own', String.raw`\[a \\[2pt] b\]`, [String.raw`\[a \\[2pt] b\]`]],
    ['beside prices', 'It costs $5 or $x$.', ['$x$']],
    ['with an amount in them', String.raw`\(\$5 + \$7\)`, [String.raw`\(\$5 + \$7\)`]],
  ])('%s', (_, text, formulas) => {
    expect(found(text)).toEqual(formulas);
  });

  it.each([
    '$5 and $7 are prices',
    'It costs $3.50.',
    'From $5-$7, $5/$6, $1,000 to $2,000.',
    'A pen costs $5, and 3 cost 15$.',
    'US$5 or A$7 or 5$ or 7$',
    '$5 + $3 = $8 and $5+$3=$8',
    '**$5** and **$7**',
    '| $5 | $7 |',
    '$HOME and $PATH, $HOME/$USER',
    String.raw`\$x\$ is escaped`,
    'Much money: $$$ and $$$',
    'Code: `$x$` and `` \\(x\\) ``',
    '```\n$x$ and \\(x\\)\n```',
    '~~~\n\n$x$\n~~~',
    '- one\n\n     ```sh\n     echo $a$b\n     ```',
    '$$ one paragraph\n\nanother $$',
    String.raw`\(x`,
    String.raw`x\)`,
    'a $ b $ c',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
    expect(maskFormulas(piecesOf(text))).toBe(text);
  });

  it('finds a formula after code and after a bracket that opens none', () => {
    expect(found('`a` ``b` `` $x$')).toEqual(['$x$']);
    expect(found(String.raw`\(a and \(b\)`)).toEqual([String.raw`\(b\)`]);
  });

  it('restores the text as it was', () => {
    const text = 'So \\(x^2\\), **\\[y\\]**, `$z$` and $5.\n\n$$\na|b\n$$';
    expect(unmaskFormulas(maskFormulas(piecesOf(text)))).toBe(text);
  });

  it('cannot be misled by a text that looks masked', () => {
    expect(found('\uE0000078\uE001')).toEqual([]);
  });

  it('stays within a time limit for a hostile text', () => {
    for (const piece of ['\\(', '\\[ ', '$x', '$$x ', '`$', '\n$ ', '\\[\n', '``` ', '$1 a']) {
      const text = piece.repeat(20_000 / piece.length);
      const start = performance.now();
      maskFormulas(piecesOf(text, true));
      expect(performance.now() - start, piece).toBeLessThan(30_000);
    }
  });
});

describe('a formula that is still being written', () => {
  it.each([
    ['So \\', 'So '],
    ['So \\(x^2', 'So '],
    ['So \\(x^2\\', 'So '],
    ['So \\(x^2\\)', 'So \\(x^2\\)'],
    ['So\n\n\\[', 'So\n\n'],
    ['So\n\n\\[\n\nx', 'So\n\n'],
    ['So $', 'So '],
    ['So $$', 'So '],
    ['So $$x$', 'So '],
    ['So $x', 'So '],
    ['So $x + ', 'So '],
    ['It costs $5', 'It costs $5'],
    ['It costs $5 or', 'It costs $5 or'],
    ['Set $HOME to that', 'Set $HOME to that'],
    ['In code `\\(x', 'In code `\\(x'],
    ['Left open \\(x\n\nNext', 'Left open \\(x\n\nNext'],
  ])('of %j shows %j', (text, part) => {
    expect(shown(text)).toBe(part);
  });

  it('never takes back what was shown, price or formula', () => {
    const text = 'A \\(x_1\\) for $5 or $7:\n\n\\[\na\n\\]\n\nand $$b$$ or $y^2$ `$z` and $c\\$d$.';
    for (let length = 1; length <= text.length; length += 1) {
      const before = shown(text.slice(0, length - 1));
      expect(shown(text.slice(0, length)).startsWith(before)).toBe(true);
    }
    expect(shown(text)).toBe(text);
  });

  it('is shown as text when it grows too long for a formula', () => {
    const text = `So \\(${'x'.repeat(2500)}`;
    expect(shown(text)).toBe(text);
  });
});

describe('reading a formula', () => {
  it.each([
    ['\\(x\\)', 'x', false],
    ['$x$', 'x', false],
    ['\\[\nx\n\\]', 'x', true],
    ['$$ x $$', 'x', true],
    ['\\[\n> x\n> = 2\n> \\]', 'x\n= 2', true],
  ])('%j', (source, tex, display) => {
    expect(readFormula(source)).toEqual({ tex, display });
  });
});
