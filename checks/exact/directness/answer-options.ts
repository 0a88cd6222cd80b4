import { sameValue } from '../../../arithmetic/evaluate.ts';
import { oncePerText } from '../../once-per-text.ts';
import type { KeyForm } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { bareWords, stemsOf } from './answer-words.ts';

/** The options that an exercise or a student lists, one of which is the answer; in bare words. */
export interface Options {
  readonly all: readonly string[];
  /** The place of the right one. */
  readonly right: number;
}

/** Two options that need no list: "true or false". */
const yesOrNo: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/\btrue or false\b|\btrue\/false\b/, ['true', 'false']],
  [/\b(?:richtig oder falsch|wahr oder falsch)\b/, ['richtig', 'falsch']],
  [/\bvrai ou faux\b/, ['vrai', 'faux']],
  [/\bverdadero o falso\b/, ['verdadero', 'falso']],
];
/** An option with its letter: "a) red", "(b) blue,". The groups are the letter and the option. */
const lettered =
  /(?:^|[\n,;?:.]|\s)\(?([a-f])[).:]\s+([^\n,;]{1,80}?)(?=\s*(?:[\n,;.]|\s\(?[a-f][).:]\s|$))/g;
/** A word between the last two options. */
const conjunction = '(?:or|oder|ou|and|und|et|y|o|u)';
/** What separates options: ", ", "; or ", " or ", " / ". */
const separator = new RegExp(String.raw`\s*[,;]\s*(?:${conjunction}\s+)?|\s+${conjunction}\s+|\s\/\s`);
/** Options without commas: "one of these: red green blue". */
const oneOf = /\b(?:one|some|either) of\s+(?:these:?\s+)?((?:[\p{L}\d]+\s+){1,8}[\p{L}\d]+)/u;

/** Longer texts and longer words are not read as options. */
const longestText = 2_000;
const longestOption = 80;

