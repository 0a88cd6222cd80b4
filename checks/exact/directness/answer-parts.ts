import type { KeyForm } from './answer-forms.ts';
import { matchesIn } from './answer-matches.ts';
import { numbersIn } from './answer-numbers.ts';
import { ruledOutIn } from './answer-options.ts';
import { boundsIn, charactersOf, isNarrowedTo, placesNamed } from './answer-pieces.ts';
import { bareWords, stemsOf } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/*
 * An answer can be given away piece by piece. Each piece has a name, so that the pieces of several messages
 * can be put together: "item 0 1" (answer 0, the second of its parts or coefficients), "character 0 1" (its
 * second digit or letter), "above 41", "below 43", "out 2" (an option that is ruled out), "step 2".
 */

/** The items of answers, each with its names, and the steps. Equal ones are searched once. */
const itemsOf = oncePerFacts(({ answers, steps }): ReadonlyMap<KeyForm, readonly string[]> => {
  const named = new Map<string, { form: KeyForm; names: string[] }>();
  const add = (form: KeyForm, name: string) => {
    const same = JSON.stringify(form);
    const known = named.get(same);
    if (known) known.names.push(name);
    else named.set(same, { form, names: [name] });
  };
  answers.forEach((form, index) => {
    if (form.kind !== 'parts') return;
    form.parts.forEach((one, at) => {
      add(one, `item ${index} ${at}`);
    });
  });
  steps.forEach((step, at) => {
    add(step, `step ${at}`);
  });
  return new Map([...named.values()].map(({ form, names }) => [form, names]));
});

/** The parts of the answers that a plain text discloses, by name. */
export function partsIn(text: string, facts: Facts): string[] {
  if (facts.answers.length === 0) return [];
  const items = itemsOf(facts);
  const stated = matchesIn(text, facts, [...items.keys()]).flatMap(({ form }) => items.get(form) ?? []);
  const words = bareWords(text);
  const out = facts.options ? ruledOutIn(words, facts.options, isClaimed(facts)) : [];
  return [
    ...new Set([
      ...stated,
      ...facts.answers.flatMap((form, index) => [
        ...coefficientsSaid(form, text, index),
        ...placesNamed(form, words).map((at) => `character ${index} ${at}`),
      ]),
      ...boundsIn(
        text,
        facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : [])),
      ),
      ...givenItems(text, facts),
      ...out.map((at) => `out ${at}`),
    ]),
  ];
}

/** Items that the exercise gives count only together with others: "3, 5 and 8" where the exercise has 3. */
function givenItems(text: string, { answers, givenNumbers: given }: Facts): string[] {
  if (text.trimEnd().endsWith('?')) return [];
  const said = new Set(numbersIn(text).flatMap(({ values }) => values));
  const isGiven = (one: KeyForm) => one.kind === 'number' && given.has(one.value);
  return answers.flatMap((form, index) =>
    form.kind === 'parts' && !form.parts.every(isGiven)
      ? form.parts.flatMap((one, at) =>
          one.kind === 'number' && isGiven(one) && said.has(one.value) ? [`item ${index} ${at}`] : [],
        )
      : [],
  );
}

/** Words with which a sentence gives a coefficient: "put a 2 in front of". */
const speaksOfCoefficients =
  /(?<!\p{L})(?:coefficients?|slope|gradient|intercept|in front of|put|place|write|needs?|gets?|takes?|koeffizient\p{L}*|steigung|setze?|schreib\p{L}*|vor|bekommt|braucht|pente|mets?|écris|devant|coeficientes?|pendiente|pon|escribe|delante)(?!\p{L})/iu;

/** The coefficients of a formula, where a sentence speaks of coefficients and asks nothing. */
function coefficientsSaid(form: KeyForm, text: string, index: number): string[] {
  if (form.kind !== 'expression' || form.symbols.coefficients.length < 2) return [];
  if (text.trimEnd().endsWith('?') || !speaksOfCoefficients.test(text)) return [];
  const said = new Set(numbersIn(text).flatMap(({ values }) => values.map(Math.abs)));
  return form.symbols.coefficients.flatMap((one, at) => (said.has(one) ? [`item ${index} ${at}`] : []));
}

/** A word counts as given away when this share of its letters is known. */
const mostlyShown = 0.61;

/** Whether all disclosed parts together make one of the answers. */
export function disclosesAll(known: ReadonlySet<string>, facts: Facts): boolean {
  const areItems = facts.answers.some((form, index) => {
    const has = (_: unknown, at: number) => known.has(`item ${index} ${at}`);
    const characters = charactersOf(form);
    const shown = characters.filter((_, at) => known.has(`character ${index} ${at}`)).length;
    const share = form.kind === 'words' && characters.length > 4 ? mostlyShown : 1;
    if (characters.length > 1 && shown >= characters.length * share) return true;
    if (form.kind === 'number' && isNarrowedTo(form.value, known)) return true;
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

/**
 * Whether the tutor ruled out so many options that the answer is left. Telling a student that their own
 * option is wrong is feedback.
 */
function ruledOut(known: ReadonlySet<string>, facts: Facts): boolean {
  const { options } = facts;
  if (options === null) return false;
  const others = options.all.filter((_, at) => at !== options.right);
  return (
    options.all.every((_, at) => at === options.right || known.has(`out ${at}`)) &&
    !others.every(isClaimed(facts))
  );
}

/** The text, if it discloses a step or an item that neither the exercise nor the student named. */
export function newPartIn(text: string, parts: readonly string[], facts: Facts): string | null {
  const isNew = parts.some((part) => {
    const [kind, first = '', at = ''] = part.split(' ');
    if (kind === 'step') return !isKnownForm(facts.steps[Number(first)], facts);
    if (kind === 'above' || kind === 'below') return false;
    if (kind !== 'item') return true;
    const form = facts.answers[Number(first)];
    return form?.kind === 'parts' ? !isKnownForm(form.parts[Number(at)], facts) : true;
  });
  return isNew ? text.trim() : null;
}

const knownStems = oncePerFacts(({ knownWords }) => stemsOf(knownWords));

/** Whether the exercise or the student named a value, or at least half of the words of an answer in words. */
function isKnownForm(form: KeyForm | undefined, facts: Facts): boolean {
  if (form === undefined) return false;
  // "One of them" says nothing of a coefficient.
  if (form.kind === 'number')
    return (
      Math.abs(form.value) < 2 || facts.givenNumbers.has(form.value) || facts.studentNumbers.has(form.value)
    );
  if (form.kind !== 'words') return false;
  const stems = [...stemsOf(form.text)];
  const shared = stems.filter((stem) => knownStems(facts).has(stem)).length;
  return facts.knownWords.search(form.pattern) >= 0 || shared * 2 >= Math.max(1, stems.length);
}
