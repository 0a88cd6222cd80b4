import translationWords from '../../data/translation-words.json' with { type: 'json' };
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords } from '../../families/remember.ts';
import { SharedRuns, wordsOf } from '../../families/words.ts';
import { lazyValues } from '../../lazy-values.ts';
import { oncePerText, oncePerTextAnd } from '../../once-per-text.ts';
import { wordsIn } from '../../word-rows.ts';
import { type Clause, clausesOf } from './alignment.ts';
import {
  bitOf,
  isAboutLanguage,
  languages,
  languagesAsked,
  languagesByLetters,
  languagesOf,
} from './languages.ts';
import { foreignPhrases } from './phrases.ts';

/** Words of a translation that a reply gives away. */
export interface Finding {
  readonly words: readonly string[];
  /** Whether they are part of an example of the tutor. */
  readonly example: boolean;
}

export interface Exercise {
  /** The language in which the student writes to the tutor, as bits. */
  readonly conversation: number;
  /** The languages that a phrase may not be in, as bits: any but those in which the tutor is asked. */
  readonly foreign: number;
  /** The language that the exercise asks for, as bits; 0 if it names none. */
  readonly asked: number;
  /** The words to be translated; empty when the exercise asks for no translation. */
  readonly source: readonly string[];
  /** All words that the student knows, separated by blanks; repeating them is not a translation. */
  readonly given: string;
  /** Whether the exercise or a message contains a phrase in another language than the conversation's. */
  readonly isForeign: boolean;
  /** The clauses of the exercise and the messages, in the form in which they are recognised in another language. */
  readonly clauses: readonly Clause[];
  /** The concepts of the clauses, each with the languages in which every clause that has the concept names it. */
  readonly concepts: ReadonlyMap<number, number>;
  readonly keyPhrases: SharedRuns;
}

/** This many words in a row are a phrase. */
export const phraseWords = 3;
export const clauseWords = 4;

export const exerciseOf = oncePerSituation((situation: Situation): Exercise => {
  const texts = [situation.task, ...ownWords(situation)];
  const asked =
    languagesAskedIn(situation.task) || texts.reduce((set, text) => set | languagesAskedIn(text), 0);
  const { conversation, talk } = conversationOf(situation, asked);
  const exercise: Exercise = lazyValues<Exercise>({
    conversation: () => conversation,
    // An exercise that asks for the language of the conversation can be given away only in that language, so no
    // language counts as foreign. Otherwise every language counts that the talk does not use, and so does the
    // language that is asked for.
    foreign: () => (asked === conversation ? 0 : ~conversation & (~talk | asked)),
    asked: () => asked,
    source: () => sourceOf(situation, asked),
    given: () => ` ${texts.flatMap(wordsOfText).join(' ')} `,
    isForeign: () => texts.some((text) => isInOther(text, conversation)),
    clauses: () => texts.flatMap(knownClausesOf).slice(0, 100),
    concepts: () => conceptsOfAll(exercise.clauses),
    keyPhrases: () => {
      const { key } = situation;
      return new SharedRuns(key ? [key.model, ...key.answers] : [], phraseWords);
    },
  });
  return exercise;
});

const languagesAskedIn = oncePerText(languagesAsked);
const wordsOfText = oncePerText(wordsOf);
/** Whether a text has a phrase in another language than the conversation's. */
const isInOther = oncePerTextAnd(
  (text, conversation: number) => foreignPhrases(text, conversation).length > 0,
);

