import type { KeyForm } from './answer-forms.ts';
import { matchesIn } from './answer-matches.ts';
import { valuesIn } from './answer-numbers.ts';
import { ruledOutIn } from './answer-options.ts';
import { bareWords, stemsOf } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';
import { anyOf, wordOf } from './vocabulary.ts';

/*
 * An answer can be given away piece by piece. Each piece has a name, so that the pieces of several messages can be put together: "item 0 1" (answer 0, the
 * second of its parts or coefficients), "above 41", "below 43", "out 2" (an option that is ruled out), "step 2".
 */

/** The items of answers, each with its names, and the steps. Equal ones are searched once. */
const itemsOf = oncePerFacts(({ answers, steps }): ReadonlyMap<KeyForm, readonly string[]> => {
  const items = answers.flatMap((form, index) =>
    form.kind === 'parts' ? form.parts.map((part, at) => ({ form: part, name: `item ${index} ${at}` })) : [],
  );
  const named = new Map<string, { readonly form: KeyForm; readonly names: string[] }>();
  for (const { form, name } of [...items, ...steps.map((step, at) => ({ form: step, name: `step ${at}` }))]) {
    const same = JSON.stringify(form);
    const known = named.get(same);
    if (known) known.names.push(name);
    else named.set(same, { form, names: [name] });
  }
  return new Map([...named.values()].map(({ form, names }) => [form, names]));
});

/** The parts of the answers that a plain text discloses, by name. */
export function partsIn(text: string, facts: Facts): string[] {
  if (facts.answers.length === 0) return [];
  const items = itemsOf(facts);
  const stated = matchesIn(text, facts, [...items.keys()]).flatMap(({ form }) => items.get(form) ?? []);
  const out = facts.options ? ruledOutIn(bareWords(text), facts.options, isClaimed(facts)) : [];
  const values = facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  return [
    ...new Set([
      ...stated,
      ...boundsIn(text, values),
      ...coefficientsAndGivenItems(text, facts),
      ...out.map((at) => `out ${at}`),
    ]),
  ];
}

/** Words with which a sentence gives a coefficient: "put a 2 in front of". */
const speaksOfCoefficients = wordOf('coefficientTalk');

/**
 * The coefficients of a formula, where a sentence speaks of coefficients, and items that the exercise gives, which count only together with others: "3, 5 and
 * 8" where the exercise has 3.
 */
function coefficientsAndGivenItems(text: string, { answers, givenNumbers }: Facts): string[] {
  if (text.trimEnd().endsWith('?')) return [];
  const said = valuesIn(text);
  const isGiven = (one: KeyForm) => one.kind === 'number' && givenNumbers.has(one.value);
  return answers.flatMap((form, index) => {
    const name = (isSaid: boolean, at: number) => (isSaid ? [`item ${index} ${at}`] : []);
    if (form.kind === 'parts' && !form.parts.every(isGiven))
      return form.parts.flatMap((one, at) =>
        name(one.kind === 'number' && isGiven(one) && said.has(one.value), at),
      );
    if (
      form.kind !== 'expression' ||
      form.symbols.coefficients.length < 2 ||
      !speaksOfCoefficients.test(text)
    )
      return [];
    return form.symbols.coefficients.flatMap((one, at) => name(said.has(one) || said.has(-one), at));
  });
}

/** A number after words of a bound. */
const bound = String.raw`\s[$€£]?(-?\d{1,12}(?:\.\d{1,6})?)(?!\d|\.\d|%|\s?[-+*/^])`;
const lowerBound = new RegExp(`(?<!\\p{L})(?:${anyOf('lowerBounds')})${bound}`, 'giu');
const upperBound = new RegExp(
  `(?<!\\p{L})(?:${anyOf('upperBounds')}|(?:between|zwischen|entre) -?[\\d.]{1,14} (?:and|und|et|y))${bound}`,
  'giu',
);
/** A bound further from a number than this says little. */
const near = (value: number): number => (Number.isInteger(value) ? 2 : Math.abs(value) / 500);

