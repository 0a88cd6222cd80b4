import { sameValue } from '../../../arithmetic/evaluate.ts';
import { oncePerText } from '../../once-per-text.ts';
import type { KeyForm } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { bareWords, stemsOf } from './answer-words.ts';
import { anyOf, wordOf } from './vocabulary.ts';

/** The options that an exercise or a student lists, one of which is the answer; in bare words. */
export interface Options {
  readonly all: readonly string[];
  /** The place of the right one. */
  readonly right: number;
}

/** Two options that need no list: "true or false". */
const yesOrNo =
  /\b(?:(true)(?: or |\/)(false)|(richtig|wahr) oder (falsch)|(vrai) ou (faux)|(verdadero) o (falso))\b/;
/** An option with its letter: "a) red", "(b) blue,". The groups are the letter and the option. */
const lettered =
  /(?:^|[\n,;?:.]|\s)\(?([a-f])[).:]\s+([^\n,;]{1,80}?)(?=\s*(?:[\n,;.]|\s\(?[a-f][).:]\s|$))/g;
/** A word between the last two options. */
const conjunction = '(?:or|oder|ou|and|und|et|y|o|u)';
/** What separates options: ", ", "; or ", " or ", " / ". */
const separator = new RegExp(String.raw`\s*[,;]\s*(?:${conjunction}\s+)?|\s+${conjunction}\s+|\s\/\s`);

/** Longer texts and longer words are not read as options. */
const longestText = 2_000;
const longestOption = 80;
/** A longer list is not a choice of options. */
const maxOptions = 12;

/** The first list among the texts that has one of the answers; null without one. */
export function optionsAmong(texts: readonly string[], answers: readonly KeyForm[]): Options | null {
  for (const text of texts.filter((one) => one.length < longestText)) {
    for (const all of optionLists(text.toLowerCase())) {
      const right = all.findIndex((option) => answers.some((form) => hasAnswer(form, option)));
      if (right >= 0 && all.length > 1 && all.length <= maxOptions) return { all, right };
    }
  }
  return null;
}

/** Whether an option is, or contains, this answer. */
function hasAnswer(form: KeyForm, option: string): boolean {
  if (form.kind === 'words') return form.text.length < longestOption && option.search(form.pattern) >= 0;
  if (form.kind !== 'number') return false;
  return numbersIn(option).some(({ values }) => values.some((value) => sameValue(value, form.value)));
}

/** Every list of options that a text may hold: true or false, lettered options, items between commas. */
const optionLists = oncePerText((text): readonly (readonly string[])[] => {
  const [, ...two] = yesOrNo.exec(bareWords(text)) ?? [];
  const marked = [...text.matchAll(lettered)].map(([, , option = '']) => bareWords(option).trim());
  const listed = text
    .replace(/\?\s*(?=(?:or|oder|ou|o)\s)/g, ', ')
    .split(/[.?!\n](?!\d)/)
    .map((segment) => {
      const plain = bareWords(segment).trim();
      const items = (plain.split(':').at(-1) ?? plain).split(separator).map((item) => item.trim());
      const named = items.filter((item) => item !== '');
      return named.map((item, at) => shortened(item, at === 0, at === named.length - 1));
    });
  return [two.filter((option) => option !== undefined), marked, ...listed].filter((list) => list.length > 1);
});

const beforeOption = new RegExp(`^(?:${anyOf('articles')}|les|is it|was it)\\s`, 'u');

/**
 * Leaves out the words that belong to the sentence around a list: of the first item only the last word stays, of a long last item only the first word. "Is it
 * a metaphor" becomes "metaphor".
 */
function shortened(item: string, isFirst: boolean, isLast: boolean): string {
  const words = item.replace(beforeOption, '').split(' ');
  if (words.length < 4 && !isFirst) return words.join(' ');
  return (isFirst ? words.slice(-1) : isLast ? words.slice(0, 1) : words).join(' ');
}

