import { boundsIn, narrowedTo } from './answer-bounds.ts';
import {
  charactersOf,
  fragmentsIn,
  namedCharactersIn,
  placesNamed,
  shortestWord,
} from './answer-characters.ts';
import type { KeyForm } from './answer-forms.ts';
import { itemsSaid, powerOf } from './answer-items.ts';
import { numbersIn } from './answer-numbers.ts';
import { ruledOutIn } from './answer-options.ts';
import { findingsIn, guardPoint } from './answer-score.ts';
import { bareWords } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/*
 * An answer can be given away piece by piece. Each piece has a name, so that the pieces of several messages
 * can be put together: "character 0 0" (answer 0, its first digit or letter), "item 0 1" (of a list, or a
 * half of a number), "above 41", "below 43", "out 2" (an option that is ruled out), "step 2".
 */

/** The parts of the answers that a plain text discloses, by name. */
export function partsIn(text: string, facts: Facts): string[] {
  if (facts.answers.length === 0) return [];
  const characters = namedCharactersIn(text);
  const numbers = numbersIn(text).flatMap(({ values }) => values.slice(0, 1));
  const stated = statedIn(text, facts);
  const parts = facts.answers.flatMap((form, index) => [
    ...(characters === null ? [] : placesNamed(form, characters)).map((at) => `character ${index} ${at}`),
    ...fragmentsIn(text, form, facts).map((at) => `character ${index} ${at}`),
    ...itemsSaid(form, { text, numbers, stated }, facts).map((at) => `item ${index} ${at}`),
  ]);
  const steps = facts.steps.flatMap((step, at) => (stated.has(step) ? [`step ${at}`] : []));
  // Saying yes to "is it more than 40?" discloses the bound in the question.
  const confirmed = agrees.test(text) && facts.question.includes('?') ? boundsAsked(facts) : [];
  const out = facts.options ? ruledOutIn(bareWords(text), facts.options, isClaimed(facts)) : [];
  return [
    ...new Set([...parts, ...steps, ...boundsIn(text, facts), ...confirmed, ...out.map((at) => `out ${at}`)]),
  ];
}

/** A sentence that begins by agreeing: "Yes, …", "Genau". */
const agrees =
  /^\W{0,3}(?:yes|yep|yeah|exactly|correct|right|that'?s right|ja|genau|richtig|stimmt|oui|exact|sí|correcto)(?!\p{L})/iu;

/** The bounds in the student's question. */
const boundsAsked = oncePerFacts((facts) => boundsIn(facts.question, facts));

/**
 * The items of answers and the steps. A key may name a value hundreds of times; equal ones are searched once.
 */
interface Searched {
  readonly distinct: readonly KeyForm[];
  readonly equal: ReadonlyMap<KeyForm, readonly KeyForm[]>;
}

const searchedFor = oncePerFacts((facts): Searched => {
  const groups = new Map<unknown, KeyForm[]>();
  const items = facts.answers.flatMap((form) => (form.kind === 'parts' ? form.parts : []));
  for (const form of [...items, ...facts.steps]) {
    const name =
      form.kind === 'number'
        ? [form.value, form.unit, form.needsUnit, form.fraction].join(' ')
        : form.kind === 'words'
          ? form.text
          : form;
    const group = groups.get(name);
    if (group) group.push(form);
    else groups.set(name, [form]);
  }
  const all = [...groups.values()];
  return {
    distinct: all.flatMap((group) => group.slice(0, 1)),
    equal: new Map(all.flatMap((group) => group.slice(0, 1).map((form) => [form, group] as const))),
  };
});

/** The items of answers and the steps that a text states. */
function statedIn(text: string, facts: Facts): ReadonlySet<KeyForm> {
  const { distinct, equal } = searchedFor(facts);
  // All forms are searched in one call, so that the numbers of the text are read only once.
  const found = findingsIn(text, facts, distinct);
  return new Set(found.flatMap(({ score, form }) => (score >= guardPoint ? (equal.get(form) ?? []) : [])));
}

/** A word counts as given away when this share of its letters is known. */
const mostlyShown = 0.61;

/**
 * Whether all disclosed parts together make one of the answers.
 * @param known whether a part was disclosed, by its name
 */
export function disclosesAll(known: (part: string) => boolean, facts: Facts): boolean {
  return facts.answers.some((form, index) => {
    const characters = charactersOf(form);
    const shown = characters.filter((_, at) => known(`character ${index} ${at}`)).length;
    const neededShare = form.kind === 'words' && characters.length > shortestWord ? mostlyShown : 1;
    if (characters.length > 1 && shown >= characters.length * neededShare) return true;
    const has = (_: unknown, at: number) => known(`item ${index} ${at}`);
    if (form.kind === 'parts') return form.parts.every(has);
    if (form.kind === 'expression')
      return form.symbols.coefficients.length > 1 && form.symbols.coefficients.every(has);
    if (form.kind === 'time') return [form.hour, form.minute].every(has);
    if (form.kind !== 'number') return ruledOut(known, facts);
    // A fraction and such a number have two halves, items 0 and 1: see `itemsSaid`.
    const isSplit = !Number.isInteger(form.value) || form.value < 0 || powerOf(form.value)[1] !== 0;
    const halves = form.fraction ?? (isSplit ? [0, 0] : null);
    return (halves?.every(has) ?? false) || ruledOut(known, facts) || narrowedTo(form.value, known);
  });
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
function ruledOut(known: (part: string) => boolean, facts: Facts): boolean {
  const { options } = facts;
  if (options === null) return false;
  const others = options.all.filter((_, at) => at !== options.right);
  return (
    options.all.every((_, at) => at === options.right || known(`out ${at}`)) &&
    !others.every(isClaimed(facts))
  );
}
