import type { Span } from '../canonical/legible.ts';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';

export interface DigitRun extends Span {
  readonly written: string;
  readonly digits: string;
  /** The digits between the separators: "07700 063 966" has three. */
  readonly groups: readonly string[];
  /** The separators between the groups, each once: " ", "-", ") ". */
  readonly separators: readonly string[];
}

/** The text before and after a number, which can show what the number is. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

/** How many characters before a number may show what it is. */
const contextLength = 48;

export const surroundings = (text: string, { start, end }: Span): Surroundings => ({
  before: text.slice(Math.max(0, start - contextLength), start),
  after: text.slice(end, end + 24),
});

const unitAfter = new RegExp(`^ ?(?:%|€|\\$|£|°|${anyOf(words.units)})`, 'iu');

export const hasUnit = ({ after }: Surroundings): boolean => unitAfter.test(after);

/** A plus, brackets and digits with at most two separators in a row, in a limited length. */
const run = /(?:\+ ?)?\(?\d(?:[ ().\-/_]{0,2}\d){5,24}/g;

/**
 * Runs of six to 25 digits that may be a phone, card or account number. A longer run is cut after 25 digits if a separator follows them. A run that touches
 * another digit is left out, and so is one that follows a digit with a point or a comma.
 */
export function digitRuns(text: string): DigitRun[] {
  const found: DigitRun[] = [];
  for (const match of text.matchAll(run)) {
    const start = match.index;
    const end = start + match[0].length;
    if (/(?:\d|\d[.,])$/.test(text.slice(Math.max(0, start - 2), start)) || /^\d/.test(text[end] ?? ''))
      continue;
    found.push(runOf(match[0], start));
  }
  return found;
}

/** A group of digits in which letters that look like digits stand for some: "O77OO". */
const disguisedGroup = /(?<![\p{L}\p{M}])(?=[OoIl]{0,8}\d)[\dOoIl]{2,20}(?![\p{L}\p{M}])/gu;

/** The text, of the same length, with digits in place of letters that look like them between digits. */
export const withPlainDigits = (text: string): string =>
  text.replace(disguisedGroup, (group) => group.replace(/o/gi, '0').replace(/[Il]/g, '1'));

export function runOf(written: string, start: number): DigitRun {
  return {
    start,
    end: start + written.length,
    written,
    digits: written.replace(/\D/g, ''),
    groups: written.split(/\D+/).filter((group) => group !== ''),
    separators: [...new Set(written.match(/(?<=\d)\D+(?=\d)/g) ?? [])],
  };
}
