import { legible, type Span } from '../canonical/legible.ts';
import { type DigitRun, digitRuns } from './digit-runs.ts';
import { findEmailAddresses } from './email-addresses.ts';
import { findIbans } from './ibans.ts';
import { findIpAddresses } from './ip-addresses.ts';
import { nationalNumbers } from './national-numbers.ts';
import { isPaymentCard } from './payment-cards.ts';
import { extension, isPhoneNumber } from './phone-numbers.ts';

/** The kinds of personal data and their placeholders, which keep the sentence understandable for the model. */
const placeholders = {
  'email-address': '[e-mail address]',
  'phone-number': '[phone number]',
  'payment-card': '[card number]',
  'national-number': '[national number]',
  iban: '[bank account]',
  'ip-address': '[IP address]',
} as const;

/** A kind of personal data. */
export type PersonalDataKind = keyof typeof placeholders;

/** A text without personal data, and what was masked. */
export interface Masked {
  /** The text without personal data; the same text if there was none. */
  readonly text: string;
  readonly masked: readonly { readonly kind: PersonalDataKind; readonly count: number }[];
}

/** A place of personal data with its kind. */
interface Found extends Span {
  readonly kind: PersonalDataKind;
}

/** How many characters around a number may show what it is, and how many after it may be its extension. */
const reach = { before: 48, after: 24, extension: 16 };

/** The text before and after a number. */
const surroundings = (text: string, { start, end }: Span) => ({
  before: text.slice(Math.max(0, start - reach.before), start),
  after: text.slice(end, end + reach.after),
});

/** National numbers that pass their check. Those that alone are ambiguous need their name beside them. */
function findNationalNumbers(text: string): Span[] {
  const found: Span[] = [];
  for (const { written, isValid, nearby } of nationalNumbers) {
    if (nearby && !nearby.test(text)) continue;
    for (const match of text.matchAll(written)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const { before, after } = surroundings(text, span);
      if (/\d[.,]?$/.test(before)) continue;
      if (isValid(match[0]) && (!nearby || nearby.test(before) || nearby.test(after))) found.push(span);
    }
  }
  return found;
}

/** Whether a run of digits is a card or a telephone number; null for neither. */
function kindOfRun(text: string, run: DigitRun): PersonalDataKind | null {
  const around = surroundings(text, run);
  if (isPaymentCard(run, around)) return 'payment-card';
  return isPhoneNumber(run, around) ? 'phone-number' : null;
}

/** Cards and telephone numbers where nothing was found yet. */
function findNumbers(text: string, isFree: (span: Span) => boolean): Found[] {
  const found: Found[] = [];
  for (const run of digitRuns(text)) {
    if (!isFree(run)) continue;
    const kind = kindOfRun(text, run);
    if (!kind) continue;
    const extensionLength =
      kind === 'phone-number'
        ? (extension.exec(text.slice(run.end, run.end + reach.extension))?.[0].length ?? 0)
        : 0;
    found.push({ kind, start: run.start, end: run.end + extensionLength });
  }
  return found;
}

/** All personal data of a legible text, in order. */
function find(text: string): Found[] {
  const found: Found[] = [];
  /** 1 for each character of what was found: comparing with every finding would take quadratic time. */
  const taken = new Uint8Array(text.length);
  const isFree = ({ start, end }: Span): boolean => taken.subarray(start, end).indexOf(1) < 0;
  const take = (one: Found): void => {
    found.push(one);
    taken.fill(1, one.start, one.end);
  };
  const add = (kind: PersonalDataKind, spans: readonly Span[]): void => {
    for (const span of spans) if (isFree(span)) take({ kind, start: span.start, end: span.end });
  };
  // The most certain kinds come first: a number inside an IBAN is not a phone number.
  add('email-address', findEmailAddresses(text));
  if (/\d/.test(text)) {
    add('iban', findIbans(text));
    add('ip-address', findIpAddresses(text));
    add('national-number', findNationalNumbers(text));
    for (const one of findNumbers(text, isFree)) take(one);
  }
  return found.sort((one, other) => one.start - other.start);
}

/**
 * Masks personal data: email addresses, phone, card and national numbers, bank accounts and IP addresses, and
 * disguised ones if they are certain. Names and the numbers of an exercise are not masked.
 */
export function maskPersonalData(text: string): Masked {
  const plain = legible(text);
  const found = find(plain.text);
  if (found.length === 0) return { text, masked: [] };
  const counts = new Map<PersonalDataKind, number>();
  let masked = '';
  let from = 0;
  for (const { kind, start, end } of found) {
    masked += text.slice(from, plain.startOf(start)) + placeholders[kind];
    from = plain.endOf(end);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return {
    text: masked + text.slice(from),
    masked: [...counts].map(([kind, count]) => ({ kind, count })),
  };
}
