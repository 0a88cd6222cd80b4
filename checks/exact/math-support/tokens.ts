import data from '../../data/calculation-words.json' with { type: 'json' };
import { wordsIn } from '../../word-rows.ts';

/** A piece of a text, read as mathematics. A token of the kind `end` is text that is not mathematics, which separates calculations. */
export interface Token {
  readonly kind: 'number' | 'symbol' | 'word' | 'operator' | 'relation' | 'open' | 'close' | 'end';
  /** In lower case, with normalised signs. */
  readonly text: string;
  /** Whether a blank precedes it. */
  readonly spaced: boolean;
  /** A sign that by itself shows no calculation: that of "3-5", "3/4", "and/or". */
  readonly weak?: boolean;
  /** A sign as a word. */
  readonly spoken?: boolean;
  /** May come between a spoken sign and its number: "divided by the 4". */
  readonly filler?: boolean;
  /** A single letter that is also a word: "a", "y". */
  readonly article?: boolean;
}

const spokenSigns = new Map(
  Object.entries(data.signs).flatMap(([sign, words]) =>
    words.split(' ').map((word) => [word, sign] as const),
  ),
);
const spokenRelations = new Set(wordsIn(data.relations));
const fillers = new Set(wordsIn(data.fillers));
/** Single letters that are words, too. */
const articles = new Set(['a', 'i', 'y', 'e', 'o', 'u', 'à']);
/** Read as units after a number. */
const unitSymbols = new Set(['m', 's', 'h', 'g', 'l']);
/** Units that may follow their number without a blank. Other letters in that position are factors: 4ac. */
const longUnits = new Set(wordsIn(data.unitsWithoutBlank));
/** Names of functions and Greek letters, which are symbols. */
const functions = new Set(wordsIn([...data.functions, ...data.greekLetters]));

/** One token. Each row is a group, but the last, which is any other character. */
const pieces = new RegExp(
  [
    String.raw`(\d+(?:\.\d+)?%?)`,
    String.raw`(π|(?!π)\p{L}(?:(?!π)[\p{L}\p{M}\d_'’])*)`,
    // An arrow or a ruled line.
    '(-{1,2}>|[=-]>|[→⇒⟶⇐←]|<-|-{2,}|={3,})',
    String.raw`(\*{1,2}|[+\-−±/÷×·⋅∗^√∑∫])`,
    '([!<>=:≔]?==?|<>|[<>≤≥≈≠≡≔])',
    String.raw`([([{])|([)\]}])`,
    // A blank, and the end of a line or of a cell of a table.
    String.raw`([ \t\u00a0]+)|([|\n\r])`,
    '([$€£¥°])',
    String.raw`[\s\S]`,
  ].join('|'),
  'gu',
);
/** A sign with which the next cell of a table continues an equation. */
const continuesCell = /[=+*/×÷·<>≤≥≈^]/;
/** A sign with which the next line continues an equation. A line with another sign is an item of a list or a quotation. */
const continuesLine = /[=≤≥≈×÷]/;
const markup = /<\/?[a-zA-Z][^<>\n]{0,200}>/g;
const multiplies = /[*×·⋅∗]/;

/** An index in brackets, x_{1,2}, belongs to its letter and is no factor. */
const index = /_\s?\{[^{}\n]{0,20}\}/g;

