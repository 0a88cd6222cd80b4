/** A code as people type and paste it. `typedAs` writes any code of letters and digits in each of these ways. */
const ways: readonly ((code: string) => string)[] = [
  (code) => code.toLowerCase(),
  (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
  (code) => `${code.slice(0, 3)}-${code.slice(3)}`,
  (code) => `${code.slice(0, 3)}\u2011${code.slice(3)}`,
  (code) => `${code.slice(0, 3)} – ${code.slice(3)}`,
  (code) => [...code].join(' '),
  (code) => [...code].join('\u200b'),
  (code) => [...code].join('\u00ad'),
  (code) => `${code}.`,
  (code) => `${code},\n`,
  (code) => `\ufeff ${code}\u00a0`,
  (code) => `“${code}”`,
  (code) => `'${code}'`,
  (code) => `«${code}»`,
  (code) => `(${code})`,
  (code) => `*${code}*`,
  (code) => `\u202a${code}\u202c`,
  (code) => `${code.slice(0, 2)}·${code.slice(2, 4)}_${code.slice(4)}`,
  (code) => code.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
  (code) =>
    `${code.toLowerCase().replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))}。`,
  (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
  (code) => code.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1d400 + letter.charCodeAt(0) - 65)),
];

export const typedAs = (code: string): string[] => ways.map((write) => write(code));
