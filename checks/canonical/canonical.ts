import { oncePerText } from '../once-per-text.ts';
import {
  encodedIn,
  encodingsNamedIn,
  longestName,
  type NamedEncodings,
  namedInEither,
  noneNamed,
  reversed,
  rot13,
} from './hidden.ts';
import { hasPrefix } from './incremental-scanner.ts';
import { withoutLatex } from './latex.ts';
import { plainCharacters } from './letters.ts';
import { hasForeignNumber, withoutForeignNumbers } from './more-languages.ts';
import { hasNumberWord, withoutNumberWords } from './number-words.ts';
import { isComplete, piecesOf } from './pieces.ts';
import { SpacedOutReader } from './spaced-out.ts';

/** The canonical text, with the texts that were encoded in it. */
export interface Canonical {
  /** The text in NFKC, without look-alike letters and digits, zero-width characters, LaTeX and number words. */
  readonly text: string;
  /** The canonical form of texts encoded in it (base64, hex, rot13, reversed, spaced out). */
  readonly hidden: readonly string[];
}

/** The most passes over a piece; each pass may uncover work for the next. */
const maxPasses = 8;

/** The most encoded texts that are decoded, so that hostile input does not take long. */
const maxHidden = 60;

/**
 * Canonicalises a text before any detector reads it (guidelines, part 3), so that disguises have no effect. It is idempotent. Encoded parts stay in the
 * text; their canonical form is in `hidden`.
 */
export const canonicalise = (text: string): Canonical => new Canonicaliser().read(text);

/** The finished pieces of a text, as they were written and in canonical form, the encodings that they name, and what they hide. */
const nothing = { source: '', plain: '', named: noneNamed, hidden: [] as readonly string[] };

/**
 * Canonicalises a growing text: a reply is checked again with each segment, and its finished pieces are computed once. The result does not depend on the
 * texts before.
 */
export class Canonicaliser {
  #finished = nothing;
  #spacedOut = new SpacedOutReader();

