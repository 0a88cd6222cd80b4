import { sameValue } from '../../../arithmetic/evaluate.ts';
import { unitsIn } from '../key/unit-scales.ts';
import { statesKeyNumber } from './answer-asserted.ts';
import { claimsValue } from './answer-claims.ts';
import { compact, type KeyForm } from './answer-forms.ts';
import { mentionsValue, unitAt } from './answer-numbers.ts';
import { choiceIn } from './answer-options.ts';
import { Passage } from './answer-passage.ts';
import { symbolsIn } from './answer-symbols.ts';
import { namesTime } from './answer-times.ts';
import { inflectedIn, isMisspelt } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/** An answer of the key that a sentence states, and the words that do. */
export interface Match {
  readonly evidence: string;
  readonly form: KeyForm;
}

type FormOf<Kind extends KeyForm['kind']> = Extract<KeyForm, { kind: Kind }>;

/** In a key with more forms than this, such as a table, each is searched only as it is written. */
const maxSpoken = 40;
/** A longer answer is searched as it is written. */
const longestPhrase = 200;

/** The sentence that was read last: the answers, and then the items and steps, are searched in it. */
let last = new Passage('', true);

/** The answers that a sentence states. Answers of several parts are found by their parts (answer-parts.ts). */
export function matchesIn(text: string, facts: Facts, forms = facts.answers): Match[] {
  const [first] = forms;
  if (first === undefined) return [];
  const spoken = forms.length <= maxSpoken;
  if (last.text !== text || last.spoken !== spoken) last = new Passage(text, spoken);
  const passage = last;
  const found = forms.flatMap((form) => {
    const evidence = matchOf(form, passage, facts);
    return evidence === null ? [] : [{ evidence, form }];
  });
  if (facts.options === null || forms !== facts.answers || isRightClaimed(facts)) return found;
  // An option can also be chosen by its place or its letter.
  const picked = choiceIn(passage.words, [], facts.options, '');
  return picked === null ? found : [...found, { evidence: picked, form: first }];
}

/** The words that state one answer; null without any. */
function matchOf(form: KeyForm, passage: Passage, facts: Facts): string | null {
  switch (form.kind) {
    case 'number':
      return numberMatch(form, passage, facts);
    case 'time':
      return timeMatch(form.minutes, passage.text, facts);
    case 'words':
      return wordsMatch(form, passage, facts);
    case 'expression':
      return expressionMatch(form, passage, facts);
    case 'parts':
      return null;
  }
}

/** A number of the key, in its own unit or another one, unless the student proposed it. */
function numberMatch(form: FormOf<'number'>, { text, mentions, quantities }: Passage, facts: Facts) {
  // What the student proposed may be repeated and confirmed.
  if (claimsValue(facts.claims, form.value)) return null;
  const stated = mentions.some(
    (mention) =>
      mentionsValue(mention, form.value, text) &&
      (!form.needsUnit || unitAt(text, mention.to) === form.unit) &&
      statesKeyNumber(form, mention, text, facts),
  );
  if (stated) return text.trim();
  if (form.needsUnit || form.unit === '') return null;
  const sizeOf = (unit: string) => (unit === form.unit ? 1 : (unitsIn(unit, form.unit) ?? Number.NaN));
  const converted = quantities.find(
    ({ terms }) =>
      !(terms.length === 1 && terms[0]?.unit === form.unit) &&
      sameValue(
        terms.reduce((sum, { count, unit }) => sum + count * sizeOf(unit), 0),
        form.value,
      ),
  );
  return converted?.evidence ?? null;
}

/** A time of day, unless the exercise or the student named it. */
const timeMatch = (minutes: number, text: string, { task, student }: Facts): string | null =>
  namesTime(text, minutes) && !namesTime(`${task}\n${student}`, minutes) ? text.trim() : null;

/** An answer in words. If the conversation has it, only a sentence that chooses it gives it away. */
function wordsMatch(form: FormOf<'words'>, passage: Passage, facts: Facts): string | null {
  const { claimed, known } = saidBefore(facts)(form);
  if (claimed) return null;
  const found = wordsIn(passage, form, known, facts);
  if (found === null || !known || !facts.knownWords.includes(found)) return found;
  return choiceIn(passage.words, [form], facts.options, facts.exerciseQuestion);
}

/** The words of a passage that say an answer: as it is written, in another language, or inflected. */
function wordsIn(
  { words, spoken }: Passage,
  form: FormOf<'words'>,
  known: boolean,
  facts: Facts,
): string | null {
  const isLong = form.text.length > longestPhrase;
  const written = isLong ? words.includes(form.text) && form.text : words.match(form.pattern)?.[0];
  if (typeof written === 'string') return written;
  if (!spoken) return null;
  const foreign = known || form.translations === null ? null : words.match(form.translations)?.[0];
  const isKnown = form.translations !== null && facts.knownWords.search(form.translations) >= 0;
  return (isKnown ? null : foreign) ?? inflectedIn(words, form.text, facts.knownWords, known);
}

/** A formula that means the same as the answer, or is written like it; those of the conversation do not count. */
function expressionMatch(
  form: FormOf<'expression'>,
  passage: Passage,
  { knownFormulas }: Facts,
): string | null {
  const same = symbolsIn(passage.symbols, form.symbols).find((one) => !knownFormulas.includes(compact(one)));
  if (same !== undefined) return same;
  return isWhole(form.text, passage.formulas) && !knownFormulas.includes(form.text) ? form.text : null;
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

/** Whether the student proposed the words of an answer, and whether the exercise or the student named them. */
const saidBefore = oncePerFacts((facts) => {
  const said = new Map<KeyForm, { readonly claimed: boolean; readonly known: boolean }>();
  return (form: FormOf<'words'>) => {
    const before = said.get(form);
    if (before) return before;
    const isLong = form.text.length > longestPhrase;
    const has = (text: string) =>
      text.search(form.pattern) >= 0 ||
      isMisspelt(text, form.text) ||
      (form.translations !== null && text.search(form.translations) >= 0);
    const now = {
      claimed: !isLong && facts.claims.sentences.some(has),
      known: isLong ? facts.knownWords.includes(form.text) : facts.knownWords.search(form.pattern) >= 0,
    };
    said.set(form, now);
    return now;
  };
});
