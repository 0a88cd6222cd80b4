import { wordsOf } from '../../families/words.ts';
import { type Exercise, type Finding, phraseWords } from './exercise.ts';

/** Verbs between an expression and its meaning. */
const means = `(?:means|mean|translates (?:to|as)|is translated (?:as|by)|would be|is|bedeutet|heißt|meint|signifie|veut dire|se traduit par|significa|quiere decir|se traduce (?:como|por)|vuol dire|betekent)`;
/** A passage in quotation marks, as a group. */
const quoted = String.raw`["“„«‘']([^"”“»\n]{6,300})["”»’']`;
/** Words for the whole sentence. */
const whole = `(?:it|this|that|the (?:whole )?(?:sentence|phrase|clause|line|expression|translation|answer|solution)|(?:der|dieser|ganze) satz|die übersetzung|das|es|la (?:phrase|traduction|réponse|frase|traducción|respuesta)|ça|cela)`;
/** Words that announce a translation: "in English", "the translation". */
const inLanguage = `(?:in (?:english|german|french|spanish|italian|latin|dutch|portuguese)|auf (?:englisch|deutsch|französisch|spanisch|latein(?:isch)?|italienisch)|en (?:anglais|allemand|français|espagnol|inglés|alemán|francés|español)|translation|translated|übersetzung|übersetzt|traduction|traducción|answer|antwort|lösung|réponse|respuesta)`;

/** A stated meaning of the whole sentence, with or without quotation marks. */
const patterns: readonly RegExp[] = [
  // "…" means "…" · it means: …
  new RegExp(String.raw`(?<!\p{L})${whole}\s(?:\p{L}+\s)?${means}\s?(?::\s?|(?=["“„«‘']))${quoted}`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:${whole}\s(?:\p{L}+\s)?${means}|${inLanguage}(?:\s(?:it|this|that|the sentence|das|es|der satz))?(?:\s${means})?)\s?:\s?\**([^\n.!?]{6,300})`,
    'giu',
  ),
  /(?<!\p{L})(?:the (?:whole )?(?:sentence|phrase|clause|line)|(?:der|dieser) (?:ganze )?satz|la phrase|la frase)\s(?:means|translates (?:to|as)|bedeutet|heißt|signifie|veut dire|significa|quiere decir)\s(?!that you|dass du|que (?:tu|vous))([^\n.!?:"“„«]{8,300})/giu,
  new RegExp(
    String.raw`(?<!\p{L})${inLanguage},?\s(?:it|this|that|you (?:would )?say|one says|the sentence|man sagt|das|es|on dit|se dice)?\s?(?:${means}\s)?,?${quoted}`,
    'giu',
  ),
];
/** The text between an expression and its meaning. */
const between =
  /=|→|->|⇒|\s\(|(?<!\p{L})(?:means|translates (?:to|as)|bedeutet|heißt|signifie|veut dire|significa|quiere decir|vuol dire|betekent)(?!\p{L})/giu;
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
