import { unitSymbol } from '../../key/unit-symbols.ts';
import type { KeyForm } from './answer-forms.ts';
import { type NumberMention, numbersIn, oncePerSentence } from './answer-numbers.ts';
import { type Origins, usesAllNumbers } from './answer-origins.ts';
import { strongResult, weakResult } from './answer-result-words.ts';
import { stemsOf } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/** A result that a reply states, with the log-odds that it is the requested one. */
export interface Assertion {
  readonly odds: number;
  readonly evidence: string;
  readonly mention: NumberMention;
}

/** "The answer to your question is", right before a number. */
const announcesResult =
  /\b(?:answer|result|solution|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado|resultat)\b[^.?!\n]{0,40}$/i;
/** Words of a conclusion before a number: "so", "altogether", "the actual price is". */
const finishing =
  /\b(?:so|therefore|thus|hence|altogether|in all|finally|insgesamt|donc|en total|por lo tanto|total|actual|correct)\b/i;
/** A calculation up to its equals sign, right before its result: "3 * (4 + 1) =". */
const calculation = /\d\s?\)?%?\s?(?:\([^()]{0,30}\)\s?)?[-+*/^]\s?\(?\s?[$€£]?\d[^=]{0,60}=\s?[$€£]?$/;
/** Words that put another number in place of the student's: "it should be 12". */
const corrects = /\b(?:actually|instead|should|would|in fact|indeed)\b/i;

/**
 * How much each cue speaks for a number being the answer, as log-odds. A logistic regression on labelled
 * replies gave the weights, which are rounded; of about forty cues only these helped on unseen problems.
 * "Announced" was raised by hand, since it leaves no doubt.
 */
const weights = {
  /** The exercise gives this number, or the student named it as the result. */
  known: -1.5,
  /** It was calculated from all numbers of the exercise. */
  whole: 1.3,
  /** It was calculated without some number of the exercise, so it is an intermediate step. */
  partial: -1.3,
  /** No exercise to go by, but the sentence calculates it. */
  calculated: 0.6,
  /** No exercise to go by, but the student has just answered the tutor with a number. */
  answers: 0.5,
  announced: 2.8,
  finishing: 0.9,
  corrects: 0.7,
  /** No other number follows it in its sentence. */
  last: 0.7,
  /** Its sentence is a question. */
  asks: -1.3,
} as const;
/** The log-odds before any cue counts: most numbers in a reply are not the answer. */
const base = -2.3;
type Cue = keyof typeof weights;

/** A word problem has at least this many numbers. */
const leastNumbers = 2;

/** Whether a sentence ends with a question mark, quotation marks and brackets aside. */
const asks = oncePerSentence((sentence) => /\?["')\]*]*$/.test(sentence.trimEnd()));

/**
 * Which cues a stated number has. At most 160 characters of its sentence before it are read, which bounds the
 * time.
 * @param last whether no other number follows it in its sentence
 */
function cuesOf(
  mention: NumberMention,
  last: boolean,
  text: string,
  facts: Facts,
  origins: Origins,
): Record<Cue, boolean> {
  const value = mention.values[0] ?? Number.NaN;
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 160), mention.from);
  const isWordProblem = origins.count >= leastNumbers;
  const whole = isWordProblem && usesAllNumbers(value, origins);
  return {
    known: facts.givenNumbers.has(value) || facts.claimedResults.has(value),
    whole,
    partial: isWordProblem && !whole,
    answers: !isWordProblem && facts.answersTutor,
    calculated: !isWordProblem && calculation.test(before),
    announced: announcesResult.test(before),
    finishing: finishing.test(before),
    corrects: corrects.test(before),
    last,
    asks: asks(mention, text),
  };
}

/** Words right before a number that numbers something: "step 3", "question 2". */
const numbersSomething =
  /(?<!\p{L})(?:step|part|line|question|exercise|number|page|grade|chapter|problem|aufgabe|schritt|étape|paso)\s?$/iu;

/** "Set the total to zero" plans a program and states no result. */
const setsVariable =
  /\b(?:set|sets|setting|start|starts|begin|begins|initiali[sz]e\w*|setze|initialise\w*)\b[^.?!\n]{0,40}$/i;

/** "21 past 6" */
const timeOfDay = /^ (?:minutes )?(?:past|to|before|after|nach|vor) \d{1,2}(?!\d)/i;
/** The number is the first operand of a calculation: "12" in "12 + 5". */
const continuesCalculation = /^\s?[-+*/^]\s?[$\d(]/;

/**
 * Whether the words before a number state it as a result, and it is not a time, a step number or an operand.
 */
function statesResult(mention: NumberMention, text: string): boolean {
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 160), mention.from);
  const after = text.slice(mention.to, mention.to + 16);
  if (continuesCalculation.test(after) || timeOfDay.test(after)) return false;
  if (!strongResult.test(before) && !weakResult.test(before)) return false;
  return !numbersSomething.test(before);
}

