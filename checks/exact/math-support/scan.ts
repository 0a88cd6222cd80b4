import data from '../../data/calculation-words.json' with { type: 'json' };
import { wordsIn } from '../../word-rows.ts';
import { type Token, tokensOf } from './tokens.ts';

/** An operand or a sign of a calculation, normalised. */
interface Item {
  readonly text: string;
  readonly kind: 'number' | 'symbol' | 'word' | 'operator' | 'relation' | 'bracket';
  /** A sign that is usually not mathematics: 3-5, 3/4, km/h. */
  readonly weak?: boolean;
  /** Said with a word ("times", "is") instead of a sign. */
  readonly spoken?: boolean;
  readonly value?: number;
}

/** A formula, an equation or a calculation in a text. */
export interface Run {
  readonly items: readonly Item[];
  /** Normalised: the signs are + - * / ^ = < >, and one blank separates the items. */
  readonly text: string;
}

const separators = new Set(wordsIn(data.separators));
/** After a number, at most this many words can be its unit: "5 metres per second" has three. */
const maxUnitWords = 3;
const longestRun = 80;
/** Words that multiply after a share: "15% of 80", "2/3 of 60". */
const shares = new Set(['of', 'von', 'de', 'der']);
/** Whether a share comes last: "15%" or "2/3". */
const isShare = (items: readonly Item[]): boolean =>
  items.at(-1)?.kind === 'number' && (items.at(-1)?.text.endsWith('%') || items.at(-2)?.text === '/');
/** A function that takes what follows it: "sqrt 2". */
const takesArgument = (item: Item): boolean =>
  item.kind === 'symbol' && /^(?:sqrt|sin|cos|tan|log|ln)$/.test(item.text);

/** Finds every formula, equation and calculation in a canonical text, with signs or words. */
export function scan(text: string): Run[] {
  const reader = new Reader();
  for (const token of tokensOf(text)) reader.read(token);
  reader.close();
  return reader.runs;
}

class Reader {
  readonly runs: Run[] = [];
  #items: Item[] = [];
  /** The word before a sign, which may be its operand ("area = …"). */
  #word: Token | null = null;
  /** Words after a number: its unit when a sign follows, ordinary language otherwise. */
  #units = 0;
  #open = 0;

  read(token: Token): void {
    if (this.#items.length > longestRun) this.close();
    if (token.kind === 'number')
      this.#operand({ text: token.text, kind: 'number', value: Number.parseFloat(token.text) }, token);
    else if (token.kind === 'symbol') this.#symbol(token);
    else if (token.kind === 'word') this.#plainWord(token);
    else if (token.kind === 'operator' || token.kind === 'relation') this.#sign(token, token.kind);
    else if (token.kind === 'open') this.#opens(token);
    else if (token.kind === 'close') this.#closes();
    else this.close();
  }

  /** Ends the run. A run of a single item is dropped, and so are signs at its end. */
  close(): void {
    let items = this.#items;
    this.#items = [];
    this.#word = null;
    this.#units = 0;
    this.#open = 0;
    while (items.length > 0 && needsMore(items.at(-1))) items = items.slice(0, -1);
    if (items.length > 1) this.runs.push({ items, text: ` ${items.map((item) => item.text).join(' ')} ` });
  }

  /** Adds an operand. Right after another one it is a factor if it is written as one; otherwise it begins a new run. */
  #operand(item: Item, token: Token): void {
    const before = this.#items.at(-1);
    if (before && !needsMore(before)) {
      const isFactor = !token.spaced && this.#units === 0 && item.kind === 'symbol';
      if (!isFactor && !takesArgument(before)) this.close();
      else this.#items.push({ text: '*', kind: 'operator', weak: true });
    }
    this.#push(item);
  }

