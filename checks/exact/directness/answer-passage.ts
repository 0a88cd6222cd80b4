import { compact } from './answer-forms.ts';
import { type NumberMention, numbersIn, unitAt, wholeNumbersIn } from './answer-numbers.ts';
import { type SaidSymbols, symbolsSaidIn } from './answer-symbols.ts';
import { timesIn } from './answer-times.ts';
import { bareWords } from './answer-words.ts';

/** A quantity with its unit, or the sum of two. */
interface Quantity {
  readonly evidence: string;
  readonly terms: readonly { readonly count: number; readonly unit: string }[];
}

/** The unit before its number: "in minutes that would be 105". */
const inUnit = /\b(?:in|en|em) ([\p{L}]{2,16})(?: [\p{L}:]{1,8}){0,4}? (\d{1,9}(?:\.\d{1,6})?)(?!\.?\d)/giu;
/** What joins two amounts of one quantity: "1 hour and 45 minutes". */
const joins = /^ ?[\p{L}€$²³^\d]{1,16},?(?: (?:and|und|et|y))? $/u;

/** Every quantity that a text names in digits. */
function quantitiesIn(text: string): Quantity[] {
  if (!/\d/.test(text)) return [];
  const amounts = wholeNumbersIn(text).map(({ values: [count = Number.NaN], from, to }) => {
    return { count, unit: unitAt(text, to), from, to };
  });
  return [
    ...amounts.flatMap((one, at) => {
      const next = amounts[at + 1];
      const evidence = text.slice(one.from, next?.to).trim();
      const single = { evidence: text.slice(one.from, one.to + one.unit.length), terms: [one] };
      return next && joins.test(text.slice(one.to, next.from))
        ? [single, { evidence, terms: [one, next] }]
        : [single];
    }),
    // "1:45" and "1 h 45" may be lengths of time.
    ...timesIn(text).map(({ minutes, from, to }) => ({
      evidence: text.slice(from, to),
      terms: [{ count: minutes, unit: 'min' }],
    })),
    ...[...text.matchAll(inUnit)].map(([evidence, unit = '', count]) => ({
      evidence,
      terms: [{ count: Number(count), unit: unitAt(unit, 0) }],
    })),
  ];
}

/** A passage in which the forms of a key are searched. Each of its parts is read once for all forms, and only when a form needs it. */
export class Passage {
  readonly text: string;
  readonly mentions: readonly NumberMention[];
  /** Whether values are searched in other words and units, too. */
  readonly spoken: boolean;
  #words: string | undefined;
  #formulas: string | undefined;
  #quantities: readonly Quantity[] | undefined;
  #symbols: readonly SaidSymbols[] | undefined;

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
