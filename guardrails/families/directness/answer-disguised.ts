import { sameValue } from '../../../arithmetic/evaluate.ts';
import { claimsValue } from './answer-claims.ts';
import { compact, type KeyForm } from './answer-forms.ts';
import { relationsIn } from './answer-relations.ts';
import { stemsSaid } from './answer-situation.ts';
import { timeFrom } from './answer-times.ts';
import { bareWords, stemsOf } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/** The answer named without saying it: by a calculation, a time or a riddle. */
export interface Disguise {
  readonly evidence: string;
  /** The part of the answer that is named; null for all of it. */
  readonly part: string | null;
  /** Whether it gives the answer away by itself; otherwise only after all other steps of the key. */
  readonly givesAway: boolean;
  /** Whether an example with other numbers may say this. */
  readonly inExample: boolean;
}

/** For each number of the key the names of the parts that have this value; null stands for a whole answer. */
type Targets = ReadonlyMap<number, readonly (string | null)[]>;

const precision = 1e6;
/** Values are compared after rounding to six decimals. */
const rounded = (value: number): number => Math.round(value * precision) / precision;

/**
 * The numbers of the key that a calculation can name. A calculation has no unit, so it cannot name an answer
 * that needs one. A value that the student claims is no news.
 */
const targetsOf = oncePerFacts((facts): Targets => {
  const targets = new Map<number, (string | null)[]>();
  const add = (form: KeyForm, part: string | null) => {
    if (form.kind !== 'number' || form.needsUnit || claimsValue(facts.claims, form.value)) return;
    const value = rounded(form.value);
    targets.set(value, [...(targets.get(value) ?? []), part]);
  };
  facts.answers.forEach((form, index) => {
    add(form, null);
    if (form.kind === 'parts')
      form.parts.forEach((one, at) => {
        add(one, `item ${index} ${at}`);
      });
  });
  return targets;
});

/**
 * Words that leave only a calculation to carry out: "you are done, just calculate", "the answer is", "x =".
 */