/** The first list among the texts that has one of the answers; null without one. */
export function optionsAmong(texts: readonly string[], answers: readonly KeyForm[]): Options | null {
  for (const text of texts.filter((one) => one.length < longestText).map((one) => one.toLowerCase())) {
    for (const all of optionLists(text)) {
      const right = all.findIndex((option) => answers.some((form) => hasAnswer(form, option)));
      // A longer list is not a choice of options.
      if (right >= 0 && all.length > 1 && all.length < 13) return { all, right };
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

/**
 * Every list of options that a text may hold: true or false, lettered options, words in a row, items between
 * commas.
 */
function* listsIn(text: string): Generator<string[]> {
  for (const [pattern, options] of yesOrNo) if (pattern.test(bareWords(text))) yield [...options];
  const marked = [...text.matchAll(lettered)].map(([, , option = '']) => bareWords(option).trim());
  if (marked.length > 1) yield marked;
  // "Is it red? Or blue?" is one list, so its first question mark becomes a comma.
  for (const segment of text.replace(/\?\s*(?=(?:or|oder|ou|o)\s)/g, ', ').split(/[.?!\n](?!\d)/)) {
    const plain = bareWords(segment).trim();
    const [, words] = oneOf.exec(plain) ?? [];
    if (words && !separator.test(words)) yield words.split(' ');
    const items = (plain.split(':').at(-1) ?? plain)
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    if (items.length > 1) yield items.map((item, at) => shortened(item, at === 0, at === items.length - 1));
  }
}

const optionLists = oncePerText((text): readonly (readonly string[])[] => [...listsIn(text)]);

/**
 * Leaves out the words that belong to the sentence around a list: of the first item only the last word stays,
 * of a long last item only the first word. "Is it a metaphor" becomes "metaphor".
 */
function shortened(item: string, isFirst: boolean, isLast: boolean): string {
  const words = item.replace(/^(?:the|an?|der|die|das|le|la|les|el|los|las|is it|was it)\s/, '').split(' ');
  if (words.length < 4 && !isFirst) return words.join(' ');
  return (isFirst ? words.slice(-1) : isLast ? words.slice(0, 1) : words).join(' ');
}

/**
 * Words that quote an option or consider it instead of choosing it: "you said", "your guess", "what if",
 * "compare".
 */
const reports =
  /\b(?:you (?:say|said|wrote|think|thought|chose|picked|put|mean|named|guessed)|your (?:guess|answer|idea)|why|whether|if|wenn|ob|si|compare|look up|think (?:about|of)|consider|suppose|imagine|du (?:sagst|meinst|schreibst)|tu (?:dis|penses)|dices)\b/;
/** Words that rule an option out: "it is not", "too small", "isn't". */
const denies =
  /\b(?:not|neither|nor|never|cannot|can't|isn't|wasn't|aren't|doesn't|don't|rules? out|ruled out|too (?:small|big|large|few|many|little|low|high|early|late)|wrong|eliminate|excluded|only|nicht|kein\w*|weder|noch|falsch|zu (?:klein|gross|wenig|viel)|pas|ni|trop|faux|falso|incorrect|incorrecto|nunca|tampoco|instead of|rather than|other than)\b|n't\b/;
/** A question at the end that only asks for agreement: ", right?". */
const confirmationTag =
  /,\s*(?:right|correct|isn't it|wasn't it|oder|nicht wahr|n'est-ce pas|verdad)\s*\?\s*$/;
/** The end of the words before an option that choose it: "the answer is", "it must be the". */
const pointsAt =
  /(?:\b(?:it is|it's|its|that is|that's|this is|it was|it must be|must be|has to be|should be|is called|called|answer|correct|right|the one|one|choose|pick|take|go with|went with|namely|indeed|definitely|is|are|was|were|by|es ist|das ist|ist|war|heisst|c'est|est|etait|es|son|fue|=)(?: (?:the|an?|of course|indeed|really|actually|clearly|definitely|just|der|die|das|eine?|le|la|une?|el|los|las))*|:)\s*["'(]?$/;
/** The beginning of the words after an option that choose it: "is right", "fits", "because". */
const pointedAt =
  /^["')]*\W{0,3}(?:it is\b|it was\b|is (?:it|right|correct|the|what|your|exactly|indeed)\b|was (?:it|the|right)\b|fits\b|matches\b|wins\b|works\b|must be\b|ist (?:richtig|die|der|das|es)\b|est (?:la|le|juste|correct)\b|es (?:la|el|correct)\b|because\b|since\b)/;
/** A verb after an option, which says something about it: " has four legs". */
const copula =
  /^["')]*\s(?:is|are|was|were|has|have|makes?|made|does|did|ist|hat|sind|est|sont|fait|es|son|tiene)\b/;
/** The numbers of options in words, in order. */
const ordinals = 'first second third fourth fifth sixth'.split(' ');
/** An option by its place: "the second one", "the last option". */
const optionByPlace =
  /\b(first|second|third|fourth|fifth|sixth|last|former|latter) (?:one|1|option|choice|answer|guess|number|value|word|suggestion|(?:of (?:those|these|them|your|the)|you (?:listed|named|said|gave|mentioned)))\b/;
/** An option by its letter: "option b", "it's c". */
const chosenLetter = /\b(?:option|answer|choice|letter|it is|it's)\s["'(]?([a-f])\b/;

/** Splits a sentence at its commas and conjunctions. */
const clausesOf = (text: string): string[] =>
  text.split(/[,;:]|\s(?:but|while|whereas|and|aber|und|mais|et|pero|y)\s/);

/**
 * The words that choose the answer among words of the conversation; null when a sentence only names it, asks,
 * or repeats the student.
 * @param text a sentence in bare words
 * @param asked the question of the exercise
 */
export function choiceIn(
  text: string,
  answers: readonly KeyForm[],
  options: Options | null,
  asked: string,
): string | null {
  const isQuestion = /\?\s*["')]*\s*$/.test(text) && !confirmationTag.test(text);
  if (isQuestion) return null;
  if (options) {
    const picked = pickedPlace(text, options.all.length);
    if (picked === options.right && !denies.test(text)) return text;
  }
  if (reports.test(text)) return null;
  const others = options?.all.filter((_, at) => at !== options.right) ?? [];
  const rivals = clausesOf(text).filter(
    (clause) => !denies.test(clause) && others.some((one) => clause.includes(one)),
  );
  if (rivals.length > 0) return null;
  for (const form of answers) {
    if (form.kind !== 'words') continue;
    // A sentence with hardly any other word chooses the answer.
    const alone = (text.match(/\p{L}+/gu)?.length ?? 0) <= form.text.split(' ').length + 2;
    for (const { word, index } of placesOf(form, text)) {
      const before = text.slice(Math.max(0, index - 60), index);
      const after = text.slice(index + word.length, index + word.length + 60);
      if (
        denies.test(clausesOf(before).at(-1) ?? '') ||
        /^["')]*\s(?:is|was|can|does|ist|est|es)(?: \w+)? (?:not|nicht|pas|no)\b|^["')]* (?:isn't|doesn't|can't|wasn't)/.test(
          after,
        )
      )
        continue;
      if (alone || pointsAt.test(before) || pointedAt.test(after)) return text;
      if (copula.test(after) && sharesWords(after, asked)) return text;
    }
  }
  return null;
}

/** Where a text says an answer; a long answer is searched as it is written. */
function placesOf(
  { text: words, pattern }: Extract<KeyForm, { kind: 'words' }>,
  text: string,
): { readonly word: string; readonly index: number }[] {
  if (words.length <= longestOption)
    return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index }));
  const index = text.indexOf(words);
  return index < 0 ? [] : [{ word: words, index }];
}

const sharesWords = (text: string, asked: string): boolean => {
  const stems = stemsOf(asked);
  return [...stemsOf(text)].some((stem) => stems.has(stem));
};

/** "the one in the middle". */
const middle =
  /\b(?:one|option|answer|name|word|number) in the middle\b|\bmiddle (?:one|option|answer|name|word)\b|\bmittler\p{L}*\b|\b(?:celui|celle|du) du milieu\b|\b(?:el|la|lo) de[l]? (?:medio|centro)\b/u;

/** The place of the option that a text picks by place or letter; null for none. */
function pickedPlace(text: string, count: number): number | null {
  if (count % 2 === 1 && middle.test(text)) return (count - 1) / 2;
  const [, word = ''] = optionByPlace.exec(text) ?? [];
  if (word === 'last' || word === 'latter') return count - 1;
  if (word !== '') return word === 'former' ? 0 : ordinals.indexOf(word);
  const [, mark = ''] = chosenLetter.exec(text) ?? [];
  return mark === '' ? null : mark.charCodeAt(0) - 97;
}

/** Words that take an option away: "cross out", "drop", "ohne". */
const excludes =
  /\b(?:no|out|drops?|dropped|remove[sd]?|cross(?:es|ed)?|strike|without|leaves? out|ohne|streich\w*|fällt|weg|sans|sin|ni|aucune?|ningun\w*|elimin\w*|descart\w*)\b/;
/** A sentence that begins with "no" or "wrong". */
const refuses = /^\W*(?:no|nope|not|nein|nicht|non|wrong|falsch|faux|incorrect)\b/;

/**
 * The places of the options that a sentence rules out, by their words or their letters.
 * @param claimed whether the student proposed an option, which a sentence that begins with "no" rules out
 */
export function ruledOutIn(
  text: string,
  { all, right }: Options,
  claimed: (option: string) => boolean,
): number[] {
  const refused = refuses.test(text) ? all.flatMap((option, at) => (claimed(option) ? [at] : [])) : [];
  const out = (clause: string) => denies.test(clause) || excludes.test(clause);
  if (/\?\s*$/.test(text)) return refused.filter((at) => at !== right);
  const clauses = clausesOf(text).filter(out);
  const marked = out(text) ? marksIn(text) : [];
  return all.flatMap((option, at) =>
    at !== right &&
    (refused.includes(at) || marked.includes(at) || clauses.some((clause) => clause.includes(option)))
      ? [at]
      : [],
  );
}

/** Several letters in a row: "a, c and d". */
const someMarks = /(?<![\p{L}'])[a-f](?:,? (?:and |und |et |y )?[a-f](?![\p{L}'])){1,5}/gu;

/** The options that a text names by their letters: "a, c and d". */
const marksIn = (text: string): number[] =>
  [...text.matchAll(someMarks)].flatMap(([marks]) =>
    (marks.match(/(?<!\p{L})[a-f](?!\p{L})/gu) ?? []).map((mark) => mark.charCodeAt(0) - 97),
  );
