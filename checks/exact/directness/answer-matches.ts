import { sameValue } from '../../../arithmetic/evaluate.ts';
import { rememberLast } from '../../once-per-text.ts';
import { unitsIn } from '../key/unit-scales.ts';
import { statesKeyNumber } from './answer-asserted.ts';
import { claimsValue } from './answer-claims.ts';
import { compact, type KeyForm } from './answer-forms.ts';
import { mentionsValue, numbersIn, unitAt, wholeNumbersIn } from './answer-numbers.ts';
import { choiceIn } from './answer-options.ts';
import { symbolsIn, symbolsSaidIn } from './answer-symbols.ts';
import { namesTime, timesIn } from './answer-times.ts';
import { bareWords, inflectedIn, isMisspelt } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

interface Match {
  readonly evidence: string;
  readonly form: KeyForm;
}

type FormOf<Kind extends KeyForm['kind']> = Extract<KeyForm, { kind: Kind }>;

/** In a key with more forms than this, such as a table, each is searched only as it is written. */
const maxSpoken = 40;
const longestPhrase = 200;

interface Amount {
  readonly count: number;
  readonly unit: string;
}

const joins = /^ ?[\p{L}€$²³^\d]{1,16},?(?: (?:and|und|et|y))? $/u;

function quantitiesIn(text: string): readonly (readonly Amount[])[] {
  if (!/\d/.test(text)) return [];
  const amounts = wholeNumbersIn(text).map(({ values: [count = Number.NaN], from, to }) => {
    return { count, unit: unitAt(text, to), from, to };
  });
  return [
    ...amounts.flatMap((one, at) => {
      const next = amounts[at + 1];
      return next && joins.test(text.slice(one.to, next.from)) ? [[one], [one, next]] : [[one]];
    }),
    // "1:45" and "1 h 45" may be lengths of time.
    ...timesIn(text).map(({ minutes }) => [{ count: minutes, unit: 'min' }]),
  ];
}

const sentence = {
  mentions: rememberLast(numbersIn),
  quantities: rememberLast(quantitiesIn),
  formulas: rememberLast(compact),
  symbols: rememberLast(symbolsSaidIn),
};

/** The answers that a sentence states. Answers of several parts are found by their parts (answer-parts.ts). */
export function matchesIn(text: string, facts: Facts, forms = facts.answers): Match[] {
  const [first] = forms;
  if (first === undefined) return [];
  const found = forms.flatMap((form) => {
    const evidence = matchOf(form, text, facts, forms.length <= maxSpoken);
    return evidence === null ? [] : [{ evidence, form }];
  });
  if (facts.options === null || forms !== facts.answers || isRightClaimed(facts)) return found;
  // An option can also be chosen by its place or its letter.
  const picked = choiceIn(bareWords(text), [], facts.options);
  return picked === null ? found : [...found, { evidence: picked, form: first }];
}

/** The words that state one answer; null without any. @param spoken whether words are searched in other spellings, too */
function matchOf(form: KeyForm, text: string, facts: Facts, spoken: boolean): string | null {
  switch (form.kind) {
    case 'number':
      return numberMatch(form, text, facts);
    case 'time':
      return timeMatch(form.minutes, text, facts);
    case 'words':
      return wordsMatch(form, bareWords(text), facts, spoken);
    case 'expression':
      return expressionMatch(form, text, facts);
    case 'parts':
      return null;
  }
}

function numberMatch(form: FormOf<'number'>, text: string, facts: Facts): string | null {
  // What the student proposed may be repeated and confirmed.
  if (claimsValue(facts.claims, form.value)) return null;
  const isStated = sentence
    .mentions(text)
    .some(
      (mention) =>
        mentionsValue(mention, form.value, text) &&
        (!form.needsUnit || unitAt(text, mention.to) === form.unit) &&
        statesKeyNumber(form, mention, text, facts),
    );
  return isStated || isConverted(form, text) ? text.trim() : null;
}

function isConverted({ value, unit, needsUnit }: FormOf<'number'>, text: string): boolean {
  if (needsUnit || unit === '') return false;
  const inUnitOfKey = (amount: Amount) =>
    amount.count * (amount.unit === unit ? 1 : (unitsIn(amount.unit, unit) ?? Number.NaN));
  return sentence
    .quantities(text)
    .filter(([one, more]) => more !== undefined || one?.unit !== unit)
    .some((amounts) =>
      sameValue(
        amounts.map(inUnitOfKey).reduce((sum, one) => sum + one, 0),
        value,
      ),
    );
}

const timeMatch = (minutes: number, text: string, { task, student }: Facts): string | null =>
  namesTime(text, minutes) && !namesTime(`${task}\n${student}`, minutes) ? text.trim() : null;

/** An answer in words. If the conversation has it, only a sentence that chooses it gives it away. */
function wordsMatch(form: FormOf<'words'>, words: string, facts: Facts, spoken: boolean): string | null {
  const { claimed, known } = saidBefore(facts)(form);
  if (claimed) return null;
  const found = writtenIn(words, form) ?? (spoken ? respeltIn(words, form, known, facts) : null);
  if (found === null || !known || !facts.knownWords.includes(found)) return found;
  return choiceIn(words, [form], facts.options);
}

function writtenIn(words: string, { text, pattern }: FormOf<'words'>): string | null {
  if (text.length > longestPhrase) return words.includes(text) ? text : null;
  return words.match(pattern)?.[0] ?? null;
}

function respeltIn(words: string, { text, translations }: FormOf<'words'>, known: boolean, facts: Facts) {
  const isForeign = !known && translations !== null && facts.knownWords.search(translations) < 0;
  const foreign = isForeign ? words.match(translations)?.[0] : undefined;
  return foreign ?? inflectedIn(words, text, facts.knownWords, known);
}

/** A formula that means the same as the answer, or is written like it; those of the conversation do not count. */
function expressionMatch(form: FormOf<'expression'>, text: string, { knownFormulas }: Facts): string | null {
  const same = symbolsIn(sentence.symbols(text), form.symbols).find(
    (one) => !knownFormulas.includes(compact(one)),
  );
  if (same !== undefined) return same;
  return isWhole(form.text, sentence.formulas(text)) && !knownFormulas.includes(form.text) ? form.text : null;
}

/** Whether a formula stands in a text and does not go on there: "6x" is not in "6x^2" and not in "16x". */
function isWhole(formula: string, text: string): boolean {
  for (let at = text.indexOf(formula); at >= 0; at = text.indexOf(formula, at + 1)) {
    const around = `${text.slice(Math.max(0, at - 2), at)}#${text.charAt(at + formula.length)}`;
    if (!/[\d^]#|\d\.#|#[\d^]/.test(around)) return true;
  }
  return false;
}

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
