import type { Meanings, Span } from './lexicon.ts';
import type { Token } from './tokens.ts';

/**
 * How far apart two neighbouring parts of a pattern may be, in half words, unless the pattern says otherwise.
 */
const near = 8;

/** One part of a pattern. */
interface Part {
  readonly meanings: readonly string[];
  /** How far it may stand from the part before it, in half words. */
  readonly within: number;
}

/**
 * A pattern of meanings in their order, within a sentence: "i want die". "a|b" is either of them; a number
 * before a part is the greatest distance from the part before it, in words: after 1 it follows directly.
 */
export interface Rule {
  /** The meaning that a text has where the pattern matches. */
  readonly result: string;
  readonly parts: readonly Part[];
}

/**
 * Reads lines of the form "name: pattern; pattern", as in "wantsDeath: i 3 want die; deathWish". Where a
 * pattern matches, the text has the meaning that the line is named after; the patterns of later lines may use
 * it.
 */
export function rulesOf(lines: string): Rule[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [result = '', patterns = ''] = line.split(': ');
      return patterns.split(';').map((pattern) => ({ result, parts: partsOf(pattern.trim()) }));
    });
}

/** Reads a pattern, such as "i want|need 3 die". */
function partsOf(pattern: string): Part[] {
  const parts: Part[] = [];
  let within = near;
  for (const word of pattern.split(' ')) {
    if (/^\d+$/.test(word)) within = 2 * Number(word);
    else {
      parts.push({ meanings: word.split('|'), within });
      within = near;
    }
  }
  return parts;
}

/** Where any meaning of a part is expressed, in order. */
const spansOf = (meanings: Meanings, { meanings: names }: Part): readonly Span[] => {
  const [only = ''] = names;
  if (names.length === 1) return meanings.get(only) ?? [];
  return names.flatMap((name) => meanings.get(name) ?? []).sort((a, b) => a.from - b.from || a.to - b.to);
};

/**
 * The spans that match a pattern. Of those that end with the same span of its last part, only the one that
 * begins nearest to it counts.
 */
function occurrences({ parts }: Rule, meanings: Meanings, tokens: readonly Token[]): Span[] {
  const [first, ...rest] = parts;
  // The spans that match the parts of the pattern so far, in order.
  let open: readonly Span[] = first ? spansOf(meanings, first) : [];
  for (const part of rest) {
    if (open.length === 0) return [];
    const next: Span[] = [];
    // How many beginnings end before this span; the last of them is the nearest.
    let ended = 0;
    for (const span of spansOf(meanings, part)) {
      while (ended < open.length && (open[ended]?.to ?? 0) < span.from) ended += 1;
      const last = open[ended - 1];
      const end = tokens[last?.to ?? 0];
      const start = tokens[span.from];
      if (!last || !end || !start || end.sentence !== start.sentence) continue;
      if (start.at - end.at <= part.within) next.push({ from: last.from, to: span.to });
    }
    open = next;
  }
  return [...open];
}

/** Applies the rules in their order, and adds the result of each that matches to the meanings. */
export function derive(rules: readonly Rule[], meanings: Meanings, tokens: readonly Token[]): void {
  for (const rule of rules) {
    if (!rule.parts.every((part) => part.meanings.some((name) => meanings.has(name)))) continue;
    const found = occurrences(rule, meanings, tokens);
    if (found.length === 0) continue;
    const all = [...(meanings.get(rule.result) ?? []), ...found];
    meanings.set(
      rule.result,
      all.sort((a, b) => a.to - b.to || a.from - b.from),
    );
  }
}
