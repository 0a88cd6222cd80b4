import { plural, t } from '@lingui/core/macro';
import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import { isSupport } from '../../contract/receipts.ts';
import type { InputFindings, Interaction, Receipt, StudentWork } from '../../contract/tutor.ts';
import { formatList } from '../ui/lists.ts';
import { translated } from '../ui/translated.ts';

function violationOf(prohibition: string): string {
  if (prohibition === 'unchecked') return t`took too much work to check`;
  const known = prohibitions[prohibition as ProhibitionName]?.stopped;
  return known === undefined ? t`broke a rule according to the second model` : translated(known);
}

/** What the checks did with one answer, in words for the teacher. */
function describeReceipt(guard: Receipt): string {
  const { outcome, stopped, checked } = guard;
  if (isSupport({ guard })) return t`The school's support text took the place of an answer.`;
  if (outcome === 'passed')
    return plural(checked, {
      0: 'No rules to check.',
      one: '# rule checked: nothing stopped.',
      other: '# rules checked: nothing stopped.',
    });
  if (stopped.length === 0)
    return outcome === 'replaced'
      ? t`The model's answer was empty. A hint took its place.`
      : t`The model's answer ended without a question or a hint. One was added.`;
  const violations = formatList([...new Set(stopped)].map(violationOf));
  return outcome === 'replaced'
    ? t`The model's answer was stopped: it ${violations}. A hint took its place.`
    : t`Part of the model's answer was stopped: it ${violations}.`;
}

/** A receipt in words, for the student's teacher. */
export interface ReceiptText {
  /** The answer passed every check. */
  readonly passed: boolean;
  readonly lines: readonly string[];
}

/** The receipt of an interaction: first the line about the answer, then those about the question. */
export const receiptLines = (guard: Receipt, noticed: InputFindings | null): ReceiptText => ({
  passed: guard.outcome === 'passed' && !guard.unchecked,
  lines: [
    describeReceipt(guard),
    ...(guard.unchecked ? [t`The end of the answer was not checked: it took too much work.`] : []),
    ...describeFindings(noticed),
  ],
});

/** The receipt of a stored interaction; null when there is nothing to say. An empty answer has no line of its own. */
export function receiptOf({ answer, guard, noticed }: Pick<Interaction, 'answer' | 'guard' | 'noticed'>) {
  if (guard !== null && answer !== '') return receiptLines(guard, noticed);
  const lines = describeFindings(noticed);
  return lines.length === 0 ? null : { passed: false, lines };
}

/** The receipt as two table cells: what the checks did with the answer, and what they found in the question. */
export const receiptCells = ({
  answer,
  guard,
  noticed,
}: Pick<Interaction, 'answer' | 'guard' | 'noticed'>): [answer: string, question: string] => [
  guard !== null && answer !== '' ? describeReceipt(guard) : '',
  describeFindings(noticed).join(' '),
];

/** One student's work, in a few words: "2 answers stopped · 1 attempt to get around the guidelines". */
export const workChecks = ({ stopped, attempts }: Pick<StudentWork, 'stopped' | 'attempts'>): string =>
  [
    stopped > 0 && plural(stopped, { one: '# answer stopped', other: '# answers stopped' }),
    attempts > 0 &&
      plural(attempts, {
        one: '# attempt to get around the guidelines',
        other: '# attempts to get around the guidelines',
      }),
  ]
    .filter(Boolean)
    .join(' · ');

type Counted = Pick<StudentWork, 'answers' | 'stopped' | 'attempts'>;

/** What the checks did in a whole lesson or assignment; empty while there is no answer. */
export function checksSummary(students: readonly Counted[]): string {
  const sum = (name: keyof Counted) => students.reduce((count, student) => count + student[name], 0);
  const [answers, stopped, attempts] = [sum('answers'), sum('stopped'), sum('attempts')];
  if (answers === 0) return '';
  const parts = [
    cleanAnswers(answers, stopped),
    stopped > 0 && t`${stopped} stopped at least in part`,
  ].filter(Boolean);
  const total = plural(answers, { one: '# answer', other: '# answers' });
  const aboutAnswers = `${total}: ${parts.join(', ')}.`;
  if (attempts === 0) return aboutAnswers;
  const aboutQuestions = plural(attempts, {
    one: '# question tried to get around the guidelines.',
    other: '# questions tried to get around the guidelines.',
  });
  return `${aboutAnswers} ${aboutQuestions}`;
}

/** How many answers passed every check; empty when none did. */
function cleanAnswers(answers: number, stopped: number): string {
  const clean = Math.max(0, answers - stopped);
  if (clean === 0) return '';
  if (clean < answers) return t`${clean} followed every rule`;
  return plural(answers, { one: 'it followed every rule', other: 'all followed every rule' });
}

/** What the checks found in a question, one sentence each, for the teacher. */
function describeFindings(noticed: InputFindings | null): string[] {
  if (noticed === null) return [];
  const { switchOff, pressure, masked } = noticed;
  const kinds = formatList(masked.map(maskedWord));
  return [
    ...(switchOff ? [t`The question tries to switch the rules off.`] : []),
    ...(pressure ? [t`The question presses for the answer.`] : []),
    ...(masked.length > 0 ? [t`The model did not see ${kinds}.`] : []),
  ];
}

/** A kind of personal data as a teacher reads it. */
const maskedWord = (kind: string): string =>
  ({
    'email-address': t`an email address`,
    'phone-number': t`a phone number`,
    'payment-card': t`a card number`,
    'national-number': t`a national number`,
    iban: t`a bank account`,
    'ip-address': t`an IP address`,
  })[kind] ?? kind;