  /** Adds a symbol: as a factor after an operand, or as an operand. "a" and "y" may be words instead. */
  #symbol(token: Token): void {
    const before = this.#items.at(-1);
    const item: Item = { text: token.text, kind: 'symbol' };
    const isComplete = before && !needsMore(before);
    const isAfterSpokenRelation = before?.kind === 'relation' && before.spoken;
    if (isComplete && token.spaced && this.#units === 0 && !token.article) {
      this.#items.push({ text: '*', kind: 'operator', weak: true, spoken: true }, item);
      return;
    }
    if (token.article && token.spaced && (isAfterSpokenRelation || !(before && needsMore(before)))) {
      this.#plainWord(token);
      return;
    }
    this.#operand(item, token);
  }

  /** Reads a word: the "of" after a share, an operand after a sign, or a unit after a number. Others end the run. */
  #plainWord(token: Token): void {
    const before = this.#items.at(-1);
    if (shares.has(token.text) && isShare(this.#items)) {
      this.#push({ text: '*', kind: 'operator', spoken: true });
      return;
    }
    if (before && needsMore(before) && before.kind !== 'bracket') {
      if (before.spoken || separators.has(token.text)) {
        // A word after a spoken sign is no operand: "12 times the number".
        if (before.spoken && token.filler) return;
        this.close();
        this.#word = token;
        return;
      }
      this.#operand({ text: token.text, kind: 'word' }, token);
      return;
    }
    if (before && this.#open === 0 && (separators.has(token.text) || this.#units >= maxUnitWords))
      this.close();
    else if (before) this.#units += 1;
    this.#word = token;
  }

  /** Adds a sign after an operand. A word for a sign counts only after a number, and "is" only after a calculation. */
  #sign(token: Token, kind: 'operator' | 'relation'): void {
    const before = this.#items.at(-1);
    const item: Item = { text: token.text, kind, weak: token.weak ?? false, spoken: token.spoken ?? false };
    if (token.spoken) {
      const followsNumber = before && (before.kind === 'number' || before.text === ')');
      const calculates =
        kind === 'operator' || this.#items.some((one) => one.kind === 'operator' && !one.weak);
      if (followsNumber && calculates) this.#push(item);
      else this.#plainWord(token);
      return;
    }
    if (before && !needsMore(before)) {
      this.#push(item);
      return;
    }
    if (!before && this.#word) {
      const word: Item = { text: this.#word.text, kind: this.#word.kind === 'symbol' ? 'symbol' : 'word' };
      this.#items.push(word);
      this.#push(item);
      return;
    }
    if (token.text === '-' && before && needsMore(before)) {
      this.#items.push({ text: '-', kind: 'operator', weak: true });
      return;
    }
    // "==", "+=" and bullets have nothing to join.
    if (!(before && before.kind === 'relation' && kind === 'relation')) this.close();
  }

  #push(item: Item): void {
    this.#items.push(item);
    this.#units = 0;
    this.#word = null;
  }

  #opens(token: Token): void {
    const before = this.#items.at(-1);
    if (before && !needsMore(before)) {
      if (token.spaced && before.text !== ')') this.close();
      else this.#items.push({ text: '*', kind: 'operator', weak: true });
    }
    this.#push({ text: '(', kind: 'bracket' });
    this.#open += 1;
  }

  #closes(): void {
    const before = this.#items.at(-1);
    if (this.#open === 0 || !before || needsMore(before)) {
      this.close();
      return;
    }
    this.#items.push({ text: ')', kind: 'bracket' });
    this.#open -= 1;
    this.#units = 0;
  }
}

/** Whether a symbol is a letter for a quantity, not the name of a function and not π. */
export const isLetter = (item: Item): boolean => item.kind === 'symbol' && !functions.has(item.text);
const functions = new Set(wordsIn(data.functions));

/** A run cannot end with a sign or an open bracket. */
const needsMore = (item: Item | undefined): boolean =>
  item !== undefined && (item.kind === 'operator' || item.kind === 'relation' || item.text === '(');