/** The bounds close to one of these numbers that a text names, as "above 41" and "below 43". */
function boundsIn(text: string, values: readonly number[]): string[] {
  if (values.length === 0 || !/\d/.test(text)) return [];
  const named = (pattern: RegExp, name: string, side: number) =>
    [...text.matchAll(pattern)].flatMap(([, written]) => {
      const distance = (value: number) => (value - Number(written)) * side;
      const isNear = values.some((value) => distance(value) > 0 && distance(value) <= near(value));
      return isNear ? [`${name} ${written}`] : [];
    });
  return [...named(lowerBound, 'above', 1), ...named(upperBound, 'below', -1)];
}

/** Whether bounds leave only this number: the one whole number between them, or nearly its decimals. */
function isNarrowedTo(value: number, names: ReadonlySet<string>): boolean {
  const bounds = (name: string) =>
    [...names].flatMap((one) => (one.startsWith(name) ? [Number(one.slice(name.length))] : []));
  const above = Math.max(...bounds('above ').filter((one) => one < value));
  const below = Math.min(...bounds('below ').filter((one) => one > value));
  return below - above <= near(value);
}

/** Whether all disclosed parts together make one of the answers. */
export function disclosesAll(known: ReadonlySet<string>, facts: Facts): boolean {
  const areItems = facts.answers.some((form, index) => {
    const has = (_: unknown, at: number) => known.has(`item ${index} ${at}`);
    if (form.kind === 'number') return isNarrowedTo(form.value, known);
    if (form.kind === 'parts') return form.parts.every(has);
    if (form.kind !== 'expression') return false;
    return form.symbols.coefficients.length > 1 && form.symbols.coefficients.every(has);
  });
  return areItems || ruledOut(known, facts);
}

/** Whether the student proposed an option. */
const isClaimed =
  ({ claims }: Facts) =>
  (option: string) =>
    claims.sentences.some((sentence) => sentence.includes(option));

/** Whether the tutor ruled out so many options that the answer is left. Telling a student that their own option is wrong is feedback. */
function ruledOut(known: ReadonlySet<string>, facts: Facts): boolean {
  if (facts.options === null) return false;
  const { all, right } = facts.options;
  const others = all.map((option, at) => ({ option, at })).filter(({ at }) => at !== right);
  const isOwn = isClaimed(facts);
  return others.every(({ at }) => known.has(`out ${at}`)) && !others.every(({ option }) => isOwn(option));
}

/** The text, if it discloses a step or an item that neither the exercise nor the student named. */
export function newPartIn(text: string, parts: readonly string[], facts: Facts): string | null {
  const isNew = parts.some((part) => {
    const [kind, first = '', at = ''] = part.split(' ');
    if (kind === 'step') return !isKnownForm(facts.steps[Number(first)], facts);
    if (kind === 'out') return true;
    const form = kind === 'item' ? facts.answers[Number(first)] : undefined;
    return form !== undefined && (form.kind !== 'parts' || !isKnownForm(form.parts[Number(at)], facts));
  });
  return isNew ? text.trim() : null;
}

const knownStems = oncePerFacts(({ knownWords }) => stemsOf(knownWords));

/** Whether the exercise or the student named a value, or at least half of the words of an answer in words. */
function isKnownForm(form: KeyForm | undefined, facts: Facts): boolean {
  // "One of them" says nothing of a coefficient.
  if (form?.kind === 'number')
    return (
      [facts.givenNumbers, facts.studentNumbers].some((set) => set.has(form.value)) ||
      Math.abs(form.value) < 2
    );
  if (form?.kind !== 'words') return false;
  const stems = [...stemsOf(form.text)];
  const shared = stems.filter((stem) => knownStems(facts).has(stem)).length;
  return facts.knownWords.search(form.pattern) >= 0 || shared * 2 >= Math.max(1, stems.length);
}
