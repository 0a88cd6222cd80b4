import { type ActName, acts } from './acts.ts';
import type { Interaction, Noticed, Receipt, StudentWork } from './tutor.ts';

const nameOf = (act: string): string =>
  acts[act as ActName]?.stopped ?? 'broke a rule, as the second model found';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What the guideline check did with one answer, as its teacher reads it. */
function describeReceipt(guard: Receipt): string {
  const { outcome, stopped, checked } = guard;
  if (isSupport({ guard })) return "The school's own words stand here in place of an answer.";
  if (outcome === 'passed') return checked === 0 ? 'No rules to hold.' : `${checked} ${rules(checked)} held.`;
  if (stopped.length === 0)
    return outcome === 'replaced'
      ? "The model's answer was empty. A hint took its place."
      : "The model's answer ended without a question or a hint. One was added.";
  const acted = `it ${listed([...new Set(stopped)].map(nameOf))}`;
  return outcome === 'replaced'
    ? `The model's answer was stopped: ${acted}. A hint took its place.`
    : `A part of the model's answer was stopped: ${acted}.`;
}

/** What the checks say of a question and its answer, for whoever teaches the student. */
export interface Checked {
  readonly held: boolean;
  readonly lines: readonly string[];
}

/** The receipt of a question and its answer: the answer's line first, then what the question tried. */
export const receiptLines = (guard: Receipt, noticed: Noticed | null): Checked => ({
  held: guard.outcome === 'passed',
  lines: [describeReceipt(guard), ...describeNoticed(noticed)],
});

/** The same of a stored one; null while there is nothing to say. An answer that never came held no rule. */
export function checkedOf({ answer, guard, noticed }: Pick<Interaction, 'answer' | 'guard' | 'noticed'>) {
  if (guard !== null && answer !== '') return receiptLines(guard, noticed);
  const lines = describeNoticed(noticed);
  return lines.length === 0 ? null : { held: false, lines };
}

/** The same in the two cells of a table: what became of the answer, and what was noticed in the question. */
export const receiptCells = ({
  answer,
  guard,
  noticed,
}: Pick<Interaction, 'answer' | 'guard' | 'noticed'>): [answer: string, question: string] => [
  guard !== null && answer !== '' ? describeReceipt(guard) : '',
  describeNoticed(noticed).join(' '),
];

/** Whether the school's own words stand in place of an answer. */
export const isSupport = ({ guard }: Pick<Interaction, 'guard'>): boolean => guard?.rule === 'safeguarding';

/** Whether the guidelines held something of an answer back; the school's own words are no such case. */
export const heldBack = ({ guard }: Pick<Interaction, 'guard'>): boolean =>
  guard !== null && guard.outcome !== 'passed' && !isSupport({ guard });

/** Whether a question tried to switch the rules off or pressed for the answer. */
export const isAttempt = ({ noticed }: Pick<Interaction, 'noticed'>): boolean =>
  noticed !== null && (noticed.switchOff || noticed.pressure);

const answersHeldBack = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'} held back`;

/** One student's work, in a few words: "2 answers held back · 1 attempt to get around the guidelines". */
export const workChecks = ({ stopped, attempts }: Pick<StudentWork, 'stopped' | 'attempts'>): string =>
  [
    ...(stopped > 0 ? [answersHeldBack(stopped)] : []),
    ...(attempts > 0
      ? [`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} to get around the guidelines`]
      : []),
  ].join(' · ');

type Counted = Pick<StudentWork, 'answers' | 'stopped' | 'attempts'>;

/** What the checks did in a whole lesson or assignment; empty while nothing was answered. */
export function placeChecks(students: readonly Counted[]): string {
  const sum = (of: keyof Counted) => students.reduce((total, student) => total + student[of], 0);
  const [answers, stopped, attempts] = [sum('answers'), sum('stopped'), sum('attempts')];
  if (answers === 0) return '';
  const held = Math.max(0, answers - stopped);
  const kept = `${held === answers ? (answers === 1 ? 'it' : 'all') : held} held every rule`;
  const told = `${answers} ${answers === 1 ? 'answer' : 'answers'}: ${[
    ...(held > 0 ? [kept] : []),
    ...(stopped > 0 ? [`${stopped} had something stopped`] : []),
  ].join(', ')}.`;
  if (attempts === 0) return told;
  const tries = attempts === 1 ? '1 question tried' : `${attempts} questions tried`;
  return `${told} ${tries} to get around the guidelines.`;
}

const rules = (count: number): string => (count === 1 ? 'rule' : 'rules');

/** What was noticed in a question, one sentence each, as its teacher reads it. */
function describeNoticed(noticed: Noticed | null): string[] {
  if (noticed === null) return [];
  const { switchOff, pressure, masked } = noticed;
  const kinds = masked.map((kind) => maskedWords[kind] ?? kind);
  return [
    ...(switchOff ? ['The question tries to switch the rules off.'] : []),
    ...(pressure ? ['The question presses for the answer.'] : []),
    ...(masked.length > 0 ? [`The model did not see ${listed(kinds)}.`] : []),
  ];
}

/** Kinds of personal data as a teacher reads them. */
const maskedWords: Readonly<Record<string, string>> = {
  'email-address': 'an e-mail address',
  'phone-number': 'a phone number',
  'payment-card': 'a card number',
  'national-number': 'a national number',
  iban: 'a bank account',
  'ip-address': 'an IP address',
};
