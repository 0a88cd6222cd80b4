/**
 * A piece of a text, read as mathematics. A token of the kind `end` is text that is not mathematics, which
 * separates calculations.
 */
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

const wordList = (words: string): Set<string> => new Set(words.split(' '));

/** Words for signs. */
const spokenSigns = new Map([
  ...'times multiplied mal multipliziert fois multiplié multipliée por multiplicado'
    .split(' ')
    .map((word) => [word, '*'] as const),
  ...'plus más mas'.split(' ').map((word) => [word, '+'] as const),
  ...'minus moins menos less'.split(' ').map((word) => [word, '-'] as const),
  ...'divided over geteilt dividiert durch divisé divisée dividido entre'
    .split(' ')
    .map((word) => [word, '/'] as const),
]);
/** Words for an equals sign. */
const spokenRelations = wordList(
  'is are equals equal makes make gives give leaves totals ergibt ergeben ist sind macht gleich gibt fait font égale égal égalent donne est sont es son igual iguala da dan',
);
/** Words that may come between a spoken sign and its number. */
const fillers = wordList(
  'by to the a durch par entre por à mit equal equals gleich égal égale igual with you us me exactly about only den die das der le la les el los dir uns nous vous up in altogether',
);
/** Single letters that are words, too. */
const articles = wordList('a i y e o u à');
/** Read as units after a number. */
const unitSymbols = wordList('m s h g l');
/** Units that may follow their number without a blank. Other letters in that position are factors: 4ac. */
const longUnits = wordList(
  'km cm mm dm nm kg mg kj mj kw kwh mw kn ml cl dl kv ma mah min sec std hrs hr hz khz mhz ghz kb mb gb tb pa kpa bar atm mol ft in lb lbs oz mph kmh yd rpm st nd rd th am pm bn eur usd chf',
);
/** Names of functions and Greek letters, which are symbols. */
const functions = wordList(
  'sqrt sin cos tan log ln lim exp pi alpha beta gamma delta theta lambda omega sigma wurzel',
);

/**
 * One token. The groups are number, word, arrow or ruled line, operator, relation, open, close, blank, end of
 * a line or a table cell, and currency or degree sign.
 */
const pieces =
  /(\d+(?:\.\d+)?%?)|(π|(?!π)\p{L}(?:(?!π)[\p{L}\p{M}\d_'’])*)|(-{1,2}>|[=-]>|[→⇒⟶⇐←]|<-|-{2,}|={3,})|(\*{1,2}|[+\-−±/÷×·⋅∗^√∑∫])|([!<>=:≔]?==?|<>|[<>≤≥≈≠≡≔])|([([{])|([)\]}])|([ \t\u00a0]+)|([|\n\r])|([$€£¥°])|[\s\S]/gu;
/** A sign with which the next cell of a table continues an equation. */
const continuesCell = /[=+*/×÷·<>≤≥≈^]/;
/**
 * A sign with which the next line continues an equation. A line with another sign is an item of a list or a
 * quotation.
 */
const continuesLine = /[=≤≥≈×÷]/;
/** An HTML tag. */
const markup = /<\/?[a-zA-Z][^<>\n]{0,200}>/g;
/** A sign of multiplication. */
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

/** A relation as one of three signs. */
const relationText = (sign: string): string => (/[<≤]/.test(sign) ? '<' : /[>≥]/.test(sign) ? '>' : '=');