/** Cuts a text into tokens. It takes linear time. The brackets of HTML tags are not read as signs. */
export function* tokensOf(text: string): Generator<Token> {
  const plain = text.includes('<') ? text.replace(markup, ' ') : text;
  const source = plain.includes('_') ? plain.replace(index, '') : plain;
  let spaced = true;
  let followsSign = false;
  let afterNumber = false;
  for (const found of source.matchAll(pieces)) {
    const [whole, number, word, arrow, operator, relation, open, close, blank, line, currencyOrDegree] =
      found;
    const after = found.index + whole.length;
    if (blank) {
      spaced = true;
      continue;
    }
    // Currency signs and degrees belong to their number.
    if (currencyOrDegree) continue;
    if (line) {
      // A cell or a line may contain a part of an equation, which a following sign continues.
      const continuation = line === '|' ? continuesCell : continuesLine;
      if (!followsSign && !continuation.test(firstSolid(source, after)))
        yield { kind: 'end', text: '\n', spaced: true };
      spaced = true;
      continue;
    }
    followsSign = Boolean(operator || relation);
    if (number) yield { kind: 'number', text: number, spaced };
    else if (word) yield wordToken(word, spaced, afterNumber);
    else if (operator) yield operatorToken(operator, spaced, source, found.index, after);
    else if (relation && !arrow) yield { kind: 'relation', text: relationText(relation), spaced };
    else if (open) yield { kind: 'open', text: '(', spaced };
    else if (close) yield { kind: 'close', text: ')', spaced };
    else yield { kind: 'end', text: whole, spaced };
    afterNumber = Boolean(number);
    spaced = false;
  }
}

/** The next of 12 characters that is no blank, colon, hyphen or border of a table; empty if there is none. */
function firstSolid(text: string, from: number): string {
  for (let at = from; at < from + 12 && at < text.length; at++) {
    const character = text[at] ?? '';
    if (!/[\s|:-]/.test(character)) return character === '-' ? '' : character;
  }
  return '';
}

/** The token of a word: a unit, factors, a spoken sign, a symbol or an ordinary word. */
function wordToken(original: string, spaced: boolean, afterNumber: boolean): Token {
  const text = original.toLowerCase();
  if (afterNumber && unitSymbols.has(text)) return { kind: 'word', text, spaced };
  if (afterNumber && !spaced && /^[a-z]{2,3}$/.test(text) && !longUnits.has(text))
    return { kind: 'symbol', text, spaced };
  const sign = spokenSigns.get(text);
  const filler = fillers.has(text);
  if (sign) return { kind: 'operator', text: sign, spaced, spoken: true, filler };
  if (spokenRelations.has(text)) return { kind: 'relation', text: '=', spaced, spoken: true, filler };
  if (functions.has(text) || (/^\p{L}[\d_]*\p{L}?\d*$/u.test(text) && isSymbol(text))) {
    return { kind: 'symbol', text: text === 'π' ? 'pi' : text, spaced, article: articles.has(text), filler };
  }
  return { kind: 'word', text, spaced, filler };
}

/** One letter, perhaps with an index: x, v0, x_1, a_n. */
const isSymbol = (text: string): boolean => text.length === 1 || /^\p{L}_?\d+$|^\p{L}_\p{L}$/u.test(text);

/** The token of a sign: an operator, or something else, as the characters around it show. */
function operatorToken(sign: string, spaced: boolean, text: string, at: number, after: number): Token {
  if (sign === '√') return { kind: 'symbol', text: 'sqrt', spaced };
  const plain = plainSign(sign);
  const tight = !spaced && !/\s/.test(text[after] ?? ' ');
  const before = text[at - 1] ?? '';
  const next = text[after] ?? '';
  const digits = /[\d.]/.test(before) && /\d/.test(next);
  const letters = /\p{L}/u.test(before) && /\p{L}/u.test(next);
  // "A+ students", "- item": a sign with a blank on one side and a letter after it joins nothing.
  if (
    !tight &&
    spaced !== /\s/.test(next) &&
    /\p{L}/u.test(next.trim() || firstSolid(text, after)) &&
    plain !== '^' &&
    plain !== '*'
  )
    return { kind: 'end', text: sign, spaced };
  const weak = tight && ((sign === '-' && (digits || letters)) || (sign === '/' && (digits || letters)));
  return { kind: 'operator', text: plain, spaced, weak };
}

/** A sign of calculation as one of + - * / ^; other signs (±, ∑, ∫) unchanged. */
function plainSign(sign: string): string {
  if (sign === '**') return '^';
  if (multiplies.test(sign)) return '*';
  return { '÷': '/', '−': '-' }[sign] ?? sign;
}

const relationText = (sign: string): string => (/[<≤]/.test(sign) ? '<' : /[>≥]/.test(sign) ? '>' : '=');
