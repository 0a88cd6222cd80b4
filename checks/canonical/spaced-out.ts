/** The most encoded texts of a reply that are decoded, so that hostile input does not take long. */
export const maxDecoded = 40;

/** Separated digits and letters, also across lines: "4 2", "P-a-r-i-s", "1 300". */
export function spacedOutIn(text: string): string[] {
  const found = anySpacedOut.test(text) ? firstOf(spacedOut(text), maxDecoded) : [];
  if (found.length === maxDecoded || !listMarker.test(text)) return found;
  return [...found, ...firstOf(spacedOut(text.replace(listMarkers, '')), maxDecoded - found.length)];
}

/** The first texts of a generator, so that the search ends when there are enough. */
function firstOf(texts: Iterable<string>, most: number): string[] {
  const first: string[] = [];
  for (const text of texts) {
    if (first.length === most) break;
    first.push(text);
  }
  return first;
}

/** A word at the end of a sentence ends every run of single letters or digits. */
const runBreak = /(?<=\p{L}{3})[.!?]["')\]*_]{0,3}\s/gu;

/** The most runs that are remembered: more than the canonical text has hidden texts. */
const maxSettled = 100;

/** Finds separated digits and letters in a growing text. */
export class SpacedOutReader {
  #found: string[] = [];
  /** The offset up to which the text was read for good; no later run crosses it. */
  #from = 0;

  /**
   * @param text the last text or a continuation of it
   * @param isFinal whether no character of it will change
   */
  read(text: string, isFinal: boolean): string[] {
    const rest = text.slice(this.#from);
    const found = spacedOutIn(rest);
    const all = [...this.#found, ...found];
    if (isFinal) this.#settle(rest, found.length > 0);
    return all;
  }

  #settle(rest: string, found: boolean): void {
    const last = [...rest.matchAll(runBreak)].at(-1);
    if (!last) return;
    if (found) {
      const settled = spacedOutIn(rest.slice(0, last.index + last[0].length));
      this.#found = [...new Set([...this.#found, ...settled])].slice(0, maxSettled);
    }
    // Read the end of the word again, so that the following text is not the beginning of a line.
    this.#from += last.index - 1;
  }
}

/** A list item of one character: "3. A". Its number is not part of a run. */
const listMarker = /^[ \t]{0,8}\d{1,2}[.)] \S[ \t]{0,8}$/m;
const listMarkers = /^[ \t]{0,8}\d{1,2}[.)] (?=\S[ \t]{0,8}$)/gm;
/** A quick first test: two single characters with a gap, a group of digits, or "4, then 2". */
const anySpacedOut =
  /(?<![A-Za-z\d])[A-Za-z\d\u00c0-\uffff][\s.\-*_,;:|/~+]{1,3}[A-Za-z\d\u00c0-\uffff](?![A-Za-z])|\d \d{3}|\d,? (?:and )?then |followed by/;

/** Single digits with gaps or "then" between them: "4 2", "4, then 2". */
const spacedDigits =
  /(?<![\w.,])\d(?:(?:[\s\-*_,;:|~]{1,3}|\.{2,3}|\.\s{1,2}|\s\.\s|,? (?:and )?then (?:an? )?|,? followed by (?:an? )?)\d){1,14}(?![\w]|[.,]\d|[^\S\n]?=)/g;
/** Single letters with gaps: "P-a-r-i-s". */
const spacedLetters = /(?<![\p{L}\d'])\p{L}(?:[\s.\-*_,;:|/~+]{1,3}\p{L}){2,40}(?![\p{L}\d'])/gu;
/** Groups of three digits: "1 300". */
const spacedGroups = /(?<![\d.,])\d{1,3}(?: \d{3}){1,4}(?![\d]|[.,]\d| \d)/g;

/** Yields the text of each run, so that the caller can end the search when it has enough. */
function* spacedOut(text: string): Generator<string> {
  for (const [whole] of text.matchAll(spacedDigits))
    for (const run of beginningsOf(whole)) yield run.replace(/\D/g, '');
  for (const [whole] of text.matchAll(spacedLetters)) {
    for (const run of beginningsOf(whole)) {
      yield run.replace(/\P{L}/gu, '');
      // A wider gap separates words.
      const parted = run.split(/\P{L}{3}/u).map((word) => word.replace(/\P{L}/gu, ''));
      if (parted.length > 1) yield parted.join(' ');
    }
  }
  for (const [run] of text.matchAll(spacedGroups)) yield run.replaceAll(' ', '');
}

/** A run, and its beginning up to the end of each line or sentence in it, so that a longer text loses no finding. */
const beginningsOf = (run: string): string[] => [
  run,
  ...[...run.matchAll(/\n|[.:;]\s/g)].map(({ index }) => run.slice(0, index)),
];
