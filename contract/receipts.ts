import { type ActName, acts } from './acts.ts';
import type { Noticed, Receipt } from './tutor.ts';

const nameOf = (act: string): string =>
  acts[act as ActName]?.stopped ?? 'broke a rule, as the second model found';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What the guideline check did with one answer, as its teacher reads it. */
function describeReceipt({ outcome, rule, stopped, checked }: Receipt): string {
  if (rule === 'safeguarding') return "The school's own words stand here in place of an answer.";
  if (outcome === 'passed') return checked === 0 ? 'No rules to hold.' : `${checked} ${rules(checked)} held.`;
  const acted =
    stopped.length === 0
      ? 'it ended without a question or a hint'
      : `it ${listed([...new Set(stopped)].map(nameOf))}`;
  return outcome === 'replaced'
    ? `The model's answer was stopped: ${acted}. A hint took its place.`
    : `A part of the model's answer was stopped: ${acted}.`;
}

/** The receipt of one interaction in lines, for its teacher: the answer's first, then what the question tried. */
export const receiptLines = (
  guard: Receipt,
  noticed: Noticed | null,
): { held: boolean; lines: string[] } => ({
  held: guard.outcome === 'passed',
  lines: [describeReceipt(guard), ...(noticed ? describeNoticed(noticed) : [])],
});

const rules = (count: number): string => (count === 1 ? 'rule' : 'rules');

/** What was noticed in a question, one sentence each, as its teacher reads it. */
const describeNoticed = ({ switchOff, pressure, masked }: Noticed): string[] => [
  ...(switchOff ? ['The question tries to switch the rules off.'] : []),
  ...(pressure ? ['The question presses for the answer.'] : []),
  ...(masked.length > 0
    ? [`The model did not see ${listed(masked.map((kind) => maskedWords[kind] ?? kind))}.`]
    : []),
];

/** Kinds of personal data as a teacher reads them. */
const maskedWords: Readonly<Record<string, string>> = {
  'email-address': 'an e-mail address',
  'phone-number': 'a phone number',
  'payment-card': 'a card number',
  'national-number': 'a national number',
  iban: 'a bank account',
  'ip-address': 'an IP address',
};
