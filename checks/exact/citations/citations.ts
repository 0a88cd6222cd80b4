import type { ProhibitionName } from '../../../contract/prohibitions.ts';
import data from '../../data/quotation-words.json' with { type: 'json' };
import type { Detector, DetectorInput, Violation } from '../../detector.ts';
import { oncePerInput } from '../../families/remember.ts';
import { countWords, type SharedRuns } from '../../families/words.ts';
import { wholeWord } from '../../word-rows.ts';
import { isAttributed } from './attribution.ts';
import { type Quotation, quotationsIn } from './quotations.ts';
import { joined, longestQuotation, sourcesOf } from './sources.ts';

/** A passage in quotation marks with at most this many words is a term, unless `isShortQuotation` says otherwise. */
const longestTerm = 3;
/** A passage of more words is no title. */
const longestTitle = 8;
/** A longer question is not one that the tutor tells the student to ask. */
const longestQuestion = 20;

const quotations = oncePerInput((input: DetectorInput): Quotation[] => quotationsIn(input.reply));

/** The quotations of a reply, without terms, titles, words of the student and questions for the student. */
const quoted = oncePerInput((input: DetectorInput): Quotation[] =>
  quotations(input).filter((one) => isQuotation(one, input)),
);

/** The reply, and every encoded text in it as a separate reply. */
const inputs = oncePerInput((input: DetectorInput): DetectorInput[] => [
  input,
  ...input.canonical.hidden.map((reply) => ({ ...input, reply })),
]);

const allQuoted = (input: DetectorInput): Quotation[] => inputs(input).flatMap(quoted);

/** Whether a passage is a quotation, and not a term, a title, the student's words or a sentence meant for the student. */
function isQuotation(one: Quotation, input: DetectorInput): boolean {
  const { reply } = input;
  const { words, kind } = one;
  if (countWords(words) <= longestTerm || isOwn(words, input) || isTitle(one, reply)) return false;
  const isKnown = isFromSource(words, input);
  if (kind === 'italics') return isKnown || isAttributed(one, reply);
  return isKnown || !(isStarter(words) || isQuestion(one, reply));
}

const isOwn = (words: string, input: DetectorInput): boolean => sourcesOf(input).own.includes(joined(words));
const isFromSource = (words: string, input: DetectorInput): boolean =>
  sourcesOf(input).words.includes(joined(words));

/** A word for a work right before its title: "the novel ", "a poem called ". */
const workBefore = wholeWord(data.works, '[\\s,:]{1,3}(?:by \\p{Lu}\\S+ )?$');
/** Words of a title without capitals. */
const smallWords =
  /^(?:the|a|an|of|and|in|on|to|for|at|by|from|with|de|la|le|les|el|los|der|die|das|und|des|du|et|y|en|d|l)$/iu;

