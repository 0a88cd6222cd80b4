import translationWords from '../../data/translation-words.json' with { type: 'json' };
import { wordsOf } from '../../families/words.ts';
import { anyOf } from '../../word-rows.ts';
import { type Exercise, type Finding, phraseWords } from './exercise.ts';

/** Verbs between an expression and its meaning; the second list has only those that say nothing else. */
const means = anyOf(translationWords.means);
const translates = anyOf(translationWords.translates);
/** A passage in quotation marks, as a group. */
const quoted = String.raw`["“„«‘']([^"”“»\n]{6,300})["”»’']`;
/** Words for the whole sentence. */
const whole = anyOf(translationWords.wholeSentence);
/** Words that announce a translation: "in English", "the translation". */
const inLanguage = anyOf(translationWords.inLanguage);
/** What may stand between such words and the meaning. */
const it = String.raw`(?:\s(?:it|this|that|the sentence|das|es|der satz))?(?:\s${means})?`;
const youSay = String.raw`\s(?:it|this|that|you (?:would )?say|one says|the sentence|man sagt|das|es|on dit|se dice)?`;

/** A stated meaning of the whole sentence, with or without quotation marks. */
const patterns: readonly RegExp[] = [
  // "…" means "…" · it means: …
  String.raw`${whole}\s(?:\p{L}+\s)?${means}\s?(?::\s?|(?=["“„«‘']))${quoted}`,
  String.raw`(?:${whole}\s(?:\p{L}+\s)?${means}|${inLanguage}${it})\s?:\s?\**([^\n.!?]{6,300})`,
  String.raw`${anyOf(translationWords.sentence)}\s${translates}\s(?!that you|dass du|que (?:tu|vous))([^\n.!?:"“„«]{8,300})`,
  String.raw`${inLanguage},?${youSay}\s?(?:${means}\s)?,?${quoted}`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, 'giu'));
/** The text between an expression and its meaning. */
const between = new RegExp(String.raw`=|→|->|⇒|\s\(|(?<!\p{L})${translates}(?!\p{L})`, 'giu');
/** Signs that separate an expression from the text before it. */
const stops = /[.!?\n:;=→"“„«(]/;
/** The least number of characters of the left side, and the most of either side. */
const leftMinimum = 8;
const sideMaximum = 200;
/** The beginning of a right side that explains instead of translating: “that you …”, “the verb …”. */
const explanation =
  /^(?:that|dass|que|qu'|a|an|the (?:verb|noun|subject|word|ending)|when|ein|eine)\s(?:you|the|we|du|der|das|verb|noun)?/i;

/** The stated meanings of expressions of three words or more, or of the whole sentence. */
export function pairsIn(text: string, exercise: Exercise): Finding[] {
  if (!exercise.isForeign) return [];
  const said = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''));
  return [...said, ...toldIn(text, exercise)]
    .map((right) => ({ words: wordsOf(right), example: false }))
    .filter(({ words }) => words.length >= phraseWords);
}

/** The right sides of texts such as “expression = meaning”. */
function toldIn(text: string, exercise: Exercise): string[] {
  const told: string[] = [];
  let last = 0;
  for (const found of text.matchAll(between)) {
    const left = text.slice(Math.max(last, found.index - sideMaximum), found.index);
    last = found.index + found[0].length;
    const parts = left.split(stops).filter((part) => part.trim() !== '');
    if (left.length < leftMinimum || !isExpression(parts.at(-1) ?? '', exercise)) continue;
    const right =
      text
        .slice(last, last + sideMaximum)
        .replace(/^[\s"“„«*_:'‘]+/, '')
        .split(/[.!?\n")”»]/, 1)[0] ?? '';
    if (!explanation.test(right)) told.push(right);
  }
  return told;
}

/**
 * Whether the last three or more words before the sign are in the exercise, or each of them in the text to be
 * translated.
 */
function isExpression(left: string, { given, source }: Exercise): boolean {
  const last = wordsOf(left).slice(-phraseWords);
  if (last.length < phraseWords) return false;
  return given.includes(` ${last.join(' ')} `) || last.every((word) => source.includes(word));
}