  /** Canonicalises a text; fast when it continues the last one. */
  read(text: string): Canonical {
    if (!hasPrefix(text, this.#finished.source)) {
      this.#finished = nothing;
      this.#spacedOut = new SpacedOutReader();
    }
    const before = this.#finished;
    const pieces = piecesOf(text.slice(before.source.length));
    const made = madePlain(pieces);
    const rest = made.pieces.join('');
    const plain = before.plain + rest;
    const named = namedInEither(before.named, encodingsNamedIn(before.plain.slice(-longestName) + rest));
    // An encoding that is named only now may have been used in earlier pieces.
    const known = named === before.named ? before.hidden : hiddenInAll(piecesOf(before.plain), named);
    const hidden = distinct([...known, ...hiddenInAll(made.pieces, named)]);
    // More text cannot change the pieces if one pass was enough and more text would begin a new piece.
    const isFinal =
      made.passes === 1 && isComplete(pieces) && (made.pieces === pieces || isComplete(made.pieces));
    const spacedOut = this.#spacedOut.read(plain, isFinal).map(plainText);
    const all = [...hidden, ...spacedOut, ...reversedOrShifted(plain, named)];
    if (isFinal) this.#finished = { source: text, plain, named, hidden };
    return { text: plain, hidden: all.length === 0 ? all : distinct(all) };
  }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, maxHidden);

const hiddenInAll = (pieces: readonly string[], named: NamedEncodings): string[] =>
  pieces.flatMap((piece) => encodedIn(piece, named)).map(plainText);

/** The whole text reversed, and the whole text in rot13, where it names these encodings: reversed lines belong together. */
const reversedOrShifted = (plain: string, { backwards, shifted }: NamedEncodings): string[] =>
  [...(backwards ? [reversed(plain)] : []), ...(shifted ? [rot13(plain)] : [])].map(plainText);

/** Canonicalises characters and marks only; words stay as they are, in any language. */
export const withPlainCharacters = (text: string): string => withoutFormatting(plainCharacters(text));

/** The canonical text alone. */
export const plainText = oncePerText((text): string => {
  const plain = madePlain(piecesOf(text)).pieces.join('');
  // The same string is kept once.
  return plain === text ? text : plain;
});

/** Canonicalises pieces until cutting the joined text gives the same pieces again. */
function madePlain(pieces: readonly string[]): { pieces: readonly string[]; passes: number } {
  let plain = pieces;
  for (let passes = 1; ; passes++) {
    const made = plain.map(plainPiece);
    if (made.every((piece, at) => piece === plain[at])) return { pieces: plain, passes };
    plain = piecesOf(made.join(''));
    const isStable = plain.length === made.length && plain.every((piece, at) => piece === made[at]);
    if (isStable || passes >= maxPasses) return { pieces: plain, passes };
  }
}

/** Letters of western Europe and the usual stops: without a number word nothing of it changes. */
const prose = /^[A-Za-zÀ-ÖØ-öø-ÿ ,.;:!?¿¡()'"\n-]*$/;

function plainPiece(piece: string): string {
  if (prose.test(piece) && !hasNumberWord(piece) && !hasForeignNumber(piece)) return piece;
  let plain = piece;
  for (let pass = 0; pass < maxPasses; pass++) {
    const before = plain;
    const signs = withoutFormatting(withoutLatex(plainCharacters(before)));
    plain = withoutSeparators(withoutNumberWords(withoutForeignNumbers(signs)));
    if (plain === before) break;
  }
  return plain;
}

/** A character by its number: "&#52;", "&#x34;". */
const entity = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
/** A tag of HTML that only changes the look: "<b>", "</span>". */
const formattingTag =
  /<\/?(?:b|i|u|s|em|strong|span|mark|sub|small|br|p|code|kbd|font|del|ins)(?:\s[^<>]{0,80})?\/?>/gi;

/** "10**3" is a power of a program; "**4**2" and "4**2**" have bold digits. */
const powerOfCode = /(?<![\d*])(\d{1,15}) ?\*\* ?(?=\d{1,3}(?![\d*]))/g;

/** The text without the entities and tags of HTML and without the emphasis of Markdown. */
function withoutFormatting(text: string): string {
  let plain = text;
  if (plain.includes('&')) {
    plain = plain
      .replace(/&(?:nbsp|ensp|emsp|thinsp);/g, ' ')
      .replace(/&(?:shy|zwnj|zwj);/g, '')
      .replace(entity, (whole, hex?: string, decimal?: string) => {
        const point = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10);
        return point > 31 && point < 0x10ffff && (point < 0xd800 || point > 0xdfff)
          ? String.fromCodePoint(point)
          : whole;
      });
  }
  if (plain.includes('<')) plain = plain.replace(/<!--[\s-]{0,100}-->/g, '').replace(formattingTag, '');
  if (plain.includes('*') || plain.includes('_') || plain.includes('`') || plain.includes('~')) {
    plain = plain
      .replace(powerOfCode, '$1^')
      .replace(/\*\*|__|~~|`/g, '')
      .replace(/(?<![\w*)])\*(?=[^\s*])([^*\n]{0,300}[^\s*])\*(?![\w*(])/g, '$1')
      .replace(/(?<![\w])_(?=[^\s_])([^_\n]{0,300}[^\s_])_(?![\w])/g, '$1');
  }
  return plain;
}

/**
 * Writes numbers in one way: "1,300" as 1300, "1.300,5" as 1300.5, "1.300.000" as 1300000, "12,5" as 12.5, ".5" as 0.5, "1.2 x 10^3" as 1200,
 * "= - 3" as "= -3", "4O" as 40, "4 x 20" and "4x20" as "4 * 20", but not the hexadecimal "0x2A". Each replacement is for one of these, in this order.
 */
function withoutSeparators(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replace(/\^\{ ?(-? ?\d{1,12}) ?\}/g, '^$1')
    .replace(/(?<=[=(<>≈≤≥][^\S\n]?)-[^\S\n]{1,3}(?=\d)/g, '-')
    .replace(/(?<![\w.,])\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,12})?(?![\d]|[.,]\d)/g, (number) =>
      number.replaceAll(',', ''),
    )
    .replace(/(?<![\w.,])\d{1,3}(?:\.\d{3}){1,5},\d{1,12}(?![\d]|[.,]\d)/g, (number) =>
      number.replaceAll('.', '').replace(',', '.'),
    )
    .replace(/(?<![\w.,])\d{1,3}(?:\.\d{3}){2,5}(?![\d]|[.,]\d)/g, (number) => number.replaceAll('.', ''))
    .replace(/(?<![\w.,(])(\d{1,9}),(\d{1,12})(?![\d)]|[.,]\d)/g, '$1.$2')
    .replace(/(?<![\w.,)])\.(?=\d)/g, '0.')
    .replace(
      /(?<![\w.])(\d(?:\.\d{1,10})?)(?: ?[x*] ?10\^|e)\+?(-?\d{1,2})(?!\w|\.\d)/gi,
      (whole, value: string, power: string) => {
        const written = String(Number(`${value}e${power}`));
        return written.includes('e') ? whole : written;
      },
    )
    .replace(/(?<=\d)[oO](?=[\dO])|(?<=(?<![A-Za-z])\d)O(?![A-Za-z])/g, '0')
    .replace(/(?<!(?<![\d.])0(?=x))(?<=\d) ?[x×] ?(?=\d)/gi, ' * ');
}