/** Words that quote an option or consider it instead of choosing it: "you said", "your guess", "what if". */
const reports = wordOf('reports');
/** Words that rule an option out: "it is not", "too small", "isn't". */
const denies = wordOf('denials');
/** A question at the end that only asks for agreement: ", right?". */
const agreementTag = new RegExp(`,\\s*(?:${anyOf('agreementTags')})\\s*\\?\\s*$`, 'u');
/** The end of the words before an option that choose it: "the answer is", "it must be the". */
const pointsAt = new RegExp(
  `(?:(?<!\\p{L})(?:${anyOf('choices')})(?: (?:of course|indeed|really|actually|clearly|definitely|just|${anyOf('articles')}))*` +
    `|[:=])\\s*["'(]?$`,
  'u',
);
/** The beginning of the words after an option that choose it: "is right", "fits", "because". */
const pointedAt = new RegExp(`^["')]*\\W{0,3}(?:${anyOf('chosen')})(?!\\p{L})`, 'u');
/** A verb after an option, which says something about it: " has four legs". */
const saysOf = new RegExp(`^["')]*\\s(?:${anyOf('linkingVerbs')})(?!\\p{L})`, 'u');
/** A verb after an option, with the word that denies it. */
const deniedAfter =
  /^["')]*\s(?:is|was|can|does|ist|est|es)(?: \w+)? (?:not|nicht|pas|no)\b|^["')]* \w+n't\b/;
/** The numbers of options in words, in order. */
const ordinals = 'first second third fourth fifth sixth'.split(' ');
/** An option by its place: "the second one", "the last option". */
const optionByPlace =
  /\b(first|second|third|fourth|fifth|sixth|last|former|latter) (?:one|1|option|choice|answer|guess|number|value|word|of (?:those|these|them|your|the)|you (?:listed|named|said|gave|mentioned))\b/;
/** An option by its letter: "option b", "it's c". */
const chosenLetter = /\b(?:option|answer|choice|letter|it is|it's)\s["'(]?([a-f])\b/;

/** Splits a sentence at its commas and conjunctions. */
const clausesOf = (text: string): string[] =>
  text.split(/[,;:]|\s(?:but|while|whereas|and|aber|und|mais|et|pero|y)\s/);

/**
 * The words that choose the answer among words of the conversation; null when a sentence only names it, asks, or repeats the student.
 * @param text a sentence in bare words
 * @param asked the question of the exercise
 */
export function choiceIn(
  text: string,
  answers: readonly KeyForm[],
  options: Options | null,
  asked: string,
): string | null {
  if (/\?\s*["')]*\s*$/.test(text) && !agreementTag.test(text)) return null;
  if (options && pickedPlace(text, options.all.length) === options.right && !denies.test(text)) return text;
  const others = options?.all.filter((_, at) => at !== options.right) ?? [];
  const isRival = (clause: string) => !denies.test(clause) && others.some((one) => clause.includes(one));
  if (reports.test(text) || clausesOf(text).some(isRival)) return null;
  const isChosen = answers.some((form) => form.kind === 'words' && isChosenIn(text, form, asked));
  return isChosen ? text : null;
}

/** Whether a sentence chooses an answer in words, and does not deny it. */
function isChosenIn(text: string, form: Extract<KeyForm, { kind: 'words' }>, asked: string): boolean {
  // A sentence with hardly any other word chooses the answer.
  const isAlone = (text.match(/\p{L}+/gu)?.length ?? 0) <= form.text.split(' ').length + 2;
  return placesOf(form, text).some(({ word, index }) => {
    const before = text.slice(Math.max(0, index - 60), index);
    const after = text.slice(index + word.length, index + word.length + 60);
    if (denies.test(clausesOf(before).at(-1) ?? '') || deniedAfter.test(after)) return false;
    const isPointedOut = isAlone || pointsAt.test(before) || pointedAt.test(after);
    return isPointedOut || (saysOf.test(after) && sharesWords(after, asked));
  });
}

/** Where a text says an answer; a long answer is searched as it is written. */
function placesOf({ text: words, pattern }: Extract<KeyForm, { kind: 'words' }>, text: string) {
  if (words.length <= longestOption)
    return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index }));
  const index = text.indexOf(words);
  return index < 0 ? [] : [{ word: words, index }];
}

const sharesWords = (text: string, asked: string): boolean => {
  const stems = stemsOf(asked);
  return [...stemsOf(text)].some((stem) => stems.has(stem));
};

/** The place of the option that a text picks by place or letter; null for none. */
function pickedPlace(text: string, count: number): number | null {
  const [, word = ''] = optionByPlace.exec(text) ?? [];
  if (word === 'last' || word === 'latter') return count - 1;
  if (word !== '') return word === 'former' ? 0 : ordinals.indexOf(word);
  const [, mark = ''] = chosenLetter.exec(text) ?? [];
  return mark === '' ? null : mark.charCodeAt(0) - 97;
}

/** Words that take an option away: "cross out", "drop", "ohne". */
const excludes = wordOf('exclusions', 'denials');
/** A sentence that begins with "no" or "wrong". */
const refuses = /^\W*(?:no|nope|not|nein|nicht|non|wrong|falsch|faux|incorrect)\b/;

/**
 * The places of the options that a sentence rules out.
 * @param claimed whether the student proposed an option, which a sentence that begins with "no" rules out
 */
export function ruledOutIn(
  text: string,
  { all, right }: Options,
  claimed: (option: string) => boolean,
): number[] {
  const isRefusal = refuses.test(text);
  const clauses = /\?\s*$/.test(text) ? [] : clausesOf(text).filter((clause) => excludes.test(clause));
  const isOut = (option: string) =>
    (isRefusal && claimed(option)) || clauses.some((clause) => clause.includes(option));
  return all.flatMap((option, at) => (at !== right && isOut(option) ? [at] : []));
}
