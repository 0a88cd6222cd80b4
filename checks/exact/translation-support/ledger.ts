import { foldedText } from '../../../contract/characters.ts';
import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import type { DetectorInput, Situation } from '../../detector.ts';
import { oncePerSituation, ownWords } from '../../families/remember.ts';
import { wordsOf } from '../../families/words.ts';
import { exerciseOf } from './exercise.ts';
import { languagesOf } from './languages.ts';

/** The same beginning for most forms of a long word. */
const stemOf = (word: string): string => {
  const plain = foldedText(word);
  return plain.length < 6 ? plain : plain.slice(0, Math.max(4, plain.length - 2));
};

/** The share of a sentence's telling words from which it counts as given away. */
const givenAwayShare = 0.75;
/** A shorter sentence is not looked for. */
const fewestWords = 4;
const maxSentences = 200;

/** The sentences of the key, as stems, which of these stems were told before, and a reader of replies; null when the key has no sentence. */
const keySentencesOf = oncePerSituation((situation: Situation) => {
  const { key, task } = situation;
  const { conversation, asked } = exerciseOf(situation);
  // Where the key is in the language of the conversation, only content words are telling.
  const ofKey = (asked || conversation) & conversation;
  const tells = (word: string): boolean => (languagesOf(word) & ofKey) === 0;
  const sentences = [key?.model ?? '', ...(key?.answers ?? [])]
    .flatMap((text) => text.split(/[.!?;\n]+/))
    .map((sentence) => [...new Set(wordsOf(sentence).filter(tells).map(stemOf))])
    .filter((words) => words.length >= fewestWords)
    .slice(0, maxSentences);
  if (sentences.length === 0) return null;
  const own = new Set([task, ...ownWords(situation)].flatMap((text) => wordsOf(text).map(stemOf)));
  const vocabulary = new Set(sentences.flat().filter((word) => !own.has(word)));
  const keyWords = (text: string): string[] =>
    wordsOf(text)
      .map(stemOf)
      .filter((word) => vocabulary.has(word));
  return {
    sentences,
    before: new Set(situation.earlier.flatMap(({ answer }) => keyWords(answer))),
    reader: new IncrementalScanner(/[.!?]\s|\n/g, (text, from, to) => keyWords(text.slice(from, to))),
  };
});

/** A sentence of the key that this reply and earlier ones together give away; the student's own words do not count. */
export function keySentenceTold(input: DetectorInput): readonly string[] | undefined {
  const known = keySentencesOf(input);
  if (known === null) return undefined;
  const { sentences, before, reader } = known;
  for (const text of [input.canonical.text, ...input.canonical.hidden]) {
    const now = new Set(reader.of(text).filter((word) => !before.has(word)));
    if (now.size === 0) continue;
    const told = sentences.find((words) => {
      const count = words.filter((word) => now.has(word) || before.has(word)).length;
      return (
        count >= fewestWords && count >= words.length * givenAwayShare && words.some((word) => now.has(word))
      );
    });
    if (told) return told;
  }
  return undefined;
}

/** The share of the text to be translated, in words of the other language, from which it counts as given away. */
const givenAwayShareOfSource = 0.65;
/** Fewer words than this are not a translation. */
const fewestOfSource = 5;

/** Whether the words of the other language that this reply adds and that were told before make most of a translation. */
export function tellsMost(
  now: readonly string[],
  before: ReadonlySet<string>,
  source: readonly string[],
): boolean {
  const added = new Set(now.filter((word) => !before.has(word)));
  return (
    added.size > 0 &&
    added.size + before.size >= Math.max(fewestOfSource, source.length * givenAwayShareOfSource)
  );
}
