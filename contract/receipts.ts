import { type ProhibitionName, prohibitions } from './prohibitions.ts';
import type { InputFindings, Interaction, Receipt, StudentWork } from './tutor.ts';

const violationOf = (prohibition: string): string =>
  prohibitions[prohibition as ProhibitionName]?.stopped ?? 'broke a rule, as the second model found';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What the guideline check did with one answer, as its teacher reads it. */
function describeReceipt(guard: Receipt): string {
  const { outcome, stopped, checked } = guard;
  if (isSupport({ guard })) return "The school's support text took the place of an answer.";
  if (outcome === 'passed')
    return checked === 0 ? 'No rules to check.' : `${checked} ${rules(checked)} checked: nothing stopped.`;
  if (stopped.length === 0)
    return outcome === 'replaced'
      ? "The model's answer was empty. A hint took its place."
      : "The model's answer ended without a question or a hint. One was added.";
  const violations = `it ${listed([...new Set(stopped)].map(violationOf))}`;
  return outcome === 'replaced'
    ? `The model's answer was stopped: ${violations}. A hint took its place.`
    : `A part of the model's answer was stopped: ${violations}.`;
}

/** A receipt in words, for the student's teacher. */
export interface ReceiptText {
  /** The answer passed every check. */
  readonly passed: boolean;
  readonly lines: readonly string[];
}

/** The receipt of a question and its answer: first the line about the answer, then those about the question. */
export const receiptLines = (guard: Receipt, noticed: InputFindings | null): ReceiptText => ({
  passed: guard.outcome === 'passed',
  lines: [describeReceipt(guard), ...describeFindings(noticed)],
});

/** The receipt of a stored interaction; null when there is nothing to say. An empty answer has no line of its own. */
export function receiptOf({ answer, guard, noticed }: Pick<Interaction, 'answer' | 'guard' | 'noticed'>) {
  if (guard !== null && answer !== '') return receiptLines(guard, noticed);
  const lines = describeFindings(noticed);
  return lines.length === 0 ? null : { passed: false, lines };
}

/** The receipt as two cells of a table: what became of the answer, and what the checks found in the question. */
export const receiptCells = ({
  answer,
  guard,
  noticed,
}: Pick<Interaction, 'answer' | 'guard' | 'noticed'>): [answer: string, question: string] => [
  guard !== null && answer !== '' ? describeReceipt(guard) : '',
  describeFindings(noticed).join(' '),
];

/** Whether the answer is the school's support text. */
export const isSupport = ({ guard }: Pick<Interaction, 'guard'>): boolean => guard?.rule === 'safeguarding';

/** Whether the guidelines stopped something in an answer; a support text does not count. */
export const stoppedByGuidelines = ({ guard }: Pick<Interaction, 'guard'>): boolean =>
  guard !== null && guard.outcome !== 'passed' && !isSupport({ guard });

/** Whether a question tried to switch the rules off or pressed for the answer. */
export const isAttempt = ({ noticed }: Pick<Interaction, 'noticed'>): boolean =>
  noticed !== null && (noticed.switchOff || noticed.pressure);

const answersStopped = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'} stopped`;

/** One student's work, in a few words: "2 answers stopped · 1 attempt to get around the guidelines". */
export const workChecks = ({ stopped, attempts }: Pick<StudentWork, 'stopped' | 'attempts'>): string =>
  [
    ...(stopped > 0 ? [answersStopped(stopped)] : []),
    ...(attempts > 0
      ? [`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} to get around the guidelines`]
      : []),
  ].join(' · ');

type Counted = Pick<StudentWork, 'answers' | 'stopped' | 'attempts'>;

/** What the checks did in a whole lesson or assignment; empty while there is no answer. */
export function checksSummary(students: readonly Counted[]): string {
  const sum = (of: keyof Counted) => students.reduce((total, student) => total + student[of], 0);
  const [answers, stopped, attempts] = [sum('answers'), sum('stopped'), sum('attempts')];
  if (answers === 0) return '';
  const passed = Math.max(0, answers - stopped);
  const kept = `${passed === answers ? (answers === 1 ? 'it' : 'all') : passed} kept every rule`;
  const told = `${answers} ${answers === 1 ? 'answer' : 'answers'}: ${[
    ...(passed > 0 ? [kept] : []),
    ...(stopped > 0 ? [`${stopped} had something stopped`] : []),
  ].join(', ')}.`;
  if (attempts === 0) return told;
  const tries = attempts === 1 ? '1 question tried' : `${attempts} questions tried`;
  return `${told} ${tries} to get around the guidelines.`;
}

const rules = (count: number): string => (count === 1 ? 'rule' : 'rules');

/** What the checks found in a question, one sentence each, as its teacher reads it. */
function describeFindings(noticed: InputFindings | null): string[] {
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
