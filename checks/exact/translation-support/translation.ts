import { isAscii } from '../../../contract/characters.ts';
import { withPlainCharacters } from '../../canonical/canonical.ts';
import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import { mayBeDisguised } from '../../canonical/letters.ts';
import translationWords from '../../data/translation-words.json' with { type: 'json' };
import type { Detector, DetectorInput, Situation, Violation } from '../../detector.ts';
import { oncePerInput, oncePerSituation } from '../../families/remember.ts';
import { wholeWord } from '../../word-rows.ts';
import { alignedClause } from './alignment.ts';
import { conceptsOf } from './concepts.ts';
import { clauseWords, type Exercise, exerciseOf, type Finding, phraseWords } from './exercise.ts';
import { languagesOf, subjectsOf } from './languages.ts';
import { keySentenceTold, tellsMost } from './ledger.ts';
import { isForeign, mentionsIn } from './mentions.ts';
import { pairsIn } from './pairs.ts';
import { foreignPhrases } from './phrases.ts';

/** Characters that serve only to disguise a text. */
const disguise =
  /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]|&#|[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]/iu;

/** All words of a translation in a reply and in the texts hidden in it. */
const findings = oncePerInput((input: DetectorInput): readonly Finding[] => {
  const { lines, sentences } = readersOf(input);
  return [input.reply, ...input.canonical.hidden].flatMap((text) => [
    ...sentences.of(text),
    ...(lines?.of(text) ?? []),
  ]);
});

/** The readers of a growing reply: of sentences for phrases, and of lines for an expression and its meaning, which may have several sentences. */
const readersOf = oncePerSituation((situation: Situation) => {
  const exercise = exerciseOf(situation);
  const reader = (end: RegExp, read: (text: string, before: string) => readonly Finding[]) =>
    new IncrementalScanner(end, (text, from, to) =>
      undisguised(text.slice(from, to)).flatMap((part) =>
        read(part, text.slice(Math.max(0, from - exampleReach), from)).filter(
          ({ words }) => !isGiven(words, exercise.given),
        ),
      ),
    );
  return {
    sentences: reader(/[.!?…]["”»')\]*_]{0,3}\s|\n/g, (text, before) => [
      ...phrasesTold(text, before, exercise),
      ...mentioned(text, before, exercise),
    ]),
    lines: exercise.isForeign ? reader(/\n/g, (text) => pairsIn(text, exercise)) : null,
  };
});

/** A text, and the text without disguising characters. */
const undisguised = (text: string): string[] =>
  mayBeDisguised(text) && disguise.test(text) ? [text, withPlainCharacters(text)] : [text];

/**
 * A quick first test, since most sentences translate nothing: whether a sentence has two words of another language, or one that names a concept of the
 * exercise in another language. A sentence with other characters than ASCII passes it.
 */
function mayTranslate(sentence: string, { conversation, concepts }: Exercise): boolean {
  if (!isAscii(sentence)) return true;
  let foreign = 0;
  let shared = 0;
  for (const word of sentence.toLowerCase().match(asciiWord) ?? []) {
    const known = languagesOf(word);
    if (known !== 0 && (known & conversation) === 0) foreign += 1;
    if (concepts.size > 0 && saysElsewhere(word, concepts)) shared += 1;
    if (foreign > 1 || shared > 0) return true;
  }
  return false;
}

/** Whether a word names a concept of the exercise in another language. */
const saysElsewhere = (word: string, concepts: Exercise['concepts']): boolean =>
  conceptsOf(word).some(({ concept, language }) => ((concepts.get(concept) ?? ~0) & language) === 0);

