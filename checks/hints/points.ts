import type { ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { orders } from '../exact/citations/sources.ts';
import { bareWords } from '../exact/directness/answer-words.ts';
import { lastLine } from '../exact/programming-support/focus.ts';
import { wordOrClause } from '../exact/translation-support/focus.ts';
import type { Focus } from '../families/family.ts';
import { ownWords, plainTalk } from '../families/remember.ts';
import { wordsOf } from '../families/words.ts';
import { findAttempts, saysStuck } from '../scorer/messages/messages.ts';
import { sentencesOf as allSentences } from './asked.ts';
import { showsWork } from './claims.ts';
import { exerciseKind, questionKind } from './exercise-kind.ts';
import { knownAnswer, numbersOf } from './known.ts';
import { anyOf, claimFrames, turning } from './words.ts';

/** A longer sentence is not repeated in a hint. */
const maxLength = 160;
/** A longer message of the student is not, either. */
const longestThought = 100;
/** Fewer words say too little to be pointed at: "why not?", "help me?" */
const leastWords = 3;

/**
 * What a hint can point at, the best first: the student's last line of code or a word of the translation, what the student has just
 * written, the question of the exercise and its other sentences, or in a conversation without an exercise what the student asked.
 * The list is empty when neither the exercise nor the student offers a point.
 */
export function pointsOf(situation: Situation, prohibition: ProhibitionName): Focus[] {
  const kind = questionKind(situation, prohibition);
  const points = [
    kind === 'program' ? lastLine(situation) : null,
    kind === 'translation' ? wordOrClause(situation) : null,
    ownThought(situation),
    exerciseQuestion(situation),
    ...givenSentences(situation),
    ownQuestion(situation),
  ];
  return points.filter((point) => point !== null);
}

/** A longer message says more than that its writer is stuck. */
const longestStuck = 90;

/** Whether a message says only that its writer is stuck. */
export const isStuck = (message: string): boolean =>
  message.length <= longestStuck && !/\d/.test(message) && !showsWork(message) && saysStuck(message);

/** Whether a message presses for the answer. */
export const isDemand = (message: string): boolean => findAttempts(message).pressure;

/** The sentences of a text that are short enough to be repeated. */
const sentencesOf = (text: string): string[] =>
  allSentences(text).filter((sentence) => sentence.length <= maxLength);

/** The title of the exercise, its first line; empty for none. */
export function titleOf({ task }: Situation): string {
  const [title = '', ...lines] = task.split('\n');
  return lines.length > 0 && !/[.!?:]\s*$/.test(title) ? title.trim() : '';
}

/** The sentences of the exercise without its title. */
const exerciseSentences = (situation: Situation): string[] =>
  sentencesOf(situation.task.slice(titleOf(situation) === '' ? 0 : situation.task.indexOf('\n')));

/**
 * The question of the exercise that comes after those that the student has answered. Where the exercise asks no question: an order
 * in it, or its last sentence.
 */
function exerciseQuestion(situation: Situation): Focus | null {
  const sentences = exerciseSentences(situation);
  const questions = sentences.filter((sentence) => sentence.endsWith('?'));
  const asked = questions.length > 0 ? questions : sentences.filter((sentence) => orders.test(sentence));
  const words = asked[Math.min(answersGiven(situation), asked.length - 1)] ?? sentences.at(-1);
  return words === undefined ? null : { kind: 'exercise', words };
}

/** How many of the answers in words the student has named. */
function answersGiven(situation: Situation): number {
  const { answers, hasKey } = knownAnswer(situation);
  const said = bareWords(ownWords(plainTalk(situation)).join('\n'));
  return answers.filter((one) => hasKey && one.kind === 'words' && said.match(one.pattern) !== null).length;
}

/** What the exercise tells, without the sentence that holds the answer. */
function givenSentences(situation: Situation): Focus[] {
  const { answers } = knownAnswer(situation);
  const question = exerciseQuestion(situation)?.words;
  const namesAnswer = (sentence: string) =>
    answers.some((answer) => answer.kind === 'words' && bareWords(sentence).match(answer.pattern) !== null) ||
    (sentence.match(/\d+(?:[.,]\d+)?/g) ?? []).some((one) => numbersOf(answers).includes(Number(one)));
  return exerciseSentences(situation)
    .filter((sentence) => sentence !== question && wordsOf(sentence).length >= leastWords)
    .filter((sentence) => !sentence.endsWith('?') && !namesAnswer(sentence))
    .map((words) => ({ kind: 'given', words }));
}

/**
 * A short message in which the student thinks or wonders about the exercise: it takes up a word of it, names an operation or is
 * about a text of their own. A hint that repeated another message would sound like mockery, or like a verdict.
 */
function ownThought(situation: Situation): Focus | null {
  const { question, task } = situation;
  const words = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(verdictAtEnd, '')
    .replace(/["“”«»]/g, "'");
  const isUnfit = task === '' || words.length > longestThought || /[`\n{}[\]]|:$/.test(question.trim());
  if (isUnfit || wordsOf(words).length < leastWords) return null;
  const isMockery = unquoted.test(words) || verdictWords.test(words) || orders.test(words);
  if (isMockery || isStuck(words) || isDemand(words)) return null;
  const asks = question.trim().endsWith('?') || wondering.test(words);
  if (asks && asksAboutWork.test(words)) return null;
  const known = new Set(contentOf(task));
  // When the exercise is to write a text, whatever the student says counts as about it.
  const isAboutIt =
    exerciseKind(situation) === 'writing' ||
    contentOf(words).some((stem) => known.has(stem)) ||
    (operation.test(words) && /\d/.test(words));
  if (!isAboutIt) return null;
  return { kind: meaning.test(words) ? 'meaning' : asks ? 'wonders' : 'own', words: `“${words}”` };
}

/** Matches a question about what a word means. */
const meaning =
  /^(?:and |but |so |y )?(?:what(?:['’]?s| is| are) (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?|what does .{1,40} mean|¿?qué (?:es|son|significa) .{1,40})\s*\?*$/iu;

/** Matches a question about the work itself, which no word of the exercise answers: "is that good", "how do I start". */
const asksAboutWork = anyOf('ownWork');
/** Matches words about the conversation instead of the exercise, and those of somebody who has nothing to say yet. */
const unquoted = anyOf('unquoted');
/** Matches a message that begins like a question. */
const wondering = new RegExp(
  `^(?:(?:and|but|so|ok|okay|then|well|y|pero|entonces) )?${anyOf('wondering').source}`,
  'iu',
);
const operation = anyOf('operation', '[-+*/×÷^]');
/** Matches words that judge a result: anywhere, and at the end of a message: "…, right?". */
const verdictWords = anyOf('verdict');
const verdictAtEnd = new RegExp(`[,;]?\\s{0,3}(?:${verdictWords.source}|verdad|no)\\s{0,3}[?!.]{0,3}$`, 'iu');

/** The first letters of each word that names something. */
const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= 4 && !/\d/.test(word) && !turning.test(word))
    .filter((word) => !claimFrames.some((frame) => frame.has(word)))
    .map((word) => bareWords(word).slice(0, 5));

/** The topic of a conversation without an exercise: the last question with numbers, otherwise the first question. */
function ownQuestion({ task, earlier, question }: Situation): Focus | null {
  if (task !== '') return null;
  const asked = [...earlier.map((past) => past.question), question]
    .flatMap(sentencesOf)
    .filter(
      (sentence) => sentence.endsWith('?') && wordsOf(sentence).length > leastWords && !isDemand(sentence),
    );
  const words = asked.findLast((sentence) => /\d/.test(sentence)) ?? asked[0];
  return words === undefined ? null : { kind: 'asked', words };
}
