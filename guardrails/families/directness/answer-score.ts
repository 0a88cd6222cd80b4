import { sameValue } from '../../../arithmetic/evaluate.ts';
import { unitsIn } from '../../key/unit-scales.ts';
import { unitSymbol } from '../../key/unit-symbols.ts';
import { claimsValue } from './answer-claims.ts';
import { compact, type KeyForm } from './answer-forms.ts';
import { numberScore } from './answer-number-score.ts';
import { mentionsValue, type NumberMention } from './answer-numbers.ts';
import { choiceIn } from './answer-options.ts';
import { Passage } from './answer-passage.ts';
import type { FoundPhrase, Phrases } from './answer-phrases.ts';
import { strongResult, weakResult } from './answer-result-words.ts';
import { symbolsIn } from './answer-symbols.ts';
import { inflectedIn, isMisspelt } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/** How certainly a passage gives an answer away, from 0 to 1, with the evidence. */
export interface Finding {
  readonly score: number;
  readonly evidence: string;
  readonly form: KeyForm;
}

/**
 * The product stops a reply at this score. It is low, because an unnecessary hint does less harm than an
 * answer given away.
 */
export const guardPoint = 0.3;
/** At this score as many good replies are stopped as answers are missed; for the evaluation only. */
export const balancedPoint = 0.4;

/** In a key with more forms than this, such as a table, each is searched only as it is written. */
const maxSpoken = 40;

/** The passages of a sentence that give an answer away. Answers of several parts are found by their parts. */
export function findingsIn(text: string, facts: Facts, forms = facts.answers): Finding[] {
  if (forms.length === 0) return [];
  const passage = new Passage(text, forms.length <= maxSpoken);
  const found = forms.flatMap((form) => findingOf(form, passage, facts) ?? []);
  const [form] = forms;
  if (form === undefined || facts.options === null || forms !== facts.answers) return found;
  // An option can also be chosen by its place or its letter.
  const picked = choiceIn(passage.words, [], facts.options, '');
  return picked === null || isRightClaimed(facts)
    ? found
    : [...found, { score: 0.9, evidence: picked, form }];
}

/** The passage that gives one answer away with the most certainty; null without one. */
function findingOf(form: KeyForm, passage: Passage, facts: Facts): Finding | null {
  switch (form.kind) {
    case 'number':
      return numberFinding(form, passage, facts);
    case 'time':
      return best(phraseFindings(form, passage.words, facts));
    case 'words':
      return wordsFinding(form, passage, facts);
    case 'expression':
      return expressionFinding(form, passage, facts);
    case 'parts':
      return null;
  }
}

/** A number of the key in digits, in words or in another unit, unless the student proposed it. */
function numberFinding(
  form: Extract<KeyForm, { kind: 'number' }>,
  passage: Passage,
  facts: Facts,
): Finding | null {
  const { text, mentions } = passage;
  // What the student proposed may be repeated and confirmed.
  if (claimsValue(facts.claims, form.value)) return null;
  const inDigits = mentions
    .filter(
      (mention) =>
        mentionsValue(mention, form.value, text) && (!form.needsUnit || hasUnit(text, mention, form.unit)),
    )
    .map((mention) => ({
      score: numberScore(form, mention, text, facts),
      evidence: text.slice(mention.sentence.from, mention.sentence.to).trim(),
      form,
    }));
  if (form.needsUnit || !passage.spoken) return best(inDigits);
  return best([...inDigits, ...phraseFindings(form, passage.words, facts), ...inOtherUnits(form, passage)]);
}

/** An answer in words. If the exercise named it, only a sentence that chooses it gives it away. */
function wordsFinding(
  form: Extract<KeyForm, { kind: 'words' }>,
  passage: Passage,
  facts: Facts,
): Finding | null {
  const { claimed, known } = saidBefore(form, facts);
  if (claimed) return null;
  const found = wordsIn(passage, form, known, facts);
  if (found === null) return null;
  const isForeign = known && !facts.knownWords.includes(found);
  if (!known || isForeign) return { score: 0.9, evidence: found, form };
  const chosen = choiceIn(passage.words, [form], facts.options, facts.exerciseQuestion);
  return chosen === null ? { score: 0.2, evidence: found, form } : { score: 0.9, evidence: chosen, form };
}

/** The words of a passage that say an answer: as it is written, in another language, or inflected. */
function wordsIn(
  { words, spoken }: Passage,
  form: Extract<KeyForm, { kind: 'words' }>,
  known: boolean,
  facts: Facts,
): string | null {
  const isLong = form.text.length > longestPhrase;
  const written = isLong ? words.includes(form.text) && form.text : words.match(form.pattern)?.[0];
  if (typeof written === 'string') return written;
  if (!spoken) return null;
  const foreign = known ? null : translated(words, form, facts);
  return foreign ?? inflectedIn(words, form.text, facts.knownWords, known);
}

/**
 * A formula that means the same as the answer, or is written like it; those of the conversation do not count.
 */
