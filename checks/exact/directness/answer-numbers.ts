import { sameValue } from '../../../arithmetic/evaluate.ts';

/** A number in a canonical text. */
export interface NumberMention {
  /** Its possible values: "20 million" is 20 and 20,000,000, "50%" is 50 and 0.5. */
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
  /** The sentence around it, the same object for all its numbers. */
  readonly sentence: Sentence;
}

/** The offsets of a sentence. */
interface Sentence {
  readonly from: number;
  readonly to: number;
}

/**
 * A number as canonical text has it: "12", "-3.5", "2 1/2", "3/4", "15 %". A minus after a number, a closing
 * bracket or a letter is an operator. One with a blank behind it may be a sign or a dash.
 */
const writtenNumber =
  /(?<![\w.])(?:(?<!\d\s?|\)\s?|(?<!\p{L})\p{L}\s)-[^\S\n]?)?\d{1,15}(?:\.\d{1,12})?(?: \d{1,3}\/\d{1,3}(?!\d|\.\d))?(?:\/\d{1,6}(?:\.\d{1,4})?(?!\w))?(?: ?%)?/gu;
/** What a word after a number multiplies it by. */
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  billion: 1e9,
  hundred: 100,
  cents: 0.01,
  cent: 0.01,
};
/** Such a word right after a number: "20 million", "5k". */
const scaleWord =
  /^[ -]?(thousand|k|tausend|mille|mil|millions?|millionen|millones|billion|hundred|cents?)\b/i;

/** Every number of a plain text in order, parts of fractions included. */
export function numbersIn(text: string): NumberMention[] {
  if (!/\d/.test(text)) return [];
  const mentions: NumberMention[] = [];
  let sentence: Sentence = { from: 0, to: 0 };
  for (const { 0: written, index } of text.matchAll(writtenNumber)) {
    if (index >= sentence.to) sentence = sentenceAt(text, index, sentence.to);
    const scale = scaleWord.exec(text.slice(index + written.length, index + written.length + 12))?.[1];
    mentions.push({
      values: valuesOf(written, scale?.toLowerCase()),
      from: index,
      to: index + written.length,
      sentence,
    });
    const fraction = written.indexOf('/');
    if (fraction > 0 && !written.includes(' ')) {
      const [above = '', below = ''] = written.replace('%', '').split('/');
      mentions.push({ values: [Number(above)], from: index, to: index + fraction, sentence });
      mentions.push({
        values: [Number(below)],
        from: index + fraction + 1,
        to: index + written.length,
        sentence,
      });
    }
  }
  return mentions;
}

/** The possible values of a number as it is written, with the word for its scale if one follows. */
function valuesOf(written: string, scale: string | undefined): number[] {
  if (/^-\s/.test(written)) {
    const values = valuesOf(written.slice(2), scale);
    return [...values, ...values.map((value) => -value)];
  }
  const bare = written.replace(/ ?%$/, '');
  const mixed = /^(-?)(\d+) (\d+)\/(\d+)$/.exec(bare);
  let value: number;
  if (mixed) {
    const size = Number(mixed[2]) + Number(mixed[3]) / Number(mixed[4]);
    value = mixed[1] ? -size : size;
  } else if (bare.includes('/')) {
    const [above = '', below = ''] = bare.split('/');
    value = Number(above) / Number(below);
  } else value = Number(bare);
  const values = [value];
  if (bare !== written) values.push(value / 100);
  if (scale !== undefined && Object.hasOwn(scales, scale)) values.push(value * (scales[scale] ?? 1));
  // "1.300" is 1.3 in English, and 1300 in languages with a decimal comma.
  if (/^\d{1,3}\.\d{3}$/.test(bare)) values.push(value * 1000);
  return values;
}

/** The end of a sentence, before a blank or the end, or the end of a line; "3.5" has none. */
const sentenceEnd = /[.!?…](?=["')\]*]{0,2}(?:\s|$))|\n/g;

/** The sentence that holds the offset `at`. The search begins at `from`, where an earlier sentence ends. */
function sentenceAt(text: string, at: number, from: number): Sentence {
  sentenceEnd.lastIndex = from;
  let begin = from;
  for (let end = sentenceEnd.exec(text); end; end = sentenceEnd.exec(text)) {
    if (end.index >= at) return { from: begin, to: end.index + 1 };
    begin = end.index + 1;
  }
  return { from: begin, to: text.length };
}

/**
 * Whether a mention equals a value: exactly, rounded to decimal places, or as a whole number after a word
 * such as "about".
 */
export function mentionsValue(mention: NumberMention, value: number, text: string): boolean {
  return mention.values.some((one) => sameValue(one, value)) || isRounded(mention, value, text);
}

/** Whether one is the other, rounded: "about 3.1" says 3.14159, and "0.3333" says 0.33. */
function isRounded(mention: NumberMention, value: number, text: string): boolean {
  if (Number.isInteger(value)) return false;
  const [said = Number.NaN] = mention.values;
  const written = text.slice(mention.from, mention.to);
  if (written.includes('/')) return false;
  const places = written.replace('%', '').split('.')[1]?.trim().length ?? 0;
  const about =
    places > 0 ||
    /(?:about|approximately|around|roughly|nearly|almost|≈|~|circa|ungefähr|etwa|environ|aproximadamente)\s?[$€£]?$/i.test(
      text.slice(Math.max(0, mention.from - 24), mention.from),
    );
  if (about && sameValue(said, rounded(value, places))) return true;
  const wanted = String(value).split('.')[1]?.length ?? 0;
  return wanted >= 2 && places > wanted && sameValue(rounded(said, wanted), value);
}

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

/**
 * The numbers of a text without the parts of fractions, which follow their fraction and are not separate
 * answers.
 */
export function wholeNumbersIn(text: string): NumberMention[] {
  let end = 0;
  return numbersIn(text).filter(({ to }) => {
    if (to <= end) return false;
    end = to;
    return true;
  });
}
