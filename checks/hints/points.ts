import type { ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { orders } from '../exact/citations/sources.ts';
import { bareWords } from '../exact/directness/answer-words.ts';
import { lastLine } from '../exact/programming-support/focus.ts';
import { wordOrClause } from '../exact/translation-support/focus.ts';
import type { Focus } from '../families/family.ts';
import { partMark, partNamed } from '../families/part-named.ts';
import { ownWords, plainTalk } from '../families/remember.ts';
import { wordsOf } from '../families/words.ts';
import { findAttempts, saysStuck } from '../scorer/messages/messages.ts';
import { sentencesOf as allSentences } from './asked.ts';
import { showsWork } from './claims.ts';
import { questionKind } from './exercise-kind.ts';
import { knownAnswer, numbersOf } from './known.ts';

/** A longer sentence is not repeated in a hint. */
const maxLength = 160;
/** Fewer words say too little to be pointed at: "why not?", "help me?" */
const leastWords = 3;

/**
 * What a hint can point at, the best first: the student's last line of code or a word of the translation, the part of the exercise
 * that the student speaks of, its other sentences, or in a conversation without an exercise what the student asked. What the student
 * says is not repeated, since that sounds like mockery. The list is empty when neither the exercise nor the student offers a point.
 */
export function pointsOf(situation: Situation, prohibition: ProhibitionName): Focus[] {
  const kind = questionKind(situation, prohibition);
  const points = [
    kind === 'program' ? lastLine(situation) : null,
    kind === 'translation' ? wordOrClause(situation) : null,
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

/** The sentences of a text that are short enough to be repeated. The mark of a part belongs to its first sentence. */
const sentencesOf = (text: string): string[] =>
  allSentences(text.replace(/^(\s*\(?\d{1,2})\.(?=\s)/gm, '$1)')).filter(
    (sentence) => sentence.length <= maxLength,
  );

/** The title of the exercise, its first line; empty for none. */
export function titleOf({ task }: Situation): string {
  const [title = '', ...lines] = task.split('\n');
  return lines.length > 0 && !/[.!?:]\s*$/.test(title) ? title.trim() : '';
}

/** The sentences of the exercise without its title. */
const exerciseSentences = (situation: Situation): string[] =>
  sentencesOf(situation.task.slice(titleOf(situation) === '' ? 0 : situation.task.indexOf('\n')));

/** So many of the student's messages, the newest, tell which part of the exercise they are about. */
const recentMessages = 4;

/**
 * The question of the exercise that the student speaks of, or else the one after those that the student has answered. Where the
 * exercise asks no question: an order in it, or its last sentence.
 */
function exerciseQuestion(situation: Situation): Focus | null {
  const sentences = exerciseSentences(situation);
  const parts = sentences.filter((sentence) => partMark.test(sentence));
  const questions = sentences.filter((sentence) => sentence.endsWith('?'));
  const [asked = []] = [parts, questions, sentences.filter((sentence) => orders.test(sentence))].filter(
    ({ length }) => length > 0,
  );
  const words =
    partNamed(asked, ownWords(situation).slice(0, recentMessages)) ??
    asked[Math.min(answersGiven(situation), asked.length - 1)] ??
    sentences.at(-1);
  return words === undefined ? null : { kind: 'exercise', words };
}

/** How many of the answers in words the student has named. */
function answersGiven(situation: Situation): number {
  const { words, hasKey } = knownAnswer(situation);
  const said = bareWords(ownWords(plainTalk(situation)).join('\n'));
  return hasKey ? words.filter(({ pattern }) => said.match(pattern) !== null).length : 0;
}

/** What the exercise tells, without what it asks or orders, and without the sentence that holds the answer. */
function givenSentences(situation: Situation): Focus[] {
  const { answers, words: ofAnswer } = knownAnswer(situation);
  const question = exerciseQuestion(situation)?.words;
  const namesAnswer = (sentence: string) =>
    ofAnswer.some(({ pattern }) => bareWords(sentence).match(pattern) !== null) ||
    (sentence.match(/\d+(?:[.,]\d+)?/g) ?? []).some((one) => numbersOf(answers).includes(Number(one)));
  return exerciseSentences(situation)
    .filter((sentence) => sentence !== question && wordsOf(sentence).length >= leastWords)
    .filter((sentence) => !/\?$/.test(sentence) && !partMark.test(sentence) && !orders.test(sentence))
    .filter((sentence) => !namesAnswer(sentence))
    .map((words) => ({ kind: 'given', words }));
}

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
