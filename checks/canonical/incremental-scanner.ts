/** How many texts are remembered: a reply, its canonical text and the texts encoded in it. */
const maxFollowed = 64;

/** Whether a text begins with a prefix. On long texts this is eight times as fast as `startsWith`, which compares single characters. */
export const hasPrefix = (text: string, prefix: string): boolean =>
  text.length >= prefix.length && text.slice(0, prefix.length) === prefix;

interface Section<Found> {
  readonly from: number;
  readonly to: number;
  readonly found: readonly Found[];
}

interface Followed<Found> {
  text: string;
  /** The prefix that determines the settled sections, where they end, and their findings. */
  beginning: string;
  settled: number;
  settledFound: Found[];
  /** The sections after the settled ones; they may still grow. */
  open: readonly Section<Found>[];
  found: readonly Found[];
}

/**
 * Scans texts that grow (a reply is checked again with each of its segments) section by section, and each section only once. The findings of a section may
 * depend on the text before it, never on the text after it.
 */
export class IncrementalScanner<Found> {
  readonly #end: RegExp;
  readonly #read: (text: string, from: number, to: number) => readonly Found[];
  #followed: Followed<Found>[] = [];

  /**
   * @param end a global expression that matches the end of a section, or a sticky one that matches a section; it may look ahead no further than the next
   * character that is not blank
   * @param read returns the findings in the section of a text between two offsets
   */
  constructor(end: RegExp, read: (text: string, from: number, to: number) => readonly Found[]) {
    this.#end = end;
    this.#read = read;
  }

  /** @returns the findings in a text, in order */
  of(text: string): readonly Found[] {
    const followed = this.#entryOf(text);
    if (followed.text === text) return followed.found;
    const sections = this.#sectionsOf(text, followed);
    // The character that comes next may move the end of a section with only blanks after it.
    const solid = text.trimEnd().length;
    const open = sections.filter(({ to }) => to >= solid);
    const settled = sections.slice(0, sections.length - open.length);
    for (const { found } of settled) followed.settledFound.push(...found);
    followed.text = text;
    followed.settled = settled.at(-1)?.to ?? followed.settled;
    followed.beginning =
      settled.length > 0 ? text.slice(0, nextSolid(text, followed.settled)) : followed.beginning;
    followed.open = open;
    followed.found = followed.settledFound.concat(...open.map(({ found }) => found));
    return followed.found;
  }

  /** The sections after the settled ones. A section that has not changed is not read again. */
  #sectionsOf(text: string, followed: Followed<Found>): Section<Found>[] {
    const sections: Section<Found>[] = [];
    const known = hasPrefix(text, followed.text) ? followed.open : [];
    let from = followed.settled;
    const add = (to: number) => {
      const before = known[sections.length];
      const isSame = before?.from === from && before.to === to;
      sections.push(isSame ? before : { from, to, found: this.#read(text, from, to) });
      from = to;
    };
    this.#end.lastIndex = from;
    for (let end = this.#end.exec(text); end; end = this.#end.exec(text)) add(end.index + end[0].length);
    if (from < text.length) add(text.length);
    return sections;
  }

  /** What is remembered of the text that this one repeats or continues; an empty entry for a new text. */
  #entryOf(text: string): Followed<Found> {
    const known =
      this.#followed.find((one) => one.text === text) ??
      this.#followed.find((one) => hasPrefix(text, one.beginning || one.text));
    if (known) return known;
    if (this.#followed.length >= maxFollowed) this.#followed = [];
    const followed = { text: '', beginning: '', settled: 0, settledFound: [], open: [], found: [] };
    this.#followed.push(followed);
    return followed;
  }
}

/** The offset after the next character that is not blank. */
function nextSolid(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at).trim() === '') at += 1;
  return at + 1;
}
