import { type ActName, acts } from '../contract/acts.ts';
import { bareWords } from './detect/answer-forms.ts';
import { factsOf } from './detect/answer-situation.ts';
import { orders } from './detect/citations/sources.ts';
import { wordsOf } from './detect/citations/words.ts';
import { codeLinesOf } from './detect/programming/code-lines.ts';
import { exerciseOf } from './detect/translation/exercise.ts';
import { foreignPhrases } from './detect/translation/phrases.ts';
import type { Situation } from './reading.ts';

/** What of an exercise to look at now, in words that the student has before them. */
export interface Focus {
  /** A question of the exercise, one that the student asked, a part of a sentence to translate, a line of their code. */
  readonly kind: 'exercise' | 'asked' | 'part' | 'line';
  readonly words: string;
}

/** Longer ones are read in the exercise itself. */
const longest = 160;

/**
 * What a hint points at, so that it is about this exercise: it repeats only what the task or the student said. Null
 * where neither says anything to point at.
 */
export function focusOf(situation: Situation, act: ActName): Focus | null {
  const { family } = acts[act];
  const found =
    family === 'programmingSupport'
      ? lineOf(situation)
      : family === 'translationSupport'
        ? partOf(situation)
        : null;
  return found ?? exerciseQuestion(situation) ?? ownQuestion(situation);
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest);

/** The question of the exercise that comes after those whose answers the student has given, or what to do in it. */
function exerciseQuestion(situation: Situation): Focus | null {
  const sentences = sentencesOf(situation.task);
  const questions = sentences.filter((sentence) => sentence.endsWith('?'));
  const asked = questions.length > 0 ? questions : sentences.filter((sentence) => orders.test(sentence));
  const words = asked[Math.min(answersGiven(situation), asked.length - 1)];
  return words === undefined ? null : { kind: 'exercise', words };
}

function answersGiven(situation: Situation): number {
  const { answers, hasKey, student } = factsOf(situation);
  const said = bareWords(student);
  return answers.filter((form) => hasKey && form.kind === 'words' && said.match(form.pattern) !== null)
    .length;
}

/** Fewer words ask for no exercise: "why not?", "help me?" */
const leastWords = 4;

/** What a talk without an exercise is about: what the student asked last that has numbers, or else first. */
function ownQuestion({ task, earlier }: Situation): Focus | null {
  if (task !== '') return null;
  const asked = earlier
    .flatMap(({ question }) => sentencesOf(question))
    .filter((sentence) => sentence.endsWith('?') && wordsOf(sentence).length >= leastWords);
  const words = asked.findLast((sentence) => /\d/.test(sentence)) ?? asked[0];
  return words === undefined ? null : { kind: 'asked', words };
}

/** What the student wrote, the newest last. */
const messagesOf = ({ question, earlier }: Situation): string[] => [
  ...earlier.map((exchange) => exchange.question),
  question,
];

/** The last line of code that the student wrote. */
function lineOf(situation: Situation): Focus | null {
  const line = messagesOf(situation)
    .flatMap((message) => codeLinesOf(message))
    .at(-1)?.code;
  return line === undefined || line.length > longest || line.includes('`')
    ? null
    : { kind: 'line', words: line };
}

const parts = /[,;:.!?"“”„«»()\n]+|\s[-–—]\s/;

/** The next clause of the sentence to translate, one further with every attempt in the other language. */
function partOf(situation: Situation): Focus | null {
  const { conversation } = exerciseOf(situation);
  const sentence = situation.task.split(/:\s+|\n+/).at(-1) ?? '';
  const clauses = sentence
    .split(parts)
    .map((clause) => clause.trim())
    .filter((clause) => wordsOf(clause).length > 1);
  const attempts = messagesOf(situation).filter(
    (message) => foreignPhrases(message, conversation).length > 0,
  ).length;
  const words = clauses[Math.min(attempts, clauses.length - 1)];
  return words === undefined || sentence === situation.task ? null : { kind: 'part', words };
}
