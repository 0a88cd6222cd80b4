import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../../families/remember.ts';
import { oncePerTextAnd } from '../../once-per-text.ts';
import { numbersSomething } from './answer-asserted.ts';
import {
  asksForHelp,
  comparesValues,
  namesSeveral,
  proposes,
  reasons,
  sentencesOf,
} from './answer-claims.ts';
import { compact } from './answer-forms.ts';
import { numbersIn, valuesIn } from './answer-numbers.ts';
import { alternativesOf, wholeWordOf } from './vocabulary.ts';

/** The rest of a sentence after "I think" or "it is" that proposes no answer: "you should help me", "hard". */
const talksAboutIt = new RegExp(`^(?:${alternativesOf('remarks')})(?![\\p{L}'])`, 'iu');
/** "I multiplied". */
const ownSteps = wholeWordOf('ownSteps');
/** A sentence of one word that can be an answer: "photosynthesis", but not "wait" or "minutes". */
const oneWord = new RegExp(`^(?!(?:${alternativesOf('singleWords')})$)[\\p{Script=Latin}'-]{4,}$`, 'iu');
/** Begins with a question or a demand: "and how do I", "please tell me". A value there is no result of the student. */
const requests = new RegExp(
  `^\\W*(?:(?:${alternativesOf('connectives')}) )*(?:${alternativesOf('demands')})(?!\\p{L})`,
  'iu',
);
/** A number that belongs to the talk about an exercise, not to its solution: "2 solutions", "5 minutes left". */
const countsSomethingElse = new RegExp(
  `^\\s?(?:%\\s)?(?:${alternativesOf('countedInTalk')})(?!\\p{L})`,
  'iu',
);
/** The word before a number in a name: "covid-19", "chapter-2". */
const nameBefore = /\p{L}{2}-$/u;
/** How many characters beside a number show what it counts. */
const reach = 20;

/** A calculation of two numbers: "3 + 4", "12 divided by 4", "20 % of 50" without the sign. */
const operation = new RegExp(
  `\\d\\s?\\)?\\s?(?:[-+*/:^]|(?:${alternativesOf('operators')})(?!\\p{L}))\\s?\\(?\\s?[$€£]?\\d`,
  'iu',
);
/** An expression with a letter, an assignment or an arrow: "3x + 2", "2 * n", "x = 5", but not "covid-19". */
const algebra =
  /(?<!\p{L})\(?\d{0,4}[a-z]\)?\s?[-+*/^]\s?\(?\d|\d\s?[-+*/^]\s?\(?\d{0,4}[a-z](?![a-z])|[\p{L}\d)]\s?(?:=|->|→)\s?[-(\p{L}\d]/giu;
/** A line of code. Its first word alone is no sign: "if you can: tell me", "let me see; ok". */
const code = new RegExp(
  `^\\s*(?:${[
    String.raw`(?:if|for|while|print|return) ?\(`,
    String.raw`(?:if|elif|else|while|class)\b.*[:{]\s*$`,
    String.raw`for \w+ in .*:`,
    String.raw`(?:def|function)\b ?\w* ?\(`,
    String.raw`(?:let|const|var|int) \w+ ?[=;]`,
    String.raw`(?:return|public)\b.*[{;]\s*$`,
  ].join('|')})`,
);

/** Whether a message shows its writer's own work on an exercise, both in canonical text. */
const hasOwnWork = oncePerTextAnd((message, exercise: string): boolean => {
  const sentences = sentencesOf(message);
  if (namesSeveral(sentences)) return false;
  const given = [...valuesIn(exercise)];
  const compactExercise = compact(exercise);
  const isNewValue = (value: number) => !given.some((one) => sameValue(one, value));
  return sentences.some(
    (sentence) => calculates(sentence, compactExercise, isNewValue) || offersAnswerOrReason(sentence),
  );
});

/** Whether the student showed their own work: a result, a calculation, a guess, a reason. Wishes and questions do not count. */
export const hasTried = oncePerSituation((situation: Situation): boolean => {
  const talk = plainTalk(situation);
  return ownWords(talk).some((message) => hasOwnWork(message, talk.task));
});

/** Whether a sentence has a number, an expression or a line of code that the exercise does not have. */
function calculates(sentence: string, exercise: string, isNewValue: (value: number) => boolean): boolean {
  // The words of a calculation show work with a number or with four words, not in "I multiplied" alone.
  if (ownSteps.test(sentence) && /\d|\p{L}+(?:\P{L}+\p{L}+){3}/u.test(sentence)) return true;
  if (code.test(sentence)) return true;
  const isNew = (text: string) => !exercise.includes(compact(text));
  // An exercise copied after a few words is no attempt: "how do I solve x = 5".
  const endIsNew = isNew(sentence.replace(/^\P{L}*(?:\p{L}{2,}\s+)+/u, ''));
  if (endIsNew && [...sentence.matchAll(algebra)].some(([found]) => isNew(found))) return true;
  if (requests.test(sentence) || comparesValues.test(sentence)) return false;
  if (isNew(sentence) && operation.test(sentence)) return true;
  return numbersIn(sentence).some(({ from, to, values: [value = Number.NaN] }) => {
    const before = sentence.slice(Math.max(0, from - reach), from);
    const after = sentence.slice(to, to + reach);
    const isTalk =
      countsSomethingElse.test(after) || numbersSomething.test(before) || nameBefore.test(before);
    return isNewValue(value) && !isTalk;
  });
}

function offersAnswerOrReason(sentence: string): boolean {
  const reason = reasons.exec(sentence);
  // Something must stand before the word: what the reason is for.
  if (reason && reason.index > 3 && !asksForHelp.test(sentence.slice(0, reason.index))) return true;
  const cue = proposes.exec(sentence);
  const before = cue ? sentence.slice(0, cue.index) : '';
  const rest = cue ? sentence.slice(cue.index + cue[0].length) : '';
  // "Oxygen or nitrogen, I guess" proposes what stands before.
  if (cue && /^\W*$/.test(rest) && /\p{L}{3}/u.test(before)) return !requests.test(sentence);
  const isOffer = /^[^\p{L}\d]{0,3}\p{L}/u.test(rest) && !talksAboutIt.test(rest);
  if (isOffer && !asksForHelp.test(before) && !asksForHelp.test(rest)) return true;
  const [word = '', ...more] = sentence.replace(/^\W*(?:the|an?) /i, '').match(/[\p{L}'-]+/gu) ?? [];
  return more.length === 0 && oneWord.test(word) && !asksForHelp.test(word) && !talksAboutIt.test(word);
}
