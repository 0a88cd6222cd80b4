import { languagesByEnding, languagesByLetters, languagesOf } from './languages.ts';
import { type Phrase, plainWord, word } from './phrases.ts';

/** The parts of a text between marks, brackets, signs and line ends. */
const part = /[^"“”„«»‹›()[\]|\n:;,=+→⇒*_`.!?…/]+/gu;
/** The text before words that are set apart: a mark, a bracket or a sign. */
const opens = /["“„«‹()|:;,=+→⇒*_`\n/][\s"“„«‹*_`]*$/u;
/** The text after such words. */
const closes = /^[\s]*(?:["”»›()|;,=+→⇒*_`\n.!?…/]|$)/u;
/** A dash between blanks, which separates like a sign. */
const dash = /\s[-–—](?=\s)/g;
/** The mark of a list, before its item. */
const listMark = /(?:^|\n)[ \t]*(?:[-*+•]|\d+[.)])[ \t]+$/;
const maxWords = 60;
/** Signs that set words apart. A sentence of more than 80 characters without any of them has no mention. */
const apart = /["“„«‹(|:=→⇒*_`/…]|\s[-–—]\s|^\s*(?:[-*+•]|\d+[.)])\s|^.{0,80}\n?$/;

/** The words that a text sets apart, in order: in marks, in a cell or an item of a list, in brackets, after a colon or a sign. */
export function mentionsIn(original: string): Phrase[] {
  if (!apart.test(original)) return [];
  // The sign has the length of the dash, so that the offsets stay the same.
  const text = original.replace(dash, ' =');
  const found: Phrase[] = [];
  for (const match of text.matchAll(part)) {
    const from = match.index;
    const to = from + match[0].length;
    const before = text.slice(Math.max(0, from - 6), from) + (/^\s*/.exec(match[0])?.[0] ?? '');
    const isApart =
      (from === 0 || opens.test(before) || listMark.test(text.slice(Math.max(0, from - 12), from + 1))) &&
      closes.test(text.slice(to, to + 4));
    const words = isApart ? (match[0].match(word) ?? []).map(plainWord) : [];
    if (words.length > 0 && words.length <= maxWords) found.push({ words, from, to });
  }
  return found;
}

/**
 * Whether words that a reply sets apart are of the language asked for: at least half are common, spelled or inflected as in it, and none of the others is
 * common in the conversation's language or is in the text to be translated.
 * @param languages as bits (languages.ts), and the words of the text to be translated
 */
export function isForeign(
  words: readonly string[],
  { conversation, asked, source }: { conversation: number; asked: number; source: readonly string[] },
): boolean {
  let likely = 0;
  for (const one of words) {
    const known = languagesOf(one) || languagesByLetters(one);
    const theirs = (known & asked) !== 0;
    if (!theirs && ((known & conversation) !== 0 || source.includes(one))) return false;
    if (theirs || (known === 0 && (languagesByEnding(one) & asked) !== 0)) likely += 1;
  }
  return likely * 2 >= words.length;
}
