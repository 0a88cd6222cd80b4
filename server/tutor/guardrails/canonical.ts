import { encodedIn, type Hints, hintsIn, reversed, rot13, spacedOutIn } from './canonical/hidden.ts';
import { withoutLatex } from './canonical/latex.ts';
import { plainCharacters } from './canonical/letters.ts';
import { withoutForeignNumbers } from './canonical/more-languages.ts';
import { withoutNumberWords } from './canonical/number-words.ts';
import { piecesOf } from './canonical/pieces.ts';

/** A text made plain, with what was hidden in it. */
export interface Canonical {
  /** NFKC, look-alike letters and digits replaced, zero-width characters gone, LaTeX and number words made plain. */
  readonly text: string;
  /** Texts found encoded inside it (base64, hex, rot13, reversed, spaced out), each made plain as well. */
  readonly hidden: readonly string[];
}

/** How often a piece may change before it counts as plain: each pass may uncover work for the next. */
const mostPasses = 8;

/**
 * Makes a text plain before any detector reads it (guidelines, part 3), so that a disguise is no way around. Made
 * plain twice is made plain once. What is encoded stays in the text; its plain form is listed in `hidden`.
 */
export function canonicalise(text: string): Canonical {
  const plain = plainText(text);
  const hints = hintsIn(plain);
  const pieces = piecesOf(plain);
  const hidden = pieces.flatMap((piece) => hiddenIn(piece, hints));
  // Lines that are turned around together have to be read together.
  const turned = [...(hints.backwards ? [reversed(plain)] : []), ...(hints.shifted ? [rot13(plain)] : [])];
  const spaced = [...spacedOutIn(plain), ...turned].map((decoded) => plainText(decoded));
  return { text: plain, hidden: [...new Set([...hidden, ...spaced])].slice(0, mostHidden) };
}

/** Texts that are hidden beyond this number are left alone: hostile input must not cost time. */
const mostHidden = 60;

/** A text with its characters and its marks made plain only: its words stay what they are, in whatever language. */
export function withoutMasks(text: string): string {
  return withoutLook(plainCharacters(text));
}

/** The plain text alone, for words that nobody hides anything in (a key, a task). */
export function plainText(text: string): string {
  let plain = text;
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = plain;
    plain = piecesOf(before).map(plainPiece).join('');
    if (plain === before) break;
  }
  return plain;
}

/**
 * A reply is made plain again with every unit that it grows by. What became of its pieces is therefore remembered, as
 * many as a few long replies have; the same piece always becomes the same.
 */
const plainPieces = new Map<string, string>();
const hiddenPieces = new Map<string, readonly string[]>();
const mostKept = 2_000;
const longestKept = 1_000;

function remembered<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (key.length <= longestKept) {
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, made);
  }
  return made;
}

function plainPiece(piece: string): string {
  return remembered(plainPieces, piece, () => {
    let plain = piece;
    for (let pass = 0; pass < mostPasses; pass++) {
      const before = plain;
      plain = onePass(before);
      if (plain === before) break;
    }
    return plain;
  });
}

function hiddenIn(piece: string, hints: Hints): readonly string[] {
  const key = `${Object.values(hints).map(Number).join('')}${piece}`;
  return remembered(hiddenPieces, key, () => encodedIn(piece, hints).map((decoded) => plainText(decoded)));
}

function onePass(text: string): string {
  return withoutSeparators(
    withoutNumberWords(withoutForeignNumbers(withoutLook(withoutLatex(plainCharacters(text))))),
  );
}

const entity = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
const formatting =
  /<\/?(?:b|i|u|s|em|strong|span|mark|sub|small|br|p|code|kbd|font|del|ins)(?:\s[^<>]{0,80})?\/?>/gi;

/** What only changes the look of a text: HTML and Markdown emphasis. */
function withoutLook(text: string): string {
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
  if (plain.includes('<')) plain = plain.replace(/<!--[\s-]{0,100}-->/g, '').replace(formatting, '');
  if (plain.includes('*') || plain.includes('_') || plain.includes('`') || plain.includes('~')) {
    plain = plain
      .replace(/\*\*|__|~~|`/g, '')
      .replace(/(?<![\w*)])\*(?=[^\s*])([^*\n]{0,300}[^\s*])\*(?![\w*(])/g, '$1')
      .replace(/(?<![\w])_(?=[^\s_])([^_\n]{0,300}[^\s_])_(?![\w])/g, '$1');
  }
  return plain;
}

/** Numbers written one way: "1,300" is 1300, "1.300,5" is 1300.5, "12,5" is 12.5, ".5" is 0.5, "4 x 20" is "4 * 20". */
function withoutSeparators(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
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
      /(?<![\w.])(\d(?:\.\d{1,10})?)(?: ?[x*] ?10\^|e)\+?(\d{1,2})(?![\w.])/gi,
      (_, value: string, power: string) => String(Number(`${value}e${power}`)),
    )
    .replace(/(?<=\d)[oO](?=[\dO])|(?<=(?<![A-Za-z])\d)O(?![A-Za-z])/g, '0')
    .replace(/(?<=\d) ?[x×] ?(?=\d)/gi, (sign, at: number) =>
      text.charAt(at - 1) === '0' && sign.length === 1 ? sign : ' * ',
    );
}
