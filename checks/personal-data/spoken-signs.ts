import type { AlignedText } from '../../contract/characters.ts';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf, wordsIn } from '../word-rows.ts';

const opening = String.raw`\s{0,2}[[({<*/-]\s?`;
const closing = String.raw`\s?[\])}>*/-]\s{0,2}`;
const dot = anyOf(words.dotWords);
const atWord = anyOf(words.atWords);
const provider = anyOf(words.mailProviders);

const spokenDot = String.raw`(?:\s${dot}\s|${opening}(?:${dot}|\.)${closing})`;
const label = String.raw`[\p{L}\d-]{1,63}`;
/** The last part of a domain: "at one point in" has none. */
const last = String.raw`(?:${wordsIn(words.topLevelDomains).join('|')}|${anyOf(words.countryDomains)})(?![\p{L}\d])`;

/** The dots of a domain with two or three parts, of which the last is spelled out. */
const dots = String.raw`(?:${spokenDot}|\.${label}${spokenDot}|${spokenDot}${label}${spokenDot})`;

/** A domain that is spelled out, or that of a well-known provider: only before these is "at" no place. */
const spokenDomain = String.raw`(?:${provider}(?![\p{L}\d])|${anyOf(words.mailDomains)}|${label}${dots}${last})`;

/** What people write for the signs of an address, in the order in which they are read. */
const signs: readonly (readonly [pattern: string, sign: string])[] = [
  [
    [
      String.raw`${opening}(?:@|at|chez|${atWord})${closing}|\s?(?<!\p{L})${atWord}(?!\p{L})\s?`,
      String.raw`\s@\s|\s@(?=${provider})|(?<=[\p{L}\d])@\s(?=${label}\s?\.)`,
    ].join('|'),
    '@',
  ],
  // Chinese words have no blanks around them.
  [String.raw`(?<=[a-z\d])(?:艾特|小老鼠)(?=[a-z\d])`, '@'],
  [String.raw`(?:\sat(?: the rate)?\s|\(a\))(?=${spokenDomain})`, '@'],
  [
    String.raw`${opening}(?:${dot}|\.)${closing}|\s(?:${dot}|\.)\s|\s\.(?=${last})|(?<=@${label})\.\s(?=${last})|(?<=[a-z\d])\s?[点點。]\s?(?=[a-z\d])`,
    '.',
  ],
  [String.raw`(?<=@${provider})\s(?=(?:com|net|org|[a-z]{2})(?![\p{L}\d]))`, '.'],
  [String.raw`(?<=\.)كوم(?!\p{L})`, 'com'],
  [String.raw`(?:${opening}|\s)${anyOf(words.underscoreWords)}(?:${closing}|\s)`, '_'],
  [String.raw`(?:${opening}|\s)${anyOf(words.dashWords)}(?:${closing}|\s)`, '-'],
];
const patterns = signs.map(([pattern, sign]) => [new RegExp(pattern, 'giu'), sign] as const);

/** Single letters, digits and signs with a blank between each: "l e n a @ s c h u l e . d e", "D E 8 9". */
const spacedOut = /(?<!\S)[\p{L}\d@._-](?: [\p{L}\d@._-](?!\S)){4,120}/gu;

/** A form of a text with other signs in place of what a pattern matches. */
function rewritten(form: AlignedText, pattern: RegExp, signOf: (match: string) => string): AlignedText {
  let text = '';
  let from = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (to: number): void => {
    text += form.text.slice(from, to);
    for (; from < to; from += 1) {
      starts.push(form.startOf(from));
      ends.push(form.endOf(from + 1));
    }
  };
  for (const { 0: match, index } of form.text.matchAll(pattern)) {
    keep(index);
    const sign = signOf(match);
    for (const _ of sign.split('')) {
      starts.push(form.startOf(index));
      ends.push(form.endOf(index + match.length));
    }
    text += sign;
    from = index + match.length;
  }
  if (from === 0) return form;
  keep(form.text.length);
  return {
    text,
    startOf: (offset) => starts[offset] ?? form.startOf(form.text.length),
    endOf: (offset) => ends[offset - 1] ?? 0,
  };
}

/** The text with the signs of addresses that are spelled out or spaced out: "lena (at) schule punkt de" is lena@schule.de. */
export function withSpokenSigns(plain: AlignedText): AlignedText {
  const close = rewritten(plain, spacedOut, (run) =>
    /@|\p{L}.*\p{L}/u.test(run) ? run.replaceAll(' ', '') : run,
  );
  return patterns.reduce((form, [pattern, sign]) => rewritten(form, pattern, () => sign), close);
}