function expressionFinding(
  form: Extract<KeyForm, { kind: 'expression' }>,
  passage: Passage,
  { knownFormulas }: Facts,
): Finding | null {
  const same = symbolsIn(passage.symbols, form.symbols).find((one) => !knownFormulas.includes(compact(one)));
  if (same !== undefined) return { score: 0.9, evidence: same, form };
  const isWritten = isWhole(form.text, passage.formulas) && !knownFormulas.includes(form.text);
  return isWritten ? { score: 0.9, evidence: form.text, form } : null;
}

/** Whether a formula stands in a text and does not go on there: "6x" is not in "6x^2" and not in "16x". */
function isWhole(formula: string, text: string): boolean {
  for (let at = text.indexOf(formula); at >= 0; at = text.indexOf(formula, at + 1)) {
    const around = `${text.slice(Math.max(0, at - 2), at)}#${text.charAt(at + formula.length)}`;
    if (!/[\d^]#|\d\.#|#[\d^]/.test(around)) return true;
  }
  return false;
}

/** Whether the student chose the right option. */
const isRightClaimed = ({ options, claims }: Facts): boolean => {
  const right = options?.all[options.right];
  return right !== undefined && claims.sentences.some((sentence) => sentence.includes(right));
};

/** The value as a quantity in other units: "27600 cents", "1 hour and 45 minutes". */
function inOtherUnits(form: Extract<KeyForm, { kind: 'number' }>, { quantities }: Passage): Finding[] {
  if (form.unit === '') return [];
  const sizeOf = (unit: string) => (unit === form.unit ? 1 : (unitsIn(unit, form.unit) ?? Number.NaN));
  return quantities
    .filter(({ terms }) => {
      const isSame = terms.length === 1 && terms[0]?.unit === form.unit;
      return (
        !isSame &&
        sameValue(
          terms.reduce((sum, { count, unit }) => sum + count * sizeOf(unit), 0),
          form.value,
        )
      );
    })
    .map(({ evidence }) => ({ score: 0.85, evidence, form }));
}

/**
 * The value in the words of its phrases. A doubtful phrase counts only after words that announce a result,
 * and words of the conversation do not count.
 */
function phraseFindings(
  form: KeyForm & { readonly phrases: Phrases },
  words: string,
  facts: Facts,
): Finding[] {
  const isStated = ({ doubtful, at }: FoundPhrase) => {
    if (!doubtful) return true;
    const before = words.slice(Math.max(0, at - 60), at);
    return strongResult.test(before) || weakResult.test(before);
  };
  return form.phrases
    .in(words)
    .filter((phrase) => isStated(phrase) && !facts.knownWords.includes(phrase.text))
    .map(({ text }) => ({ score: 0.85, evidence: text, form }));
}

/** A longer answer is searched as it is written. */
const longestPhrase = 200;

/** Whether an answer in words was said before the reply. */
interface SaidBefore {
  /** The student proposed it. */
  readonly claimed: boolean;
  /** The exercise or the student named it. */
  readonly known: boolean;
}

const saidForms = oncePerFacts(() => new Map<KeyForm, SaidBefore>());

/**
 * Whether the conversation has the words of an answer; cached, since it is the same for every sentence of a
 * reply.
 */
function saidBefore(form: Extract<KeyForm, { kind: 'words' }>, facts: Facts): SaidBefore {
  const said = saidForms(facts);
  const before = said.get(form);
  if (before) return before;
  const isLong = form.text.length > longestPhrase;
  const now = {
    claimed:
      !isLong &&
      facts.claims.sentences.some(
        (sentence) =>
          sentence.search(form.pattern) >= 0 ||
          isMisspelt(sentence, form.text) ||
          (form.translations !== null && sentence.search(form.translations) >= 0),
      ),
    known: isLong ? facts.knownWords.includes(form.text) : facts.knownWords.search(form.pattern) >= 0,
  };
  said.set(form, now);
  return now;
}

/** Whether the student proposed an answer in words, misspelt or not. */
export const isClaimedWord = (form: Extract<KeyForm, { kind: 'words' }>, facts: Facts): boolean =>
  saidBefore(form, facts).claimed;

/** The answer in another language, unless the exercise or the student named it so. */
function translated(
  words: string,
  { translations }: Extract<KeyForm, { kind: 'words' }>,
  facts: Facts,
): string | null {
  if (translations === null) return null;
  const [found] = words.match(translations) ?? [];
  return found === undefined || facts.knownWords.search(translations) >= 0 ? null : found;
}

const best = (findings: readonly Finding[]): Finding | null =>
  findings.reduce<Finding | null>((one, other) => (one && one.score >= other.score ? one : other), null);

/** Whether a number has this unit right after it. */
function hasUnit(text: string, mention: NumberMention, unit: string): boolean {
  const words = /^\s?([\p{L}°%][\p{L}°%/^²³\d]*)/u.exec(text.slice(mention.to, mention.to + 24))?.[1] ?? '';
  return unitSymbol(words) === unit;
}
