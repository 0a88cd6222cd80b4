import { bySequence } from '../../worked-out/lists.ts';

/*
 * The results of short questions of school mathematics that contain no calculation: digits of a number,
 * lists, units, shapes. They are facts of mathematics and need no answer key.
 */

/** A number, as a group. */
const numeral = String.raw`(-?\d{1,12}(?:\.\d{1,9})?)`;
/** Two numbers or more with commas or "and" between them, as a group. */
const list = String.raw`((?:-?\d{1,9}(?:\.\d{1,6})?\s?(?:,|;|,? and|&)\s){1,30}-?\d{1,9}(?:\.\d{1,6})?)`;

const numbersOf = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function medianOf(numbers: readonly number[]): number {
  const inOrder = [...numbers].sort((one, other) => one - other);
  const middle = (inOrder.length - 1) / 2;
  return sumOf(inOrder.slice(Math.floor(middle), Math.ceil(middle) + 1)) / (Number.isInteger(middle) ? 1 : 2);
}

/** What a digit at a place is worth, by the name of the place. */
const places: Readonly<Record<string, number>> = {
  ones: 1,
  tens: 10,
  hundreds: 100,
  thousands: 1_000,
  tenths: 0.1,
  hundredths: 0.01,
};

/** The place value of a digit; none when the number has the digit twice or not at all. */
function placeValue(digit: string, number: string): number {
  const at = number.indexOf(digit);
  if (at < 0 || number.includes(digit, at + 1)) return Number.NaN;
  const point = number.includes('.') ? number.indexOf('.') : number.length;
  return Number(digit) * 10 ** (at < point ? point - at - 1 : point - at);
}

/** How many of the smaller unit there are in the larger. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  second: { minute: 60, hour: 3_600 },
  minute: { hour: 60, day: 1_440 },
  hour: { day: 24, week: 168 },
  day: { week: 7, year: 365 },
  week: { year: 52 },
  month: { year: 12 },
  year: { decade: 10, century: 100 },
  millimeter: { centimeter: 10, meter: 1_000 },
  centimeter: { meter: 100 },
  meter: { kilometer: 1_000 },
  gram: { kilogram: 1_000 },
  milliliter: { liter: 1_000 },
  inch: { foot: 12, yard: 36 },
  foot: { yard: 3, mile: 5_280 },
  ounce: { pound: 16 },
  cent: { nickel: 5, dime: 10, quarter: 25, dollar: 100, euro: 100 },
};
/** Plurals that do not end in "s". */
const irregular: Readonly<Record<string, string>> = { feet: 'foot', inches: 'inch', centuries: 'century' };
/** The name of a unit in the form that the table uses. */
const singular = (word: string): string =>
  irregular[word] ?? word.replace(/metre/, 'meter').replace(/litre/, 'liter').replace(/s$/, '');

/** How many of the small unit an amount of the large one has: "how many minutes are in 2 hours". */
function converted(small: string, amount: string, large: string): number {
  const size = units[singular(small.toLowerCase())]?.[singular(large.toLowerCase())] ?? Number.NaN;
  return size * (/^an?$/i.test(amount) ? 1 : Number(amount));
}

/** The number of sides of a shape. */
const sidesOf: Readonly<Record<string, number>> = {
  triangle: 3,
  quadrilateral: 4,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
};
/** The name of a shape, as a group. */
const shape = `(${Object.keys(sidesOf).join('|')})`;

/** The next number of a sequence. */
const nextInSequence = (sentence: string): number => bySequence(sentence)[0] ?? Number.NaN;

/** Computes a result from the first three groups of an expression, and the sentence. */
type Reader = (one: string, two: string, three: string, sentence: string) => number;
/** A kind of question and how its result is computed. */
const readsQuestion = (pattern: string, reader: Reader): readonly [RegExp, Reader] => [
  new RegExp(pattern, 'iu'),
  reader,
];

