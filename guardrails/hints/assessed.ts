import { sameValue } from '../../arithmetic/evaluate.ts';
import type { Situation } from '../detector.ts';
import type { KeyForm } from '../families/directness/answer-forms.ts';
import { factsOf } from '../families/directness/answer-situation.ts';
import { oncePerSituation, plainTalk } from '../families/remember.ts';
import { type Asked, askedIn, isAskedWord } from './asked.ts';
import { type Claim, type ClaimContext, readClaims, showsWork } from './claims.ts';

/**
 * What may be said of the student's result.
 * - right: it is the answer; part: one of several that are asked for; step: a value or line on the way
 * - holds, slip: a calculation whose sides are equal or not, whatever it is for
 * - asAnswer: right if it is meant as the answer, since the tutor has asked for something else in between
 * - wrong: it is not the answer; guessing: after two wrong guesses without work, no guess is assessed
 * - null: nothing
 */
export type Assessment =
  | 'right'
  | 'part'
  | 'step'
  | 'holds'
  | 'slip'
  | 'asAnswer'
  | 'wrong'
  | 'guessing'
  | null;

type WordForm = Extract<KeyForm, { kind: 'words' }>;
type NumberForm = Extract<KeyForm, { kind: 'number' }>;

/** How many guesses without work that are wrong or cannot be decided are assessed. */
const assessedGuesses = 2;

/** Assesses what the student claims now. The result is null when the claim cannot be decided. */
export const assessed = oncePerSituation((situation: Situation): Assessment => {
  const { question, earlier } = plainTalk(situation);
  const context = contextOf(situation);
  const assess = (text: string, tutorSaid: string) =>
    verdictOn(text, readClaims(text, context), tutorSaid, situation, context);
  const now = assess(question, earlier.at(-1)?.answer ?? '');
  if (showsWork(question) || (now === null && !isGuess(question, context))) return now;
  let guesses = 0;
  for (const [at, past] of earlier.entries()) {
    const verdict = assess(past.question, earlier[at - 1]?.answer ?? '');
    if (showsWork(past.question) || verdict === 'right' || verdict === 'step') guesses = 0;
    else if (
      verdict === 'wrong' ||
      verdict === 'guessing' ||
      (verdict === null && isGuess(past.question, context))
    )
      guesses += 1;
  }
  return guesses >= assessedGuesses ? 'guessing' : now;
});

/** What the reader of claims knows of the exercise: words of the key, and numbers of the conversation. */
function contextOf(situation: Situation): ClaimContext & { readonly asked: Asked } {
  const { givenNumbers: given, steps, answers, studentNumbers, tutorNumbers } = factsOf(situation);
  const { task, earlier } = plainTalk(situation);
  const before = new Set([...given, ...tutorNumbers]);
  const onTheWay = steps.filter((form) => form.kind === 'number');
  return {
    asked: askedIn(
      task === '' ? (earlier.find((past) => past.question.includes('?'))?.question ?? '') : task,
    ),
    words: answers.flatMap(asWords),
    known: (value) =>
      before.has(value) ||
      (studentNumbers.has(value) && earlier.some((past) => past.question.includes(String(value)))) ||
      onTheWay.some((form) => sameValue(form.value, value)),
  };
}

/** The form as words. A form that is searched for as it is written, such as "CO2", counts as words, too. */
function asWords(form: KeyForm): WordForm[] {
  if (form.kind === 'words') return [form];
  if (form.kind !== 'expression' || !/^[a-z\d]+$/.test(form.text)) return [];
  return [
    {
      kind: 'words',
      text: form.text,
      pattern: new RegExp(`(?<![\\p{L}\\d])${form.text}(?![\\p{L}\\d])`, 'gu'),
      translations: null,
    },
  ];
}

