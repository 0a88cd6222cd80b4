import { passesLuhn } from './checksums.ts';
import type { DigitRun, Surroundings } from './digit-runs.ts';

/** Prefixes and lengths of the card schemes (ISO/IEC 7812). */
const schemes: readonly RegExp[] = [
  /^4(?:\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{4}|222[1-9]\d\d|22[3-9]\d{3}|2[3-6]\d{4}|27[01]\d{3}|2720\d\d)\d{10}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|095|[689]\d)\d{11}$/,
  /^(?:6011|64[4-9]\d|65\d\d|622\d)\d{12,15}$/,
  /^(?:35\d{14}|(?:2131|1800)\d{11})$/,
  /^62\d{14,17}$/,
  /^(?:50|5[6-8]|6\d)\d{14,17}$/,
];
/** Shorter numbers of the same schemes, which count only with a word for a card near them. */
const shortSchemes = /^(?:4\d{12}|(?:50|5[6-8]|6\d)\d{10,13})$/;

const cardWord =
  /\b(?:cards?|visa|master ?card|maestro|amex|american express|cvv|\w*karte|carte|tarjeta|carta|cart[aã]o)\b|卡|بطاق/i;

/** Card numbers are written in one piece or in these groups; groups of three are a quantity. */
const grouped =
  /^(?:\d+|\d{4}(?:([ ./_-]{1,2})\d{4})(?:\1\d{4})(?:\1\d{1,4}){1,2}|\d{4}([ ./_-]{1,2})\d{6}\2\d{4,5})$/;

/** Whether a run of digits is the number of a payment card: a scheme's prefix, and a valid Luhn checksum or its name. */
export function isPaymentCard(run: DigitRun, around: Surroundings): boolean {
  const { digits } = run;
  if (digits.length < 12 || digits.length > 19) return false;
  const hasCardWord = cardWord.test(around.before) || cardWord.test(around.after);
  if (schemes.some((scheme) => scheme.test(digits)))
    return hasCardWord || (passesLuhn(digits) && grouped.test(run.written));
  return hasCardWord && shortSchemes.test(digits) && passesLuhn(digits);
}
