import { sameValue } from '../../../arithmetic/evaluate.ts';
import { oncePerText } from '../../once-per-text.ts';
import type { KeyForm } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { bareWords } from './answer-words.ts';
import { alternativesOf, wholeWordOf } from './vocabulary.ts';

/** The options that an exercise or a student lists, one of which is the answer; in bare words. */
export interface Options {
  readonly all: readonly string[];
  readonly right: number;
}

const yesOrNo =
  /\b(?:(true)(?: or |\/)(false)|(richtig|wahr) oder (falsch)|(vrai) ou (faux)|(verdadero) o (falso))\b/;
/** An option with its letter: "a) red", "(b) blue,". The groups are the letter and the option. */
const lettered =
  /(?:^|[\n,;?:.]|\s)\(?([a-f])[).:]\s+([^\n,;]{1,80}?)(?=\s*(?:[\n,;.]|\s\(?[a-f][).:]\s|$))/g;
const conjunction = '(?:or|oder|ou|and|und|et|y|o|u)';
const separator = new RegExp(String.raw`\s*[,;]\s*(?:${conjunction}\s+)?|\s+${conjunction}\s+|\s\/\s`);

const longestText = 2_000;
const longestOption = 80;
const maxOptions = 12;

export function optionsAmong(texts: readonly string[], answers: readonly KeyForm[]): Options | null {
  for (const text of texts.filter((one) => one.length < longestText)) {
    for (const all of optionLists(text.toLowerCase())) {
      const right = all.findIndex((option) => answers.some((form) => hasAnswer(form, option)));
      if (right >= 0 && all.length > 1 && all.length <= maxOptions) return { all, right };
    }
  }
  return null;
}

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

const beforeOption = new RegExp(`^(?:${alternativesOf('articles')}|les|is it|was it)\\s`, 'u');

/** Leaves out the words of the sentence around a list, of its first item and of a long last one: "Is it a metaphor" becomes "metaphor". */
function shortened(item: string, isFirst: boolean, isLast: boolean): string {
  const words = item.replace(beforeOption, '').split(' ');
  if (words.length < 4 && !isFirst) return words.join(' ');
  return (isFirst ? words.slice(-1) : isLast ? words.slice(0, 1) : words).join(' ');
}

const reports = wholeWordOf('reports');
const denies = wholeWordOf('denials');
const agreementTag = new RegExp(`,\\s*(?:${alternativesOf('agreementTags')})\\s*\\?\\s*$`, 'u');
/** The end of the words before an option that choose it: "the answer is", "it must be the". */
const pointsAt = new RegExp(
  `(?:(?<!\\p{L})(?:${alternativesOf('choices')})(?: (?:of course|indeed|really|actually|clearly|definitely|just|${alternativesOf('articles')}))*` +
    `|[:=])\\s*["'(]?$`,
  'u',
);
/** The beginning of the words after an option that choose it: "is right", "fits", "because". */
const pointedAt = new RegExp(`^["')]*\\W{0,3}(?:${alternativesOf('chosen')})(?!\\p{L})`, 'u');
const ordinals = 'first second third fourth fifth sixth'.split(' ');
const optionByPlace = new RegExp(
  `\\b(${ordinals.join('|')}|last|former|latter) (?:one|1|option|choice|answer|guess|number|value|word` +
    '|of (?:those|these|them|your|the)|you (?:listed|named|said|gave|mentioned))\\b',
);
const chosenLetter = /\b(?:option|answer|choice|letter|it is|it's)\s["'(]?([a-f])\b/;

const clausesOf = (text: string): string[] =>
  text.split(/[,;:]|\s(?:but|while|whereas|and|aber|und|mais|et|pero|y)\s/);

/** The sentence, in bare words, if it chooses the answer among words of the conversation; null if it names it, asks, or repeats the student. */
export function choiceIn(text: string, answers: readonly KeyForm[], options: Options | null): string | null {
  if (/\?\s*["')]*\s*$/.test(text) && !agreementTag.test(text)) return null;
  if (options && pickedPlace(text, options.all.length) === options.right && !denies.test(text)) return text;
  const others = options?.all.filter((_, at) => at !== options.right) ?? [];
  const isRival = (clause: string) => !denies.test(clause) && others.some((one) => clause.includes(one));
  if (reports.test(text) || clausesOf(text).some(isRival)) return null;
  const isChosen = answers.some((form) => form.kind === 'words' && isChosenIn(text, form));
  return isChosen ? text : null;
}

function isChosenIn(text: string, form: Extract<KeyForm, { kind: 'words' }>): boolean {
  // A sentence with hardly any other word chooses the answer.
  const isAlone = (text.match(/\p{L}+/gu)?.length ?? 0) <= form.text.split(' ').length + 2;
  const places = form.text.length > longestOption ? [] : [...text.matchAll(form.pattern)];
  return places.some(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 60), index);
    const after = text.slice(index + word.length, index + word.length + 60);
    if (denies.test(clausesOf(before).at(-1) ?? '')) return false;
    return isAlone || pointsAt.test(before) || pointedAt.test(after);
  });
}

function pickedPlace(text: string, count: number): number | null {
  const [, word = ''] = optionByPlace.exec(text) ?? [];
  if (word === 'last' || word === 'latter') return count - 1;
  if (word !== '') return word === 'former' ? 0 : ordinals.indexOf(word);
  const [, mark = ''] = chosenLetter.exec(text) ?? [];
  return mark === '' ? null : mark.charCodeAt(0) - 97;
}

const excludes = wholeWordOf('exclusions', 'denials');
const refuses = /^\W*(?:no|nope|not|nein|nicht|non|wrong|falsch|faux|incorrect)\b/;

/** The places of the options that a sentence rules out; one that begins with "no" rules out what the student claimed. */
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
