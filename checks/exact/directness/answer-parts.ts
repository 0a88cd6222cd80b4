import type { KeyForm } from './answer-forms.ts';
import { matchesIn } from './answer-matches.ts';
import { valuesIn } from './answer-numbers.ts';
import { ruledOutIn } from './answer-options.ts';
import { bareWords } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';
import { alternativesOf, wholeWordOf } from './vocabulary.ts';

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

const speaksOfCoefficients = wholeWordOf('coefficientTalk');

/** Coefficients, where a sentence speaks of them, and items that the exercise gives, which count only together with others. */
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

const bound = String.raw`\s[$€£]?(-?\d{1,12}(?:\.\d{1,6})?)(?!\d|\.\d|%|\s?[-+*/^])`;
const lowerBound = new RegExp(`(?<!\\p{L})(?:${alternativesOf('lowerBounds')})${bound}`, 'giu');
const upperBound = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf('upperBounds')}|(?:between|zwischen|entre) -?[\\d.]{1,14} (?:and|und|et|y))${bound}`,
  'giu',
);
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
  const isComplete = facts.answers.some((form, index) => {
    if (form.kind === 'number') return isNarrowedTo(form.value, known);
    const items =
      form.kind === 'parts' ? form.parts : form.kind === 'expression' ? form.symbols.coefficients : [];
    return items.length > 1 && items.every((_, at) => known.has(`item ${index} ${at}`));
  });
  return isComplete || ruledOut(known, facts);
}

const isClaimed =
  ({ claims }: Facts) =>
  (option: string) =>
    claims.sentences.some((sentence) => sentence.includes(option));

/** Whether the tutor ruled out so many options that the answer is left. Telling students that their own option is wrong is feedback. */
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
    const [kind, first, at] = part.split(' ');
    const answer = kind === 'item' ? facts.answers[Number(first)] : undefined;
    const form =
      kind === 'step'
        ? facts.steps[Number(first)]
        : answer?.kind === 'parts'
          ? answer.parts[Number(at)]
          : answer;
    return kind === 'out' || (form !== undefined && !isKnownForm(form, facts));
  });
  return isNew ? text.trim() : null;
}

function isKnownForm(form: KeyForm, { givenNumbers, studentNumbers, knownWords }: Facts): boolean {
  if (form.kind === 'words') return knownWords.search(form.pattern) >= 0;
  // "One of them" says nothing of a coefficient.
  return (
    form.kind === 'number' &&
    (givenNumbers.has(form.value) || studentNumbers.has(form.value) || Math.abs(form.value) < 2)
  );
}