/** What may be said of the claims of a message. */
function verdictOn(
  text: string,
  claims: readonly Claim[],
  tutorSaid: string,
  situation: Situation,
  { asked }: ClaimContext,
): Assessment {
  const { answers, steps } = factsOf(situation);
  const [claim, ...more] = claims;
  if (!claim) return null;
  if (more.length > 0) return isWholeAnswer(claims, situation, asked) ? 'right' : null;
  if (claim.kind === 'holds' || claim.kind === 'slip') return claim.kind;
  if (claim.kind === 'line')
    return steps.some((form) => form.kind === 'expression' && form.text === claim.line) ? 'step' : null;
  if (claim.kind === 'words') {
    const others = answers.filter((form) => form.kind === 'words' && form.text !== claim.said);
    return asked.several && (others.length > 0 || answers.some(({ kind }) => kind === 'number'))
      ? 'part'
      : 'right';
  }
  return numberVerdict(text, claim, tutorSaid, situation, asked);
}

/**
 * What may be said of a number. It is compared with the key or, if there is none, with the result of
 * arithmetic.
 */
function numberVerdict(
  text: string,
  claim: Extract<Claim, { kind: 'number' }>,
  tutorSaid: string,
  situation: Situation,
  asked: Asked,
): Assessment {
  const { answers, exercise, certain, steps, hasKey, givenNumbers: given } = factsOf(situation);
  const forms = answers.filter((form) => form.kind === 'number');
  const asCalculation = claim.calculated ? 'holds' : null;
  if (forms.length === 0) return asCalculation;
  if (!hasKey) {
    if (!certain || !forms.some((form) => sameValue(form.value, claim.value))) return asCalculation;
    // The last answer of the exercise is the final one; other results are steps on the way to it.
    const last = exercise.filter((form) => form.kind === 'number').at(-1);
    return last && sameValue(last.value, claim.value) ? 'right' : 'step';
  }
  if (!namesTheUnknown(claim.unknown, situation, asked)) return null;
  const comparable = forms.filter((form) => hasUnitOf(claim, form, asked));
  if (comparable.length === 0) return asCalculation;
  const isSubQuestion = asksSubQuestion(tutorSaid, asked);
  if (comparable.some((form) => sameValue(form.value, claim.value))) {
    if (areSeveralAnswers(forms) || answers.some(({ kind }) => kind === 'words')) return 'part';
    return isSubQuestion && claim.bare && !claim.calculated ? 'asAnswer' : 'right';
  }
  if (isStep(claim.value, steps, given)) return 'step';
  if (claim.calculated) return asCalculation;
  if (isSubQuestion || (claim.bare && given.has(claim.value))) return null;
  // A value within a hundredth of an answer with decimals may be rounded: it is neither right nor wrong.
  const near = comparable.some(
    (form) =>
      Math.abs(form.value - claim.value) <= 0.01 * Math.abs(form.value) && !Number.isInteger(form.value),
  );
  // An equation without an unknown may be a line of work.
  return near || (text.includes('=') && claim.unknown === '') ? null : 'wrong';
}

/** Whether several claims are all that the exercise asks for, and nothing else. */
function isWholeAnswer(claims: readonly Claim[], situation: Situation, asked: Asked): boolean {
  const { answers, hasKey } = factsOf(situation);
  const numbers = answers.filter((form) => form.kind === 'number');
  if (!hasKey || !(asked.several || areSeveralAnswers(numbers))) return false;
  const says = (claim: Claim, form: KeyForm): boolean =>
    claim.kind === 'number'
      ? form.kind === 'number' &&
        namesTheUnknown(claim.unknown, situation, asked) &&
        hasUnitOf(claim, form, asked) &&
        sameValue(form.value, claim.value)
      : claim.kind === 'words' && form.kind === 'words' && form.text === claim.said;
  return (
    claims.every((claim) => answers.some((form) => says(claim, form))) &&
    answers.every((form) => claims.some((claim) => says(claim, form)))
  );
}

/** Whether a value is a step of the key and not a number that the exercise gives. */
const isStep = (value: number, steps: readonly KeyForm[], given: ReadonlySet<number>): boolean =>
  !given.has(value) && steps.some((form) => form.kind === 'number' && sameValue(form.value, value));

/** The unknowns that the key names: "x" for "x = 9". */
const lettersOf = (situation: Situation): string[] =>
  (situation.key?.answers ?? []).flatMap(
    (answer) => /^\s*([a-z])\s*=/i.exec(answer)?.[1]?.toLowerCase() ?? [],
  );

