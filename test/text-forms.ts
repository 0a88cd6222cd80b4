/**
 * The other ways in which people, keyboards and programs write a text: the forms of Unicode, full-width letters, signs
 * that nobody sees, and every apostrophe, hyphen and blank.
 */

const unicodeForms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

const invisibleSigns = [
  ...['\u00ad', '\u034f', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a'],
  ...['\u202c', '\u202e', '\u2060', '\u2062', '\u2066', '\u2069', '\ufe0e', '\ufe0f', '\ufeff', '\u{e0041}'],
];
const apostrophes = [
  ...'\u0027\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u055a\u05f3\u07f4\u1fbf\u1ffd\u2018\u2019\u201b\u2032\ua78c\uff07',
];
const hyphens = [...'-\u00ad\u058a\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u2e3a'].filter(
  (sign) => sign !== '\u00ad',
);
const blanks = [
  ...[
    '\t',
    '\u00a0',
    '\u1680',
    '\u2000',
    '\u2001',
    '\u2002',
    '\u2003',
    '\u2004',
    '\u2005',
    '\u2006',
    '\u2007',
  ],
  ...['\u2008', '\u2009', '\u200a', '\u202f', '\u205f', '\u3000', '\u2800'],
];

/** ASCII in the width of Chinese characters. */
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const between = (text: string, sign: string): string =>
  text.replace(/(?<=[\p{L}\p{N}]\p{M}*)(?=[\p{L}\p{N}])/gu, sign);

/** The text in all other forms, each once, with a name for the message of a failure. */
export function otherForms(text: string): { name: string; text: string }[] {
  const written = [
    { name: 'plain', text },
    { name: 'full-width', text: fullWidth(text) },
    ...invisibleSigns.map((sign) => ({ name: `with ${JSON.stringify(sign)}`, text: between(text, sign) })),
    ...apostrophes.map((sign) => ({ name: `apostrophe ${sign}`, text: text.replaceAll("'", sign) })),
    ...hyphens.map((sign) => ({ name: `hyphen ${sign}`, text: text.replaceAll('-', sign) })),
    ...blanks.map((sign) => ({ name: `blank ${JSON.stringify(sign)}`, text: text.replaceAll(' ', sign) })),
  ];
  const forms = written.flatMap(({ name, text: one }) =>
    unicodeForms.flatMap((form) => [
      { name: `${name}, ${form}`, text: one.normalize(form) },
      // A keyboard of one form, and signs that something put between its letters afterwards.
      { name: `${form}, with U+200B`, text: between(one.normalize(form), '\u200b') },
    ]),
  );
  return [...new Map(forms.map((form) => [form.text, form])).values()];
}
