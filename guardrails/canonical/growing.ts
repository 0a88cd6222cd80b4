/** A reply, the same made plain, and as many texts as may be hidden in it. */
const mostFollowed = 64;

/**
 * Whether a text goes on from a beginning. Long texts are compared whole: `startsWith` goes by characters, which takes
 * eight times as long.
 */
export const goesOnFrom = (text: string, beginning: string): boolean =>
  text.length >= beginning.length && text.slice(0, beginning.length) === beginning;

/** A section of a text, and what was found in it. */
interface Section<Found> {
  readonly from: number;
  readonly to: number;
  readonly found: readonly Found[];
}

/** A text that was read before. */
interface Followed<Found> {
  text: string;
  /** Its beginning that settles where the first sections end, how far those go, and what was found there. */
  beginning: string;
  settled: number;
  settledFound: Found[];
  /** The sections after that. */
  open: readonly Section<Found>[];
  found: readonly Found[];
}

/**
 * Reads texts that grow (a reply is judged again with each of its sentences) section by section, and each section only
 * once. What a section says may depend on what stands before it, never on what follows.
 */
export class SectionReader<Found> {
  readonly #end: RegExp;
  readonly #read: (text: string, from: number, to: number) => readonly Found[];
  #followed: Followed<Found>[] = [];

  /**
   * @param end matches where a section ends, with what belongs to it; global, and blind to all but the next solid
   * character after it
   * @param read finds what matters in the section of a text between two places
   */
  constructor(end: RegExp, read: (text: string, from: number, to: number) => readonly Found[]) {
    this.#end = end;
    this.#read = read;
  }

  /** @returns what was found in a text, in order */
  of(text: string): readonly Found[] {
    const followed = this.#followedBy(text);
    if (followed.text === text) return followed.found;
    const sections = this.#sectionsOf(text, followed);
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

  /** The sections after the settled ones; one that ends where it ended before is not read again. */
  #sectionsOf(text: string, followed: Followed<Found>): Section<Found>[] {
    const sections: Section<Found>[] = [];
    const known = goesOnFrom(text, followed.text) ? followed.open : [];
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

  #followedBy(text: string): Followed<Found> {
    const known =
      this.#followed.find((one) => one.text === text) ??
      this.#followed.find((one) => goesOnFrom(text, one.beginning || one.text));
    if (known) return known;
    if (this.#followed.length >= mostFollowed) this.#followed = [];
    const followed = { text: '', beginning: '', settled: 0, settledFound: [], open: [], found: [] };
    this.#followed.push(followed);
    return followed;
  }
}

/** The place after the first character from a place on that is no blank. */
function nextSolid(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at).trim() === '') at += 1;
  return at + 1;
}
