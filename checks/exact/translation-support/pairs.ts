import translationWords from '../../data/translation-words.json' with { type: 'json' };
import { wordsOf } from '../../families/words.ts';
import { anyOf } from '../../word-rows.ts';
import { type Exercise, type Finding, phraseWords } from './exercise.ts';

/** Verbs between an expression and its meaning. */
const translates = anyOf(translationWords.translates);
/** A stated meaning of the whole sentence: "it means: …", "in English that is “…”". */
const stated = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(translationWords.wholeSentence)}\s(?:\p{L}+\s)?|` +
    String.raw`${anyOf(translationWords.inLanguage)}(?:,?\s${anyOf(translationWords.it)})?\s?)${anyOf(translationWords.means)}?\s?` +
    String.raw`(?::|(?=["“„«‘']))[\s"“„«‘'*]*([^\n.!?"”»]{6,300})`,
  'giu',
);
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
  const said = [...text.matchAll(stated)].map(([, meaning = '']) => meaning);
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

/** Whether the last three or more words before the sign are in the exercise, or each of them in the text to be translated. */
function isExpression(left: string, { given, source }: Exercise): boolean {
  const last = wordsOf(left).slice(-phraseWords);
  if (last.length < phraseWords) return false;
  return given.includes(` ${last.join(' ')} `) || last.every((word) => source.includes(word));
}
