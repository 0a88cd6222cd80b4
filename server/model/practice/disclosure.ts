import { inWords, withDigits } from './number-words.ts';
import { evaluate, isInteger, type Rational, rational } from './rational.ts';

const namedFractions: Readonly<Record<string, string>> = { half: '1/2', halves: '1/2', quarter: '1/4' };

/**
 * Whether a text names this number: in digits, as a fraction or a decimal, or in words. The sign is ignored, so that a text
 * may be stopped needlessly but is never let through.
 */
export function namesNumber(text: string, value: Rational): boolean {
  const digits = withDigits(text.replaceAll(/(\d)[,'  ](?=\d{3}\b)/g, '$1'));
  const written = digits.match(/\d+(?:\.\d+)?(?:\s*\/\s*\d+)?/g) ?? [];
  const numbers = written.flatMap((number) => [number, ...number.split('/')]);
  const named = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => namedFractions[word] ?? []);
  const size = value.abs();
  if ([...numbers, ...named].some((number) => evaluate(number.trim())?.equals(size))) return true;
  const whole = Number(size.valueOf());
  if (!isInteger(size) || whole > 999_999) return false;
  return ` ${text.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `.includes(` ${inWords(whole)} `);
}

/** The numbers of a text, which a reply about it may repeat. */
export const numbersOf = (text: string): Rational[] =>
  (text.match(/\d+(?:\.\d+)?/g) ?? [])
    .filter((number) => number.length <= 12)
    .map((number) => rational(number));
