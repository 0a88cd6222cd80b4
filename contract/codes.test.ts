import { describe, expect, it } from 'vitest';
import { typedAs } from '../test/typed-codes.ts';
import { codeOf } from './codes.ts';

describe('a code', () => {
  it.each([
    ['BR6 UNC', 'BR6UNC'],
    ['935-7AM', '9357AM'],
    ['９３５７ＡＭ', '9357AM'],
    ['9357AM.', '9357AM'],
    ['9357\u200bAM', '9357AM'],
    ['ıstanbul', 'ISTANBUL'],
    ['İstanbul', 'ISTANBUL'],
    ['straße', 'STRASSE'],
    ['1\u03062\u0327', '12'],
    ['\u3164\u115f', ''],
    ['- . -', ''],
  ])('typed as %s is %s', (typed, code) => expect(codeOf(typed)).toBe(code));

  it.each(['9357AM', 'BR6UNC', '123456', 'NORTHSIDE2'])('is %s however it is typed', (code) => {
    expect(typedAs(code).map(codeOf)).toEqual(typedAs(code).map(() => code));
  });

  it.each(['BRИ6UNC', '935字7AM', 'Br6Unc7', 'BR6UN'])(
    'is another one when a letter differs: %s',
    (typed) => {
      expect(codeOf(typed)).not.toBe('BR6UNC');
      expect(codeOf(typed)).not.toBe('9357AM');
    },
  );

  it('does not change with any sign between its letters that is no letter or digit', () => {
    const changing: string[] = [];
    for (let code = 0; code < 0x11_0000; code++) {
      const sign = String.fromCodePoint(code);
      if (/[\p{P}\p{Z}\p{C}]/u.test(sign) && codeOf(`93${sign}57${sign}AM`) !== '9357AM') changing.push(sign);
    }
    expect(changing).toEqual([]);
  });

  it('has the digits of every script', () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /\p{Nd}/u.test(sign))
      .join('');
    expect(codeOf(digits)).toBe('0123456789'.repeat(codeOf(digits).length / 10));
  });
});