/** A text in quotation marks. */
const quotation = /["“„«]([^"”“»\n]{8,2000})["”“»]/g;

/** What is to be translated: the quotations of the exercise, otherwise what follows its last colon. */
function sourceOf({ task }: Situation, asked: number): readonly string[] {
  if (asked === 0) return [];
  const quoted = [...task.matchAll(quotation)].map(([, words]) => words ?? '');
  const listed = /:\s([^:]{8,})$/.exec(task)?.[1] ?? '';
  return wordsOf(quoted.length > 0 ? quoted.join(' ') : listed);
}

/** The concepts of several clauses. A language stays only if all of them name the concept in it. */
function conceptsOfAll(clauses: readonly Clause[]): Map<number, number> {
  const concepts = new Map<number, number>();
  for (const clause of clauses) {
    for (const [concept, spoken] of clause.concepts)
      concepts.set(concept, (concepts.get(concept) ?? ~0) & spoken);
  }
  return concepts;
}

/** Words of a question to the tutor. They count three times, since a student may quote the other language. */
const requests = new Set(wordsIn(translationWords.requests));
/** A quotation, or what follows a colon up to the end of its line. */
const quotedOrListed = /["“„«][^"”“»\n]{0,600}["”“»]|:\s[^\n]{8,}$/gm;
/** A text without its quotations and lists, so that only the request is left. */
const withoutMatter = (text: string): string => text.replace(quotedOrListed, ' ');

/**
 * `conversation` is the language in which the tutor is asked, `talk` all languages of the exercise and the student's questions. Quotations, lists after a
 * colon and copies of the task are not read. A sentence in the language that the exercise asks for is an attempt unless it speaks about language. Where no
 * message is addressed to the tutor, the language is that of the task, then that of the attempts, then that of the answers, then English.
 */
function conversationOf(situation: Situation, asked: number): { conversation: number; talk: number } {
  const task = situation.task.toLowerCase();
  const said = ownWords(situation)
    .flatMap(sentencesOf)
    .filter(({ lower, isShort }) => isShort || !task.includes(lower));
  const addressed = said.filter(
    ({ language, isAbout }) => language !== 0 && ((language & asked) === 0 || isAbout),
  );
  const asking = addressed.filter(({ sentence, isAbout }) => isAbout || sentence.includes('?'));
  const spoken = asking.length > 0 ? asking : addressed;
  const taskLanguage = strongest([withoutMatter(situation.task)]);
  const conversation =
    strongest(spoken.map(({ sentence }) => sentence)) ||
    taskLanguage ||
    strongest(said.map(({ sentence }) => sentence)) ||
    strongest(situation.earlier.map(({ answer }) => answer)) ||
    bitOf('en');
  return {
    conversation,
    talk: spoken.reduce((set, { language }) => set | language, conversation | taskLanguage),
  };
}

/** The sentences of a message without its matter. */
const sentencesOf = oncePerText((message) =>
  withoutMatter(message)
    .split(/(?<=[.!?\n])\s/)
    .map((sentence) => ({
      sentence,
      lower: sentence.trim().toLowerCase(),
      isShort: wordsOf(sentence).length < 3,
      language: strongest([sentence]),
      isAbout: isAboutLanguage(sentence),
    })),
);

/** The languages of each common word of a text, as bits, and how much it counts for them together. */
const commonWordsOf = oncePerText((text) =>
  wordsOf(text).flatMap((word) => {
    const common = languagesOf(word) || languagesByLetters(word);
    return common === 0 ? [] : { common, weight: requests.has(word) ? 3 : 1 };
  }),
);

/** The language with the most common words in some texts, as a bit; 0 when none is common. */
function strongest(texts: readonly string[]): number {
  const weights = new Map<number, number>();
  for (const { common, weight } of texts.flatMap(commonWordsOf)) {
    for (const language of languages) {
      const bit = bitOf(language);
      if (common & bit) weights.set(bit, (weights.get(bit) ?? 0) + weight / bitsIn(common));
    }
  }
  // The weight of one word that three languages share is not enough.
  let best = 0;
  for (const [bit, weight] of weights) if (weight > (weights.get(best) ?? 0.4)) best = bit;
  return best;
}

const knownClausesOf = oncePerText((text): readonly Clause[] => clausesOf(text));

/** How many languages a set has, at least one. */
const bitsIn = (set: number): number => Math.max(1, set.toString(2).replaceAll('0', '').length);
