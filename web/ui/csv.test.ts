import { describe, expect, it } from 'vitest';
import { csvFormat, toCsv } from './csv.ts';

const formats = [
  { separator: ',', decimal: '.' },
  { separator: ';', decimal: ',' },
] as const;

/** The cells that a spreadsheet reads with this separator and quote; without a quote, quotes are signs like others. */
function cellsIn(file: string, separator: string, quote: string | null): string[] {
  const cells: string[] = [];
  const text = file.replace('\ufeff', '');
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === quote && text[at + 1] === quote) {
      cell += quote;
      at++;
    } else if (isQuoted && sign === quote) isQuoted = false;
    else if (!isQuoted && sign === quote && cell === '') isQuoted = true;
    else if (!isQuoted && (sign === separator || /[\r\n\v\f\u0085\u2028\u2029]/.test(sign))) {
      cells.push(cell);
      cell = '';
      // A carriage return before a line feed ends the row with it.
      if (sign === '\r' && text[at + 1] === '\n') at++;
    } else cell += sign;
  }
  return [...cells, cell];
}

const isFormula = (cell: string): boolean =>
  /^[\t\r]|^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell);

const hostile = [
  ...['=1+1', 'rivers;=1+1;stones', 'rivers,=1+1', 'rivers\t=1+1', 'rivers|=1+1', 'a;"=1+1', ';;@SUM(A1)'],
  ...[
    'x";=cmd|\' /C calc\'!A0;"',
    '\n=1+1',
    'a\r=1+1',
    'a\r\n-2',
    '＝1+1',
    ' =1+1',
    '\u00a0=1',
    '\u200b=1+1',
  ],
  ...[
    '1;-2+3',
    '+34 600 000 000',
    '"=1+1"',
    'a; \t =1',
    '－1',
    'a\u2028=1',
    'a,"";=1',
    "a;'=1;b",
    "';=1",
    'a;\t\tb',
  ],
  ...[
    '“=1+1”',
    '\ufeff=1',
    'a;\u0007=1',
    '- one\n- two',
    'a|\u200d+1',
    '\t',
    '\r',
    'x = 3, -3',
    'a;`=1',
    'a;«@x',
  ],
];

describe('a table as CSV', () => {
  it.each(hostile)('holds no formula in any reading: %j', (text) => {
    for (const format of formats) {
      const rows = [
        ['Student', 'Question', 'Count'],
        ['Mei', text, 7],
        [text, text, text],
      ];
      const file = toCsv(rows, format);
      for (const separator of [',', ';', '\t', '|'])
        for (const quote of ['"', "'", null])
          expect(cellsIn(file, separator, quote).filter(isFormula), `${separator} ${quote}`).toEqual([]);
    }
  });

  it('holds no formula wherever the signs of a formula meet', () => {
    const signs = ['=', '-', '＋', ';', ',', '|', '\t', '\n', '\r', '"', "'", ' ', '\u200b', 'a', '”'];
    for (const first of signs)
      for (const second of signs)
        for (const third of signs)
          for (const fourth of signs.slice(0, 12)) {
            const file = toCsv([['a', first + second + third + fourth, 'b']], formats[0]);
            const formulas = [',', ';', '\t', '|'].flatMap((separator) =>
              ['"', null].flatMap((quote) => cellsIn(file, separator, quote).filter(isFormula)),
            );
            expect(formulas, JSON.stringify(first + second + third + fourth)).toEqual([]);
          }
  });

  it('is read back as it is written, with numbers as numbers', () => {
    const row = ['Mei; Lin', 'say "x"', 'one\ntwo', -3.5, 12];
    expect(toCsv([row], formats[1])).toBe('\ufeff"Mei; Lin";"say ""x""";"one\ntwo";-3,5;12\r\n');
    expect(toCsv([row], formats[0])).toBe('\ufeff"Mei; Lin","say ""x""","one\ntwo",-3.5,12\r\n');
    expect(cellsIn(toCsv([row], formats[1]), ';', '"').slice(0, 5)).toEqual([
      ...row.slice(0, 3),
      '-3,5',
      '12',
    ]);
  });

  it.each([
    ['en-US', 'en', ','],
    ['en-GB', 'en', ','],
    ['es-ES', 'es', ';'],
    ['es-MX', 'es', ','],
    ['en-US', 'es', ';'],
    ['de-DE', 'en', ';'],
    ['de-CH', 'en', ','],
    ['fr-FR', 'en', ';'],
    ['pt-BR', 'es', ';'],
    ['ja-JP', 'en', ','],
    ['', 'es', ';'],
    ['', 'en', ','],
  ])('has the separator of the region: browser %s, page %s, %s', (browser, page, separator) => {
    expect(csvFormat(browser, page).separator).toBe(separator);
  });
});