const asciiWord = /[a-z]+(?:'[a-z]+)*/g;

/** The foreign phrases of a sentence, and the clause of it that translates a clause of the exercise. */
function phrasesTold(sentence: string, before: string, exercise: Exercise): Finding[] {
  if (!mayTranslate(sentence, exercise)) return [];
  const shown = foreignPhrases(sentence, exercise.conversation, exercise.foreign).map(({ words, from }) => ({
    words,
    example: isExample(before + sentence, before.length + from) || isOther(words, exercise),
  }));
  const aligned = alignedClause(sentence, exercise.clauses);
  return aligned ? [...shown, { words: aligned, example: false }] : shown;
}

/** Words of another language that a sentence mentions, single ones too, which count when they add up. */
const mentioned = (sentence: string, before: string, exercise: Exercise): Finding[] =>
  (exercise.foreign & exercise.asked) === 0
    ? []
    : mentionsIn(sentence)
        .filter(({ words }) => isForeign(words, exercise))
        .map(({ words, from }) => ({
          words,
          example:
            isForm(words, exercise.asked) ||
            isExample(before + sentence, before.length + from) ||
            isOther(words, exercise),
        }));

/** Whether words are a form of a verb with its pronoun: "yo juego". */
const isForm = (words: readonly string[], asked: number): boolean =>
  words.length === 2 && (subjectsOf(words[0] ?? '') & asked) !== 0;

/** The words of the other language that earlier answers told. */
const toldBefore = oncePerSituation((situation: Situation): ReadonlySet<string> => {
  const { sentences, lines } = readersOf(situation);
  const found = situation.earlier.flatMap(({ answer }) => [
    ...sentences.of(answer),
    ...(lines?.of(answer) ?? []),
  ]);
  return new Set(found.filter(({ example }) => !example).flatMap(({ words }) => words));
});

/** The words with which this reply and earlier ones give away most of the translation. */
function addedUp(input: DetectorInput): readonly string[] | undefined {
  const { source } = exerciseOf(input);
  const told = keySentenceTold(input);
  if (told || source.length === 0) return told;
  const now = findings(input)
    .filter(({ example }) => !example)
    .flatMap(({ words }) => words);
  return now.length > 0 && tellsMost(now, toldBefore(input), source) ? now : undefined;
}

/** Whether the exercise or the student wrote these words. */
const isGiven = (words: readonly string[], given: string): boolean => given.includes(` ${words.join(' ')} `);

/** Words that announce an example or what people say, in the sentence of the example. */
const example = wholeWord(translationWords.examples, '[^.!?\\n]{0,90}$');

/** Whether words speak of other things than the exercise, as an example does: none of their concepts is in it. */
function isOther(words: readonly string[], { concepts, source, asked }: Exercise): boolean {
  if (source.length === 0 || concepts.size < fewestConcepts) return false;
  const said = words.map((word) => conceptsOf(word).filter(({ language }) => (language & asked) !== 0));
  return (
    said.filter((meanings) => meanings.length > 0).length >= fewestConcepts &&
    said.flat().every(({ concept }) => !concepts.has(concept))
  );
}
/** Fewer concepts do not show what words speak of. */
const fewestConcepts = 2;

/** How far before a phrase a word may be that makes it an example. */
const exampleReach = 140;

const isExample = (text: string, at: number): boolean =>
  example.test(text.slice(Math.max(0, at - exampleReach), at));

/** The longest phrase of the key's translation in the reply; empty for none. */
const inKey = oncePerInput((input: DetectorInput): readonly string[] => {
  const { keyPhrases, given } = exerciseOf(input);
  let best: readonly string[] = [];
  for (const text of [input.reply, input.canonical.text, ...input.canonical.hidden]) {
    const run = keyPhrases.longestIn(text);
    if (run.length > best.length && !isGiven(run, given)) best = run;
  }
  return best;
});

const violation = (
  prohibition: 'translated-phrase' | 'translated-clause',
  words: readonly string[],
): Violation => ({ prohibition, evidence: words.join(' ').slice(0, 200) });

/**
 * Forbidden up to `show_definitions`. A phrase is three words or more in a row, without a stop between them, in a language that the student does not write
 * in, examples included; or what a reply says that an expression of three words or more means ("X means Y", "X = Y", "in English: Y"); or a clause with the
 * concepts of a clause of the exercise, in another language (alignment.ts); or three words in a row of the key's translation. Two words, lists of single
 * words and paradigms ("ich gehe, du gehst") pass, and so do words of the exercise or the student's messages. A conversation in the target language is not
 * a translation: there only pairs, clauses with the exercise's concepts and the key count. Neither is a reply in a language in which the exercise or the
 * student speaks to the tutor. What adds up to most of the translation with earlier answers (ledger.ts) counts at every level.
 */
export const translatedPhrase: Detector = (input) => {
  const key = inKey(input);
  if (key.length >= phraseWords) return violation('translated-phrase', key);
  const found = findings(input).find(({ words }) => words.length >= phraseWords);
  const words = found?.words ?? addedUp(input);
  return words ? violation('translated-phrase', words) : null;
};

/**
 * Forbidden up to `cultural_context`. A clause is four words or more, found like a phrase, outside the tutor's own examples ("for example, …", a proverb,
 * what people say); or four words in a row of the key's translation, also as an example.
 */
export const translatedClause: Detector = (input) => {
  const key = inKey(input);
  if (key.length >= clauseWords) return violation('translated-clause', key);
  const found = findings(input).find(({ words, example }) => words.length >= clauseWords && !example);
  if (found) return violation('translated-clause', found.words);
  const words = addedUp(input);
  return words ? violation('translated-clause', words) : null;
};
