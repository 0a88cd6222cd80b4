import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords } from '../remember.ts';
import { Shared, wordsOf } from '../words.ts';
import { type Clause, clausesOf } from './alignment.ts';
import { bitOf, languages, languagesByLetters, languagesOf } from './languages.ts';
import { foreignPhrases } from './phrases.ts';

/** Words of a translation that a reply gives away. */
export interface Finding {
  readonly words: readonly string[];
  /** It stands where the tutor shows something of its own. */
  readonly example: boolean;
}

/** What a reply is compared with. */
export interface Exercise {
  /** The language in which the student writes to the tutor, as bits. */
  readonly conversation: number;
  /** All that the student has before them, in order, parted by blanks: repeating it translates nothing. */
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
 * The language of what the student says themselves: without what they quote, list after a colon or copy from the
 * task. Words of asking weigh most, since a student asks in the language they speak. When the messages tell nothing,
 * the task does, and then English is assumed.
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