/**
 * Whether a claim is about the unknown that is asked for; a claim without a letter is about what is asked.
 */
function namesTheUnknown(name: string, situation: Situation, asked: Asked): boolean {
  if (name === '') return true;
  const letters = [...lettersOf(situation), ...(asked.unknown === '' ? [] : [asked.unknown])];
  if (letters.length > 0) return letters.includes(name);
  return [...asked.stems].some((stem) => stem.startsWith(name) && !verbs.test(stem));
}

/**
 * Stems of words that ask for a result: in "Find its perimeter" the unknown P can stand for "perimeter", but
 * F cannot stand for "find".
 */
const verbs =
  /^(?:find|calc|comp|work|solv|dete|eval|simp|conv|name|give|what|whic|how|does|bere|best|trou|hall)/;

/** The signs of currencies, and how their names begin. */
const money: Readonly<Record<string, RegExp>> = { '€': /^eur/, $: /^doll|^usd/, '£': /^poun|^gbp/ };

/** Whether a value has the unit of a form: the same one, none, or the noun that is asked for. */
function hasUnitOf({ unit }: Extract<Claim, { kind: 'number' }>, form: NumberForm, asked: Asked): boolean {
  if (unit === '') return !form.needsUnit;
  const [one, other] = [unit.toLowerCase(), form.unit.toLowerCase()];
  if (one === other || (one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4)))
    return true;
  if (money[one]?.test(other) || money[other]?.test(one)) return true;
  return form.unit === '' && unit.length > 2 && isAskedWord(asked, unit);
}

/** Whether all values are asked for: the key has several different ones in the same unit. */
const areSeveralAnswers = (forms: readonly NumberForm[]): boolean =>
  forms.some((one) => forms.some((other) => one.unit === other.unit && !sameValue(one.value, other.value)));

/** Matches a question of the tutor for a value: "how many", "what is". */
const asksForValue =
  /(?<!\p{L})(?:how (?:many|much|long|far|old|fast|big|large|high)|what (?:is|are|do you get|does|would|number|value)|which (?:number|value|result)|wie ?viele?|wie (?:lang|groß|hoch|weit|alt|schnell)|was (?:ist|sind|ergibt|kommt|erhältst)|welche (?:zahl|größe)|combien|quel(?:le)? (?:est|nombre|valeur|résultat)|cuánt\p{L}*|cuál es|qué (?:número|valor|resultado|da))(?!\p{L})/iu;

/**
 * Whether the tutor has just asked a question of its own for a value, so that a number may answer that
 * question.
 */
function asksSubQuestion(tutorSaid: string, asked: Asked): boolean {
  const question = tutorSaid.split(/(?<=[.!?:])\s+|\n/).findLast((sentence) => sentence.includes('?')) ?? '';
  const isOwn = asked.sentences.some((sentence) => tutorSaid.includes(sentence) && question === sentence);
  return !isOwn && asksForValue.test(question);
}

/** "Is it the liver?", "lungs?": a short message that offers something as the answer. */
function isGuess(text: string, { asked }: ClaimContext): boolean {
  const said = text.trim().toLowerCase();
  if (said.length > 60 || showsWork(text)) return false;
  const offered =
    /^(?:(?:so |then |ok |and )?(?:is|was) it|maybe|perhaps|i (?:think|guess)(?: it'?s| it is)?|it'?s|(?:the |my )answer is|ist es|vielleicht|c'est|peut-être|¿?es|quizás?)\s+(?:an? |the |ein\p{L}* |d\p{L}{2} |l[ae] |une? |el )?[\p{L}\d.,/-]+(?: \p{L}+)?\s*\?*$/u;
  if (!offered.test(said))
    return /^-?\d[\d.,/]*\s?\p{L}{0,12}\s*\?*$/u.test(said) && asked.sentences.length > 0;
  return !/(?<!\p{L})(?:hard|difficult|easy|possible|ok|allowed|that|this|schwer|schwierig|difficile|difícil)(?!\p{L})/u.test(
    said,
  );
}