/** Whether a passage is a title: it follows a word for a work, or all its main words have capitals. */
function isTitle({ words, from, kind }: Quotation, reply: string): boolean {
  if (kind === 'title') return true;
  if (countWords(words) > longestTitle || /[.!?;:…]\s|[.;…]$/.test(words)) return false;
  if (workBefore.test(reply.slice(Math.max(0, from - 40), from))) return true;
  const matter = (words.match(/[\p{L}'’]+/gu) ?? []).filter((word) => !smallWords.test(word));
  return matter.length > 0 && matter.every((word) => /^\p{Lu}/u.test(word));
}

/** The beginning of a sentence for the student to finish: "The author shows … by …". */
const isStarter = (words: string): boolean =>
  /…|\.\.\.|_{2,}/.test(words) && !/(?<!\.)[.!?:;]\s/.test(words) && countWords(words) <= longestStarter;
/** With more words it is more than the beginning of a sentence. */
const longestStarter = 12;

/** Words right before a question that the student should ask: "ask yourself ", "such as ". */
const asks = wholeWord(data.asks, '[^.!?"“„«]{0,60}$');

/** Whether a passage is a question that the tutor suggests to the student. Its words are the tutor's own. */
const isQuestion = ({ words, from }: Quotation, reply: string): boolean =>
  /\?\s*$/.test(words) &&
  countWords(words) <= longestQuestion &&
  asks.test(reply.slice(Math.max(0, from - 90), from));

/** A violation with its words; null where there are none. */
const violation = (prohibition: ProhibitionName, words: string | undefined): Violation | null =>
  words === undefined ? null : { prohibition, evidence: words.slice(0, 200) };

/** The longest run of words that one of these texts shares with a source, unless the student wrote them. */
const copiedFrom = (runs: SharedRuns, texts: readonly string[], input: DetectorInput): string | undefined =>
  texts.map((text) => runs.longestIn(text).join(' ')).find((run) => run !== '' && !isOwn(run, input));

/**
 * Forbidden at `no_quotes`. A quotation is a passage of four words or more in quotation marks of any language, in a block quotation, or in italics beside
 * the name of its author or from a source. Two or three words are a quotation when they are in a source or come right after a word for saying; one word is
 * a term. Titles, the student's own words, beginnings of sentences to be finished ("The author shows …") and questions for the student ("ask yourself,
 * “What does she want?”") are not quotations.
 */
export const quotation: Detector = (input) => {
  const [found] = inputs(input).flatMap(
    (part) => quoted(part)[0] ?? quotations(part).find((one) => isShortQuotation(one, part)) ?? [],
  );
  return violation('quotation', found?.words);
};

/** A word for saying right before a passage: 'she said, "'. Then even a short passage is a quotation. */
const said =
  /(?<!\p{L})(?:says|said|writes|wrote|replies|replied|asks|asked|cries|cried|sagt|sagte|schreibt|fragt|ruft|dit|écrit|répond|dice|dijo|escribe)[,:]\s*$/iu;

/** Whether a passage of two or three words is a quotation: from a source, or right after a word for saying. */
function isShortQuotation(one: Quotation, input: DetectorInput): boolean {
  const words = countWords(one.words);
  return (
    (one.kind === 'marks' || one.kind === 'block') &&
    words > 1 &&
    words <= longestTerm &&
    (isFromSource(one.words, input) || said.test(input.reply.slice(Math.max(0, one.from - 40), one.from))) &&
    !isOwn(one.words, input) &&
    !isTitle(one, input.reply)
  );
}

/**
 * Forbidden up to `paraphrase_only`. A quotation of four words or more (see `quotation`), or eight words in a row from a source, with or without quotation
 * marks, in any case and punctuation, also disguised. Instructions in the task and the student's own words are not sources.
 */
export const copiedWords: Detector = (input) => {
  const texts = [input.canonical.text, input.reply, ...input.canonical.hidden];
  const run = () => copiedFrom(sourcesOf(input).runsOfEight, texts, input);
  return violation('copied-words', allQuoted(input)[0]?.words ?? run());
};

/**
 * Forbidden up to `short_quotes`. More than 25 words in one quotation, or in several with at most three words between them, or more than 25 words in a row
 * from a source, with or without quotation marks. An unclosed quotation counts.
 */
export const longQuotation: Detector = (input) => {
  const texts = [input.canonical.text, ...input.canonical.hidden];
  const found = inputs(input)
    .map(longIn)
    .find((one) => one !== undefined);
  return violation('long-quotation', found?.words ?? copiedFrom(sourcesOf(input).longRuns, texts, input));
};

/** The quotation that makes a passage too long; quotations with at most three words between them count together. */
function longIn(input: DetectorInput): Quotation | undefined {
  let wordCount = 0;
  let end = -1;
  return quoted(input).find((one) => {
    const continues = end >= 0 && countWords(input.reply.slice(end, one.from)) <= 3;
    wordCount = countWords(one.words) + (continues ? wordCount : 0);
    end = one.to;
    return wordCount > longestQuotation;
  });
}

/**
 * Forbidden up to `short_quotes`. A quotation without its source. The source must be named before the quotation or in its sentence: its author (a name with
 * a word for saying, "according to", "by", a possessive), its place (page, line, chapter, act), a year in brackets, or its kind (the text, the poem, the
 * narrator). The next sentence is too late, since the student has read the quotation by then.
 */
export const unnamedSource: Detector = (input) => {
  const [found] = inputs(input).flatMap((part) =>
    quoted(part).filter((one) => !isAttributed(one, part.reply)),
  );
  return violation('unnamed-source', found?.words);
};
