import { unitSymbol } from '../key/unit-symbols.ts';
import { compact } from './answer-forms.ts';
import { type NumberMention, numbersIn } from './answer-numbers.ts';
import { type SaidSymbols, symbolsSaidIn } from './answer-symbols.ts';
import { bareWords } from './answer-words.ts';

/** A number and a word after it that may be its unit: "27600 cents". */
const amount = String.raw`(?<![\d.])(\d{1,9}(?:\.\d{1,6})?(?: (?:million|millionen|millones|millions|billion))?) ?((?:square |cubic )?[\p{L}€$][\p{L}/]{0,16}[²³]?(?:\^[23])?)`;
/** One amount, or two as in "1 hour and 45 minutes". */
const amounts = new RegExp(`${amount}(?:,?(?: and| und| et| y)? ${amount})?`, 'gu');
/** "1 h 45" and "1:45" as hours and minutes. */
const hours = /(?<![\d:.])(\d{1,3})(?: ?h ?|:)([0-5]\d)(?![\d:])/g;
/** The unit before its number: "in minutes that would be 105". */
const inUnit = /\b(?:in|en|em) ([\p{L}]{2,16})(?: [\p{L}:]{1,8}){0,4}? (\d{1,9}(?:\.\d{1,6})?)(?!\.?\d)/giu;

/** A quantity with its unit, or the sum of two. */
interface Quantity {
  readonly evidence: string;
  readonly terms: readonly { readonly count: number; readonly unit: string }[];
}

/** Every quantity that a text names in digits. */
function quantitiesIn(text: string): Quantity[] {
  if (!/\d/.test(text)) return [];
  const term = (count = '', unit = '') => {
    const [digits = '', scale] = count.split(' ');
    return {
      count: Number(digits) * (scale === undefined ? 1 : scale.startsWith('b') ? 1e9 : 1e6),
      unit: unitSymbol(unit),
    };
  };
  return [
    ...[...text.matchAll(amounts)].flatMap(([evidence, one, unit, more, smaller]) => [
      { evidence, terms: [term(one, unit)] },
      ...(more === undefined ? [] : [{ evidence, terms: [term(one, unit), term(more, smaller)] }]),
    ]),
    ...[...text.matchAll(hours)].map(([evidence, one, minutes]) => ({
      evidence,
      terms: [term(one, 'h'), term(minutes, 'min')],
    })),
    ...[...text.matchAll(inUnit)].map(([evidence, unit, one]) => ({ evidence, terms: [term(one, unit)] })),
  ];
}

/**
 * A passage in which the forms of a key are searched. Its words, formulas, quantities and symbols are each
 * read once for all forms, and only when a form needs them.
 */
export class Passage {
  readonly text: string;
  readonly mentions: readonly NumberMention[];
  #words: string | undefined;
  #formulas: string | undefined;
  #quantities: readonly Quantity[] | undefined;
  #symbols: readonly SaidSymbols[] | undefined;

  /** Whether values are searched in other words and units, too. */
  readonly spoken: boolean;

  constructor(text: string, spoken: boolean) {
    this.text = text;
    this.spoken = spoken;
    this.mentions = numbersIn(text);
  }

  get words(): string {
    this.#words ??= bareWords(this.text);
    return this.#words;
  }

  get formulas(): string {
    this.#formulas ??= compact(this.text);
    return this.#formulas;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= quantitiesIn(this.text);
    return this.#quantities;
  }

  get symbols(): readonly SaidSymbols[] {
    this.#symbols ??= symbolsSaidIn(this.text);
    return this.#symbols;
  }
}