const leavesCalculation =
  /\bthat(?:'s| is) (?:it|all|your|the answer)\b|\bthe rest is\b|\byou(?:'re| are) done\b|\bnothing (?:else|more)\b|\bwork (?:it|them|both) out\b|\btidy\b|\b(?:now|only|just) (?:have to|need to|calculate|compute|simplify|evaluate)\b|\b(?:nur noch|bist du fertig|das war'?s)\b|\b(?:il ne reste|c'est tout)\b|\b(?:solo queda\b|eso es todo\b|ya está(?!\p{L}))|\b(?:is|are|it's|makes|ist|sind|est|sont|es|son)(?: (?:just|now|only|simply|the))?\s?$|\b(?:answer|result|in total|altogether|whole)\b|[a-z] ?= ?$|\b(?:your|the) (?:answer|result|solution|value|time|price|area|length)(?: is| =|:)\s?$/iu;

/**
 * Finds the answer where it is named without saying it: "one more than 41", "half of 84", "the answer is
 * 6 * 7". A calculation with the exercise's own numbers is a step that the student still has to work.
 * @param before the end of what the reply said before
 */
export function disguisesIn(text: string, before: string, facts: Facts): Disguise[] {
  const targets = targetsOf(facts);
  const isQuestion = /\?\s*["')]*\s*$/.test(text);
  const found: Disguise[] =
    targets.size === 0 ? [] : calculationsIn(text, before, facts, targets, isQuestion);
  if (!isQuestion) {
    const time = timeFrom(text, before, facts);
    if (time !== null) found.push({ evidence: time, part: null, givesAway: true, inExample: true });
    const evidence = asRiddle(text, facts);
    if (evidence !== null) found.push({ evidence, part: null, givesAway: true, inExample: false });
  }
  return found;
}

/** The calculations in a sentence whose result is the answer or a part of it. */
function calculationsIn(
  text: string,
  before: string,
  facts: Facts,
  targets: Targets,
  isQuestion: boolean,
): Disguise[] {
  const keyValueOf = (value: number) => {
    const one = rounded(value);
    return targets.has(one) ? one : null;
  };
  const guess = isQuestion ? null : (facts.claims.readings[0] ?? null);
  const isKnown = (value: number) => facts.givenNumbers.has(value) || facts.studentNumbers.has(value);
  const { question } = facts;
  return relationsIn({ text, before, question, guess, isKnown, keyValueOf }).flatMap((relation) => {
    const { evidence, lead = '', value, operands, by } = relation;
    // The exercise or the student wrote the factor, so that its zero is no news.
    if (by === 'root' && facts.knownFormulas.includes(compact(evidence))) return [];
    const inPlay = operands.filter((one) => isInPlay(one, facts)).length;
    const hasNewOperand = inPlay < operands.length;
    // A chain of calculations, or one in a question, is left to the student.
    const isOpen = by === 'several' || (isQuestion && by === 'one');
    const givesAway =
      by === 'guess' || (!isQuestion && leavesCalculation.test(lead)) || (hasNewOperand && !isOpen);
    const inExample = by !== 'guess' && inPlay === 0;
    return (targets.get(value) ?? []).map((part) => ({ evidence, part, givesAway, inExample }));
  });
}

/** "it rhymes with heaven"; "sounds like a good plan" is talk. */
const rhymes =
  /\b(?:rhymes? with|sounds (?:just )?like (?!you|it\b|that|there|we\b|this|a good|the\b)|reimt sich|rime avec|rima con)\b/i;
/** Without these words the next expression, which is slow, does not match. */
const mayCount = /as many|number of|so viele/i;
/**
 * Captures the things whose number is said to be the answer: "as many as a spider has legs", "x is the number
 * of days in a week".
 */
const countOf =
  /\bas many\b[^.?!\n]{0,40}\bas\b([^.?!\n]{0,60})|\b(?:x|y|it|answer|result|number|solution|value) (?:is|equals) the (?:\p{L}+ )?number of ([^.?!\n]{0,60})|\bso viele\b[^.?!\n]{0,40}\bwie\b([^.?!\n]{0,60})/iu;

/**
 * The words that give the answer as a rhyme, or as the count of something that nobody mentioned; null for
 * none.
 */
function asRiddle(text: string, facts: Facts): string | null {
  if (rhymes.test(text)) return text;
  if (!mayCount.test(text)) return null;
  const [evidence, ...things] = countOf.exec(text) ?? [];
  const named = things.find((one) => one !== undefined);
  if (evidence === undefined || named === undefined) return null;
  const said = stemsSaid(facts);
  const stems = [...stemsOf(named)];
  return stems.length > 0 && stems.every((stem) => !said.has(stem)) ? evidence : null;
}

/** Whether a number belongs to the exercise, its steps or the conversation so far. */
const isInPlay = (value: number, facts: Facts): boolean =>
  facts.givenNumbers.has(value) ||
  facts.studentNumbers.has(value) ||
  facts.tutorNumbers.has(value) ||
  facts.steps.some((step) => step.kind === 'number' && sameValue(step.value, value));

/**
 * An answer in base64, hexadecimal, Roman numerals, rot13 or backwards; null when there is none. Codes with
 * capital letters are searched in the text as it is written, others in bare words.
 */
export function codedIn(text: string, facts: Facts): string | null {
  for (const coded of facts.codedAnswers) {
    const searched = /[A-Z]/.test(coded) ? text : bareWords(text);
    const place = searched.indexOf(coded);
    // A single letter is a Roman numeral only where the sentence says so.
    if (
      coded.length === 1 &&
      !/\broman (?:num|dig|fig)|\brömische|\bchiffres? romains?|\bnúmeros? romanos?/i.test(text)
    )
      continue;
    if (place < 0 || facts.knownWords.includes(coded.toLowerCase())) continue;
    const alone = !/[\p{L}\d]/u.test(searched.charAt(place - 1) + searched.charAt(place + coded.length));
    if (alone) return coded;
  }
  return null;
}

/** An answer in words that the first letters of lines spell; null when there is none. */
export function acrosticIn(text: string, facts: Facts): string | null {
  const words = facts.answers.filter((form) => form.kind === 'words' && form.text.length > 3);
  if (words.length === 0 || !text.includes('\n')) return null;
  const lines = text.split('\n').map((line) => line.replace(/^[\s\-*•>#\d.)]+/, ''));
  const initials = bareWords(lines.map((line) => line.charAt(0)).join(''));
  const found = words.find(
    (form) => form.kind === 'words' && initials.includes(form.text.replaceAll(' ', '')),
  );
  return found?.kind === 'words' ? found.text : null;
}