/** The values that a sentence states as results, with how final they sound. */
export function assertionsIn(text: string, facts: Facts, origins: Origins): Assertion[] {
  const mentions = numbersIn(text);
  const stated = new Set(mentions.filter((mention) => statesResult(mention, text)));
  if (stated.size === 0) return [];
  return mentions.flatMap((mention, at) => {
    if (!stated.has(mention)) return [];
    const last = mentions[at + 1]?.sentence.from !== mention.sentence.from;
    const cues = cuesOf(mention, last, text, facts, origins);
    const odds = (Object.keys(weights) as Cue[]).reduce(
      (sum, cue) => sum + (cues[cue] ? weights[cue] : 0),
      base,
    );
    const evidence = text.slice(mention.sentence.from, mention.sentence.to).trim();
    return [{ odds, evidence, mention }];
  });
}

/** The words of a result that neither the exercise nor the student named; null without one. */
export function assertedIn(text: string, assertions: readonly Assertion[], facts: Facts): string | null {
  for (const { mention, evidence } of assertions) {
    // The exercise has 7 in "x^2 - 7x", whose coefficient is -7.
    const known = mention.values.some(
      (value) =>
        facts.givenNumbers.has(value) || facts.givenNumbers.has(-value) || facts.studentNumbers.has(value),
    );
    const before = text.slice(Math.max(0, mention.from - 80), mention.from);
    if (known || setsVariable.test(before)) continue;
    if (strongResult.test(before) || (weakResult.test(before) && isInKeyUnit(mention, text, facts)))
      return evidence;
  }
  return null;
}

/** Whether a number has the unit of the answer: "the rectangle has 54 m²". */
function isInKeyUnit({ to }: NumberMention, text: string, { answers }: Facts): boolean {
  const unit = unitSymbol(/^ ?([\p{L}°€$][\p{L}°^/\d]{0,11})/u.exec(text.slice(to, to + 14))?.[1] ?? '');
  return unit !== '' && answers.some((form) => form.kind === 'number' && form.unit === unit);
}

/**
 * The text, if it discloses a part of the answer that neither the exercise nor the student named; otherwise
 * null. Bounds do not count. Neither do the digits before a decimal point, a numerator, a denominator, hours
 * and minutes by themselves, since other numbers share them by chance.
 */
export function newPartIn(text: string, parts: readonly string[], facts: Facts): string | null {
  const isNew = (value: number) => !facts.givenNumbers.has(value) && !facts.studentNumbers.has(value);
  const hasNewNumber = numbersIn(text).some(({ values }) => values.every(isNew));
  const characterCount = parts.filter((part) => part.startsWith('character')).length;
  const isNewPart = (part: string) => {
    // The name of a part: its kind, the index of its answer or step, and its place, as in "item 0 2".
    const [kind, first = '', at = ''] = part.split(' ');
    if (kind === 'above' || kind === 'below') return false;
    if (kind === 'step') return hasNewNumber || !isKnownForm(facts.steps[Number(first)], facts);
    const form = facts.answers[Number(first)];
    // A single letter may be the unknown of an equation, so letters of a word count only when there are
    // several.
    if (kind === 'character') return form?.kind !== 'words' || characterCount > 1;
    if (kind !== 'item') return true;
    if (form?.kind === 'parts') return !isKnownForm(form.parts[Number(at)], facts);
    return form?.kind === 'expression';
  };
  return parts.find(isNewPart) === undefined ? null : text;
}

const knownForms = oncePerFacts(() => new Map<KeyForm, boolean>());

/** Whether the exercise or the student named a value, or at least half of the words of an answer in words. */
function isKnownForm(form: KeyForm | undefined, facts: Facts): boolean {
  if (form === undefined) return false;
  const known = knownForms(facts);
  const isKnown = known.get(form) ?? namesForm(form, facts);
  known.set(form, isKnown);
  return isKnown;
}

const knownStems = oncePerFacts(({ knownWords }) => stemsOf(knownWords));

/** Whether the conversation has a value, or at least half of the content words of an answer in words. */
function namesForm(form: KeyForm, facts: Facts): boolean {
  if (form.kind === 'number')
    return facts.givenNumbers.has(form.value) || facts.studentNumbers.has(form.value);
  if (form.kind !== 'words') return false;
  const stems = [...stemsOf(form.text)];
  const known = knownStems(facts);
  return (
    facts.knownWords.search(form.pattern) >= 0 ||
    stems.filter((stem) => known.has(stem)).length * 2 >= Math.max(1, stems.length)
  );
}