/** Every kind of question. Each pattern shows by its words what it matches. */
const questions: readonly (readonly [RegExp, Reader])[] = [
  readsQuestion(
    String.raw`\bvalue of (?:the )?(?:digit )?(\d) in (?:the number )?(\d[\d.]{0,12}\d)`,
    placeValue,
  ),
  readsQuestion(
    String.raw`\bhow many (${Object.keys(places).join('|')}) (?:are )?(?:there )?in (?:the number )?${numeral}`,
    (of, number) => Math.floor(Number(number) / (places[of.toLowerCase()] ?? Number.NaN)),
  ),
  readsQuestion(String.raw`\b(?:mean|average) of (?:the numbers )?${list}`, (terms) => {
    const numbers = numbersOf(terms);
    return sumOf(numbers) / numbers.length;
  }),
  readsQuestion(String.raw`\b(?:sum of|add) (?:the numbers )?${list}`, (terms) => sumOf(numbersOf(terms))),
  readsQuestion(String.raw`\bmedian of (?:the numbers )?${list}`, (terms) => medianOf(numbersOf(terms))),
  readsQuestion(
    String.raw`${list}\s?[,;]\s?(?:_|\?|\.\.\.|…|$|(?:and )?what (?:comes|is|number))`,
    (_terms, _, __, sentence) => nextInSequence(sentence),
  ),
  readsQuestion(String.raw`\bperimeter\b[^?.\d]{0,60}${list}`, (terms) => {
    const lengths = numbersOf(terms);
    return lengths.length > 2 ? sumOf(lengths) : Number.NaN;
  }),
  readsQuestion(
    String.raw`\b(?:next|comes after|follows|pattern|sequence)\b[^?.\d]{0,60}${list}`,
    (_terms, _, __, sentence) => nextInSequence(sentence),
  ),
  readsQuestion(
    String.raw`\bwhat (?:number )?is ${numeral} (more|less|fewer|greater|bigger|smaller) than ${numeral}`,
    (one, way, other) => Number(other) + (/less|fewer|smaller/i.test(way) ? -1 : 1) * Number(one),
  ),
  readsQuestion(
    String.raw`\b${numeral} (?:groups|sets|rows|bags|boxes|packs|piles|lots) of ${numeral}`,
    (one, other) => Number(one) * Number(other),
  ),
  readsQuestion(
    String.raw`\b(?:share|split|divide) ${numeral} [^?.\d]{0,30}?(?:among|between|into) ${numeral}`,
    (one, other) => Number(one) / Number(other),
  ),
  readsQuestion(
    String.raw`\bhow many (?:groups|sets|lots) of ${numeral} [^?.\d]{0,30}?${numeral}`,
    (one, other) => Math.floor(Number(other) / Number(one)),
  ),
  readsQuestion(
    String.raw`\b${numeral} (?:raised )?to the power (?:of )?${numeral}`,
    (one, other) => Number(one) ** Number(other),
  ),
  readsQuestion(String.raw`\b(?:numerator|top number) (?:of|in) (?:the fraction )?(\d{1,9})/\d`, Number),
  readsQuestion(
    String.raw`\b(?:denominator|bottom number) (?:of|in) (?:the fraction )?\d{1,9}/(\d{1,9})`,
    Number,
  ),
  readsQuestion(String.raw`(?<![\d/.])${numeral} as an? (?:fraction|percent(?:age)?|mixed number)`, Number),
  readsQuestion(
    String.raw`\b${numeral} ?(?:%|percent) as an? (?:fraction|decimal)`,
    (one) => Number(one) / 100,
  ),
  readsQuestion(
    String.raw`\b(\d{1,9}) (\d{1,9})/(\d{1,9}) as an? (?:improper fraction|decimal|fraction)`,
    (whole, above, below) => Number(whole) + Number(above) / Number(below),
  ),
  readsQuestion(String.raw`\babsolute value of ${numeral}`, (one) => Math.abs(Number(one))),
  readsQuestion(
    String.raw`\bhow many (\p{L}{3,12})(?: (?:are|do|does|is|make|makes|equal|there|we|have|you|get|in)){0,4} (\d{1,6}(?:\.\d{1,3})?|an?) (\p{L}{3,12})`,
    converted,
  ),
  readsQuestion(
    String.raw`\bhow many (?:sides|angles|corners|vertices)\b[^?.]{0,30}\b${shape}`,
    (name) => sidesOf[name.toLowerCase()] ?? Number.NaN,
  ),
  readsQuestion(
    String.raw`\b(?:sum of (?:all )?(?:the )?(?:interior )?angles|angles? (?:add up to|sum))\b[^?.]{0,40}\b${shape}`,
    (name) => ((sidesOf[name.toLowerCase()] ?? Number.NaN) - 2) * 180,
  ),
  readsQuestion(String.raw`\bhow many degrees\b[^?.]{0,30}\bright angle`, () => 90),
  readsQuestion(String.raw`\bhow many degrees\b[^?.]{0,30}\b(?:full circle|circle|full turn)`, () => 360),
  readsQuestion(
    String.raw`\b(?:what is|what's|value of) (?:the (?:value|number) (?:of )?)?(?:pi\b|π)`,
    () => 3.14,
  ),
];

/** A quick first test: without any of these, no kind of question matches. */
const mayAsk = /\d|π|\bpi\b|\b(?:sides|angles?|corners|vertices)\b|\bhow many\b/iu;

/** A question with more other words is a word problem. */
const maxWords = 9;

/** The results of a question of school mathematics; none for an unknown kind. */
export function schoolValues(sentence: string): number[] {
  if (!mayAsk.test(sentence)) return [];
  return questions.flatMap(([pattern, reader]) => {
    const found = pattern.exec(sentence);
    if (!found) return [];
    const besides = sentence.replace(found[0], ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
    const value = reader(found[1] ?? '', found[2] ?? '', found[3] ?? '', sentence);
    return besides <= maxWords && Number.isFinite(value) ? [Math.round(value * 1e9) / 1e9] : [];
  });
}
