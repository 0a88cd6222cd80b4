import type { AlignedText } from '../../contract/characters.ts';
import { legible, type Span } from '../canonical/legible.ts';
import { oncePerText } from '../once-per-text.ts';
import { isQuantity } from './checksums.ts';
import { type DigitRun, digitRuns, surroundings, withPlainDigits } from './digit-runs.ts';
import { findEmailAddresses } from './email-addresses.ts';
import { findIbans, isNamedAccount } from './ibans.ts';
import { findIpAddresses } from './ip-addresses.ts';
import { findNationalNumbers, isNamedNational } from './national-numbers.ts';
import { isPaymentCard } from './payment-cards.ts';
import { extension, isPhoneNumber } from './phone-numbers.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { withSpokenSigns } from './spoken-signs.ts';

/** The kinds of personal data and their placeholders, which keep the sentence understandable for the model. */
const placeholders = {
  'email-address': '[e-mail address]',
  'phone-number': '[phone number]',
  'payment-card': '[card number]',
  'national-number': '[national number]',
  iban: '[bank account]',
  'ip-address': '[IP address]',
} as const;

type PersonalDataKind = keyof typeof placeholders;

export interface Masked {
  /** The text without personal data; the same text if there was none. */
  readonly text: string;
  readonly masked: readonly { readonly kind: PersonalDataKind; readonly count: number }[];
}

interface Found extends Span {
  readonly kind: PersonalDataKind;
}

/** Whether a run of digits is a card, a national number with its name or a telephone number; null for none. */
function kindOfRun(text: string, run: DigitRun, isSpoken: boolean): PersonalDataKind | null {
  const around = surroundings(text, run);
  if (isPaymentCard(run, around)) return 'payment-card';
  if (isQuantity(run.digits)) return null;
  if (run.digits.length >= 8 && isNamedAccount(around)) return 'iban';
  if (isSpoken && isNamedNational(around)) return 'national-number';
  return isPhoneNumber(run, around, isSpoken) ? 'phone-number' : null;
}

/** What was found in the forms of a text, as places in the text itself. */
class Findings {
  readonly found: Found[] = [];
  /** 1 for each character of what was found: comparing with every finding would take quadratic time. */
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  add(kind: PersonalDataKind, spans: readonly Span[], { startOf, endOf }: AlignedText): void {
    for (const span of spans) {
      const start = startOf(span.start);
      const end = endOf(span.end);
      if (this.#taken.subarray(start, end).includes(1)) continue;
      this.found.push({ kind, start, end });
      this.#taken.fill(1, start, end);
    }
  }
}

/** All personal data of a text, in order. */
function find(original: string): Found[] {
  const plain = legible(original);
  const text = withPlainDigits(plain.text);
  const findings = new Findings(original.length);
  const signed = withSpokenSigns(plain);
  const forms = signed === plain ? [plain] : [signed, plain];
  // The most certain kinds come first: a number inside an IBAN is not a phone number.
  for (const form of forms) findings.add('email-address', findEmailAddresses(form.text), form);
  const hasDigit = /\d/.test(text);
  if (hasDigit) {
    for (const form of forms) findings.add('iban', findIbans(form.text), form);
    for (const form of forms) findings.add('ip-address', findIpAddresses(form.text), form);
    findings.add('national-number', findNationalNumbers(text), plain);
  }
  const addRun = (run: DigitRun, isSpoken: boolean): void => {
    const kind = kindOfRun(text, run, isSpoken);
    if (!kind) return;
    const length =
      kind === 'phone-number' ? (extension.exec(text.slice(run.end, run.end + 16))?.[0].length ?? 0) : 0;
    findings.add(kind, [{ start: run.start, end: run.end + length }], plain);
  };
  for (const run of spokenNumbers(text)) addRun(run, true);
  if (hasDigit) for (const run of digitRuns(text)) addRun(run, false);
  return findings.found.sort((one, other) => one.start - other.start);
}

/**
 * Masks personal data: email addresses, phone, card and national numbers, bank accounts and IP addresses, and disguised ones if they are certain. Names and
 * the numbers of an exercise are not masked.
 */
export const maskPersonalData = oncePerText((text): Masked => {
  const found = find(text);
  if (found.length === 0) return { text, masked: [] };
  const counts = new Map<PersonalDataKind, number>();
  let masked = '';
  let from = 0;
  for (const { kind, start, end } of found) {
    masked += text.slice(from, start) + placeholders[kind];
    from = end;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return { text: masked + text.slice(from), masked: [...counts].map(([kind, count]) => ({ kind, count })) };
});
