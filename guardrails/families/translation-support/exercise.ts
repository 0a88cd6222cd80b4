import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords } from '../remember.ts';
import { Shared, wordsOf } from '../words.ts';
import { type Clause, clausesOf } from './alignment.ts';
import { bitOf, languages, languagesByLetters, languagesOf } from './languages.ts';
import { foreignPhrases } from './phrases.ts';

/** Words of a translation that a reply gives away. */
export interface Finding {
  readonly words: readonly string[];
  /** Whether they are part of an example of the tutor. */
  readonly example: boolean;
}

/** The data that a reply is compared with. */
export interface Exercise {
  /** The language in which the student writes to the tutor, as bits. */
  readonly conversation: number;
  /** All words that the student knows, separated by blanks; repeating them is not a translation. */
  readonly given: string;
  /** The exercise holds, or the student asks about, words in another language. */
  readonly isForeign: boolean;
  /** Its clauses, to know them again in another language. */
  readonly clauses: readonly Clause[];
  /** All that is spoken of in them, each with the languages that all of them have a word for it in. */
  readonly notions: ReadonlyMap<number, number>;
  readonly keyPhrases: Shared;
  readonly keyClauses: readonly (readonly string[])[];
}

export const phraseWords = 3;
export const clauseWords = 4;

export const exerciseOf = oncePerSituation((situation: Situation): Exercise => {
  const messages = ownWords(situation);
  const conversation = conversationOf(situation);
  const key = situation.key ? [situation.key.model, ...situation.key.answers] : [];
  const clauses = [situation.task, ...messages].flatMap(clausesOf).slice(0, 100);
  return {
    conversation,
    given: ` ${wordsOf([situation.task, ...messages].join(' \n ')).join(' ')} `,
    isForeign: [situation.task, ...messages].some((text) => foreignPhrases(text, conversation).length > 0),
    clauses,
    notions: notionsOf(clauses),
    keyPhrases: new Shared(key, phraseWords),
    keyClauses: key
      .flatMap((text) => text.split(/[.!?;\n]+/))
      .map(wordsOf)
      .filter((words) => words.length >= clauseWords)
      .slice(0, 200),
  };
});

function notionsOf(clauses: readonly Clause[]): Map<number, number> {
  const notions = new Map<number, number>();
  for (const clause of clauses) {
    for (const [concept, spoken] of clause.notions)
      notions.set(concept, (notions.get(concept) ?? ~0) & spoken);
  }
  return notions;
}

const requests =
  /^(?:what|mean|means|how|say|translate|help|please|why|right|correct|was|bedeutet|heißt|wie|übersetze|hilfe|hilf|bitte|warum|richtig|que|signifie|comment|traduis|aide|pourquoi|qué|significa|cómo|dice|traduce|ayuda|porque|cosa|como|wat|betekent|help)$/;
const quotedOrListed = /["“„«][^"”“»\n]{0,600}["”“»]|:\s[^\n]{8,}$/gm;

/**
 * The student's language, without quotations, lists after a colon and copies of the task. Question words weigh most, since
 * students ask in their own language. Without evidence in the messages it is the task's language, then English.
 */
function conversationOf(situation: Situation): number {
  const task = situation.task.toLowerCase();
  const said = ownWords(situation).flatMap((message) =>
    message
      .replace(quotedOrListed, ' ')
      .split(/(?<=[.!?\n])\s/)
      .filter((sentence) => wordsOf(sentence).length < 3 || !task.includes(sentence.trim().toLowerCase())),
  );
  const answers = situation.earlier.map(({ answer }) => answer).join(' ');
  return (
    strongest(said.join(' ')) ||
    strongest(situation.task.replace(quotedOrListed, ' ')) ||
    strongest(answers) ||
    bitOf('en')
  );
}

function strongest(text: string): number {
  const weights = new Map<number, number>();
  for (const word of wordsOf(text)) {
    const common = languagesOf(word) || languagesByLetters(word);
    for (const language of languages) {
      const bit = bitOf(language);
      if (common & bit)
        weights.set(bit, (weights.get(bit) ?? 0) + (requests.test(word) ? 3 : 1) / bitsIn(common));
    }
  }
  let best = 0;
  for (const [bit, weight] of weights) if (weight > (weights.get(best) ?? 0.4)) best = bit;
  return best;
}

function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left >>= 1) count += left & 1;
  return Math.max(count, 1);
}
