import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { bareWords } from '../families/directness/answer-forms.ts';
import { numbersIn, sameValue } from '../families/directness/answer-numbers.ts';
import { factsOf } from '../families/directness/answer-situation.ts';
import { families } from '../families/families.ts';
import { focusOf } from './hint-focus.ts';
import { languageOf } from './hint-language.ts';
import { type HintWords, hintWords } from './hint-words.ts';

/**
 * The hint for a stopped reply (guidelines, part 6): the current step or the part of the exercise to look at, and a question
 * that moves the student on. It is never a bare refusal and does not repeat recent hints.
 * @param pointing repeats words of the exercise or the student; without it, the hint has nothing to disclose
 */
export function fallbackHint(
  situation: Situation,
  prohibition: ProhibitionName,
  { pointing = false } = {},
): string {
  const language = languageOf(situation);
  const words = wordsFor(situation, language);
  const last = situation.earlier.at(-1)?.answer ?? '';
  const step = currentStep(situation, words);
  const focus = pointing ? focusWords(situation, prohibition, words) : '';
  // Step and focus alternate, so that the last hint is not repeated.
  const place = [step, focus].find((one) => one !== '' && !last.includes(one)) ?? '';
  const opens = (place === '' || place === step) && !words.openings.some((opening) => last.includes(opening));
  return [
    opens ? unsaid(words.openings, situation) : '',
    place,
    unsaid(families[prohibitions[prohibition].family].questions(situation)[language], situation),
  ]
    .filter(Boolean)
    .join(' ');
}

function wordsFor(situation: Situation, language = languageOf(situation)): HintWords {
  const words = hintWords[language];
  return situation.calm ? { ...words, ...words.calm } : words;
}

function focusWords(situation: Situation, prohibition: ProhibitionName, words: HintWords): string {
  const focus = focusOf(situation, prohibition);
  if (!focus) return '';
  const shown = focus.kind === 'line' ? `\`${focus.words}\`.` : focus.words;
  const sentence = words.focus[focus.kind].replace('…', () => shown);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

/**
 * A sentence on the student's result, if the key or the computed answer can judge it; otherwise null. Without a key only
 * right results are confirmed, since the exercise may have been misunderstood.
 */
export function resultHint(situation: Situation): string | null {
  const words = wordsFor(situation);
  const { answers, hasKey, steps, ownAnswer, question, given } = factsOf(situation);
  const holds = (forms: typeof answers, value: number) =>
    forms.some((form) => form.kind === 'number' && sameValue(form.value, value));
  if (!hasKey) {
    if (ownAnswer === null || !holds(answers, ownAnswer)) return null;
    // The tutor's sub-question comes before the student's question.
    return unsaid(holds(answers.slice(-1), ownAnswer) ? words.right : words.onTheWay, situation);
  }
  const plain = bareWords(question);
  if (answers.some((form) => form.kind === 'words' && plain.match(form.pattern) !== null))
    return unsaid(words.right, situation);
  if (!answers.some(({ kind }) => kind === 'number')) return null;
  if (ownAnswer !== null && holds(answers, ownAnswer)) return unsaid(words.right, situation);
  const said = numbersIn(plain)
    .flatMap(({ values }) => values)
    .filter((value) => !given.has(value));
  if (said.some((value) => holds(steps, value))) return unsaid(words.onTheWay, situation);
  return ownAnswer === null || given.has(ownAnswer) ? null : unsaid(words.notYet, situation);
}

/** How many of the last answers a hint must not repeat. */
const lately = 4;

/** The next of several phrasings that no recent answer contains. */
function unsaid(choice: readonly string[], { earlier }: Situation): string {
  const recent = earlier.slice(-lately).map(({ answer }) => answer);
  const from = earlier.length % choice.length;
  const inTurn = [...choice.slice(from), ...choice.slice(0, from)];
  const isNew = (says: string) => recent.every((answer) => !answer.includes(says));
  const notLast = (says: string) => !recent.at(-1)?.includes(says);
  return inTurn.find(isNew) ?? inTurn.find(notLast) ?? inTurn[0] ?? '';
}

/** The student's progress in the steps of the key, in words that give none away; empty without steps. */
function currentStep({ key, question, earlier }: Situation, words: HintWords): string {
  if (!key || key.steps.length === 0) return '';
  const said = [...earlier.map((interaction) => interaction.question), question].join('\n');
  const reached = key.steps.filter((step) => hasWord(said, step)).length;
  if (reached === 0) return words.firstStep;
  if (reached >= key.steps.length) return words.lastStep;
  return reached === 1 ? words.pastFirst : words.pastSeveral;
}

/** Whether a text contains a value as a whole word: 4 is not in 42. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    escaped !== '' &&
    new RegExp(`(?<![\\p{L}\\p{N}.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'iu').test(text)
  );
}
