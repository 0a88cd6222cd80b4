import type { GuidelineFamily } from '../../contract/guidelines.ts';
import { chosenFamilyOf, type ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { orders } from '../exact/citations/sources.ts';
import { bareWords } from '../exact/directness/answer-words.ts';
import { families } from '../families/families.ts';
import type { Focus } from '../families/family.ts';
import { ownWords, plainTalk } from '../families/remember.ts';
import { wordsOf } from '../families/words.ts';
import { sentencesOf as allSentences } from './asked.ts';
import { isFrameWord, turning } from './claim-words.ts';
import { type ExerciseKind, exerciseKind } from './exercise-kind.ts';
import { knownAnswer } from './known.ts';
import { isDemand, isStuck } from './stuck.ts';

/** A longer sentence is not repeated in a hint. */
const maxLength = 160;
/** Fewer words say too little to be pointed at: "why not?", "help me?" */
const leastWords = 3;

/**
 * What a hint can point at, the best first: the point that a family finds, what the student has just written,
 * the question of the exercise and its other sentences, or in a conversation without an exercise what the
 * student asked. A point always has words of the task or the student. The list is empty when neither offers a
 * point.
 */
export function pointsOf(situation: Situation, prohibition: ProhibitionName): Focus[] {
  const family = familyOfKind[exerciseKind(situation)] ?? chosenFamilyOf(prohibition);
  const { focus } = families[family];
  const points = [
    focus?.(situation) ?? null,
    ownThought(situation),
    exerciseQuestion(situation),
    ...givenSentences(situation),
    ownQuestion(situation),
  ];
  return points.filter((point) => point !== null);
}

/** The family that finds the point in an exercise of a kind, whichever prohibition stopped the reply. */
const familyOfKind: Readonly<Partial<Record<ExerciseKind, GuidelineFamily>>> = {
  program: 'programmingSupport',
  translation: 'translationSupport',
};

/** The sentences of a text that are short enough to be repeated. */
const sentencesOf = (text: string): string[] =>
  allSentences(text).filter((sentence) => sentence.length <= maxLength);

/** The title of the exercise, its first line; empty for none. */
export function titleOf({ task }: Situation): string {
  const [title = '', ...lines] = task.split('\n');
  return lines.length > 0 && !/[.!?:]\s*$/.test(title) ? title.trim() : '';
}

/** The sentences of the exercise without its title. */
function exerciseSentences(situation: Situation): string[] {
  const { task } = situation;
  return sentencesOf(titleOf(situation) === '' ? task : task.slice(task.indexOf('\n')));
}

/**
 * The question of the exercise that comes after those that the student has answered. Where the exercise asks
 * no question: an order in it, or its last sentence.
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
    answers.some((answer) =>
      answer.kind === 'words'
        ? bareWords(sentence).match(answer.pattern) !== null
        : answer.kind === 'number' &&
          (sentence.match(/\d+(?:[.,]\d+)?/g) ?? []).map(Number).includes(answer.value),
    );
  return exerciseSentences(situation)
    .filter((sentence) => sentence !== question && wordsOf(sentence).length >= leastWords)
    .filter((sentence) => !sentence.endsWith('?') && !namesAnswer(sentence))
    .map((words) => ({ kind: 'given', words }));
}

/**
 * A short message in which the student thinks or wonders about the exercise: it takes up a word of it, names
 * an operation or is about a text of their own. Null for a message that only asks for the answer, says that
 * the exercise is hard, or contains a program.
 */
function ownThought(situation: Situation): Focus | null {
  const { question, task } = situation;
  const words = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(verdictAtEnd, '')
    .replace(/["“”«»]/g, "'");
  if (task === '' || words.length > 100 || /[`\n{}[\]]|:$/.test(question.trim())) return null;
  if (
    verdictWords.test(words) ||
    addressesTutor.test(words) ||
    lacks.test(words) ||
    isStuck(words) ||
    isDemand(words)
  )
    return null;
  if (
    orders.test(words) ||
    wants.test(words) ||
    ((question.includes('?') || wondering.test(words)) && aboutWork.test(words))
  )
    return null;
  const known = new Set(contentOf(task));
  // When the exercise is to write a text, whatever the student says counts as about it.
  const isAboutIt =
    exerciseKind(situation) === 'writing' ||
    contentOf(words).some((stem) => known.has(stem)) ||
    (operation.test(words) && /\d/.test(words));
  if (wordsOf(words).length < leastWords || !isAboutIt) return null;
  const asks = question.trim().endsWith('?') || wondering.test(words);
  return { kind: meaning.test(words) ? 'meaning' : asks ? 'wonders' : 'own', words: `“${words}”` };
}

/** Matches a question about what a word means. */
const meaning =
  /^(?:(?:and|but|so|y) )?(?:what(?:['’]?s| is| are) (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?(?: even)?|what does .{1,40} mean|¿?qué (?:es|son|significa) .{1,40})\s*\?*$/iu;

/** Matches an order of the student: "just the answer", "please write". */
const wants =
  /^(?:just|only) (?:the|an?|one) |^(?:(?:just|please|ok|then|now|and|so|at least) )*(?:give|write|do|make|solve|finish|i (?:just |only )?(?:need|want)|dame|haz|quiero)(?!\p{L})/iu;

/** Words of somebody who has nothing to say yet: a hint that stays with them would sound like mockery. */
const lacks =
  /(?<!\p{L})(?:no (?:opinion|idea|clue|reason)|(?:don['’]?t|do not|can['’]?t|cannot) (?:know|think|have|get)|no (?:tengo|sé|se me))(?!\p{L})/iu;

/** Words of a question about the work itself, which no word of the exercise answers: "is that good", "how do I start". */
const aboutWork =
  /(?<!\p{L})(?:start|begin|good|better|check|spell\p{L}*|long|done|finish\p{L}*|forg[eo]t|empiezo|empezar|bien|mejor|hacer|largo|listo|falta)(?!\p{L})/iu;

/** The first letters of each word that names something. */
const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= 4 && !/\d/.test(word) && !isFrameWord(word) && !turning.test(word))
    .map((word) => bareWords(word).slice(0, 5));

/** A sign or a word of a calculation. */
const operation =
  /[-+*/×÷^]|(?<!\p{L})(?:add|plus|minus|times|subtract|multipl\p{L}*|divi\p{L}*|take away|share|sum\p{L}*|rest\p{L}*|por)(?!\p{L})/iu;

/** Matches a message that begins like a question. */
const wondering =
  /^(?:(?:and|but|so|ok|okay|then|well|y|pero|entonces) )?(?:is|are|was|do|does|did|can|should|what|why|how|where|which|who|when|es|debo|tengo|puedo|por qué|cómo|qué)(?!\p{L})/iu;

/** Words that judge a result. */
const verdicts = 'right|correct|wrong|yes|exactly|true|false|correcto|cierto|falso|mal|sí|exacto';
/** Matches such a word at the end of a message: "…, right?". */
const verdictAtEnd = new RegExp(`[,;]?\\s*(?:${verdicts}|verdad|no)\\s*[?!.]*$`, 'iu');
/** Matches such a word anywhere. A hint that repeats one would sound like a verdict. */
const verdictWords = new RegExp(`(?<!\\p{L})(?:${verdicts})(?!\\p{L})`, 'iu');

/**
 * Matches words about the conversation instead of the exercise. A hint that repeats them would sound like
 * mockery.
 */
const addressesTutor =
  /(?<!\p{L})(?:you|your|u|please|thanks?|thank|hi|hello|hey|sorry|tutor|homework|bored|boring|hate|stupid|tu|usted|gracias|hola|aburrido|favor)(?!\p{L})/iu;

/**
 * The topic of a conversation without an exercise: the last question with numbers, otherwise the first
 * question.
 */
function ownQuestion({ task, earlier, question }: Situation): Focus | null {
  if (task !== '') return null;
  const asked = [...earlier.map((past) => past.question), question]
    .flatMap((said) => sentencesOf(said))
    .filter(
      (sentence) => sentence.endsWith('?') && wordsOf(sentence).length > leastWords && !isDemand(sentence),
    );
  const words = asked.findLast((sentence) => /\d/.test(sentence)) ?? asked[0];
  return words === undefined ? null : { kind: 'asked', words };
}
