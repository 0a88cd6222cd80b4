import { plainText } from '../../canonical/canonical.ts';
import data from '../../data/quotation-words.json' with { type: 'json' };
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords } from '../../families/remember.ts';
import { countWords, SharedRuns, wordsOf } from '../../families/words.ts';
import { anyOf, wholeWord } from '../../word-rows.ts';
import { quotationsIn } from './quotations.ts';

/** What may be quoted from, and what is the student's own. */
interface Sources {
  readonly runsOfEight: SharedRuns;
  readonly longRuns: SharedRuns;
  /** The student's own words, in order, separated by blanks: repeating them is not quoting. */
  readonly own: string;
  /** The words of the sources in the same form. */
  readonly words: string;
}

/** This many words in a row are copied; fewer can be the same by chance. */
const wordsInARow = 8;
/** The longest quotation that "short quotes" allows, in words. */
export const longestQuotation = 25;
/** A task of fewer words only tells what to do. */
const shortTask = 30;
/** A message of more words counts as pasted, unless the student calls it their own. */
const pastedFrom = 60;

/** The beginning of a sentence that tells what to do. */
export const orders = new RegExp(
  String.raw`^\W*(?:\d+[.)]\s*|[a-h][.)]\s*)?(?:please\s+|now\s+|then\s+|bitte\s+)?${anyOf(data.orders)}(?!\p{L})`,
  'iu',
);
/** Words that address the student, as instructions do and sources hardly ever do. */
const addresses = wholeWord(data.addresses);
/** The student calls a text their own: "my essay", "I wrote". */
const ownWork = wholeWord([
  String.raw`${anyOf(data.own)}\s(?:\p{L}+\s)?${anyOf(data.ownWorks)}`,
  ...data.ownWriting,
]);

/**
 * The sources: the passages of the task without its instructions, which the tutor may repeat; what the student pasted (quotations of eight words or more,
 * and long messages); and the key's model solution. A message in which students call a text their own is no source.
 */
export const sourcesOf = oncePerSituation((situation: Situation): Sources => {
  const messages = ownWords(situation);
  const passages = [...passagesOf(situation.task), ...messages.flatMap(pastedIn), situation.key?.model ?? ''];
  // A reply is compared in its original and its canonical form, in which number words are digits.
  const texts = [...passages, ...passages.map(plainText)];
  return {
    runsOfEight: new SharedRuns(texts, wordsInARow),
    longRuns: new SharedRuns(texts, longestQuotation + 1),
    own: joined(messages.map(withoutPasted).join(' \n ')),
    words: joined(texts.join(' \n ')),
  };
});

/** The words of a text, separated and enclosed by single blanks, so that passages can be looked up in it. */
export const joined = (text: string): string => ` ${wordsOf(text).join(' ')} `;

const sentences = (text: string): string[] => text.split(/(?<=[.!?…]["”»’)]?)\s+|\n+/);

const longQuotationsIn = (text: string): string[] =>
  quotationsIn(text)
    .filter(({ words, kind }) => kind !== 'italics' && countWords(words) >= wordsInARow)
    .map(({ words }) => words);

/** The passages of the task that are a source: its quotations, and a long task without its instructions. */
function passagesOf(task: string): string[] {
  const quoted = longQuotationsIn(task);
  if (countWords(task) < shortTask) return quoted;
  const told = sentences(task).filter(
    (sentence) => !(orders.test(sentence) || addresses.test(sentence) || /\?["”»’)]?$/.test(sentence.trim())),
  );
  return [...quoted, told.join('\n')];
}

function pastedIn(message: string): string[] {
  if (ownWork.test(message)) return [];
  return countWords(message) > pastedFrom ? [message] : longQuotationsIn(message);
}

function withoutPasted(message: string): string {
  const pasted = pastedIn(message);
  return pasted.includes(message) ? '' : pasted.reduce((left, words) => left.replace(words, ' '), message);
}
