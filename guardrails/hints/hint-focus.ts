import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { orders } from '../families/citations/sources.ts';
import { bareWords } from '../families/directness/answer-forms.ts';
import { factsOf } from '../families/directness/answer-situation.ts';
import { families } from '../families/families.ts';
import type { Focus } from '../families/family.ts';
import { wordsOf } from '../families/words.ts';

/** A longer question is not repeated in a hint. */
const longest = 160;

/**
 * What a hint points at. It repeats only words of the task or the student; null when neither offers anything.
 */
export function focusOf(situation: Situation, prohibition: ProhibitionName): Focus | null {
  const { focus } = families[prohibitions[prohibition].family];
  return focus?.(situation) ?? exerciseQuestion(situation) ?? ownQuestion(situation);
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

/** The topic of a conversation without an exercise: the last question with numbers, otherwise the first question. */
function ownQuestion({ task, earlier }: Situation): Focus | null {
  if (task !== '') return null;
  const asked = earlier
    .flatMap(({ question }) => sentencesOf(question))
    .filter((sentence) => sentence.endsWith('?') && wordsOf(sentence).length >= leastWords);
  const words = asked.findLast((sentence) => /\d/.test(sentence)) ?? asked[0];
  return words === undefined ? null : { kind: 'asked', words };
}
