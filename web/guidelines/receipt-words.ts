import { t } from '@lingui/core/macro';
import { type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import { comparisonOf, isContentAnswer, isSupport } from '../../contract/receipts.ts';
import { type SchoolProfileName, schoolProfiles } from '../../contract/school-profiles.ts';
import { standingProhibitions } from '../../contract/standing-prohibitions.ts';
import type { InputFindings, Interaction, Receipt } from '../../contract/tutor.ts';
import type { CheckFinding } from '../ui/check-line.tsx';
import { formatList } from '../ui/lists.ts';
import { translated } from '../ui/translated.ts';
import { secondReaderWords } from './second-reader-words.ts';

/**
 * What a stopped answer did wrong, as the end of a sentence that begins with "it": "gave the answer away".
 */
export function violationOf(prohibition: string): string {
  if (prohibition === 'unchecked') return t`took too much work to check`;
  const known = prohibitions[prohibition as ProhibitionName]?.stopped;
  return known === undefined ? t`broke a rule according to the second model` : translated(known);
}

/** A kind of harmful content that a question asked for, in the teacher's words. */
export function contentKind(prohibition: string | null): string {
  const names: Readonly<Record<string, string>> = {
    'content:sexual': t`sexual content`,
    'content:sexual-violence': t`sexual violence`,
    'content:hate': t`hate`,
    'content:violence': t`violence`,
    'content:weapons': t`weapons`,
    'content:crime': t`crime`,
    'content:drugs': t`drugs`,
    'content:gambling': t`gambling`,
    'content:extremism': t`extremism`,
    'content:self-harm-methods': t`ways to hurt oneself`,
    'content:dangerous-challenges': t`a dangerous challenge`,
    'content:personal-data': t`somebody's personal data`,
    'content:insults': t`insults`,
  };
  return names[prohibition ?? ''] ?? t`harmful content`;
}

/**
 * The same beside a student's name. What no tutor may say is not named there: the model wrote it, and it must not be held against
 * the student.
 */
const violationBesideName = (prohibition: string): string =>
  Object.hasOwn(standingProhibitions, prohibition)
    ? t`said something that no tutor may say`
    : violationOf(prohibition);

/** What the checks stopped in one answer, in words for the teacher; null when they stopped nothing. */
function describeStops(guard: Receipt): string | null {
  const { outcome, stopped } = guard;
  if (isSupport({ guard })) return t`The school's support text took the place of an answer.`;
  if (isContentAnswer({ guard }))
    return t`The question asked for something harmful (${contentKind(guard.rule)}). A fixed text took the place of an answer.`;
  if (outcome === 'passed') return null;
  if (stopped.length === 0)
    return outcome === 'replaced'
      ? t`The model's answer was empty. A hint took its place.`
      : t`The model's answer ended without a question or a hint. One was added.`;
  const violations = formatList([...new Set(stopped.map(violationBesideName))]);
  return outcome === 'replaced'
    ? t`What the tutor's model wrote was stopped: it ${violations}. A hint took its place.`
    : t`A part of what the tutor's model wrote was stopped: it ${violations}.`;
}

/** The same for files, which leave the school's screens: whether something of the model's was left out, and not what. */
function describeStopsInFile(guard: Receipt): string | null {
  if (guard.stopped.length === 0 || isContentAnswer({ guard })) return describeStops(guard);
  return guard.outcome === 'replaced'
    ? t`A hint took the place of what the tutor's model wrote.`
    : t`A part of what the tutor's model wrote was left out.`;
}

/**
 * What an answer was compared with. The line is positive only if there was something to compare it with, and
 * all of the answer was checked.
 */
function describeComparison(guard: Receipt): CheckFinding | null {
  if (isSupport({ guard }) || isContentAnswer({ guard })) return null;
  const look = guard.unchecked ? 'neutral' : 'positive';
  switch (comparisonOf(guard)) {
    case 'key':
      return { look, text: t`Checked against your key` };
    case 'proposed':
      return {
        look,
        text: guard.workedOut
          ? t`Checked against an answer that was worked out by calculation`
          : t`Checked against an answer that the tutor's model worked out`,
      };
    case 'none':
      return { look: 'neutral', text: t`Checked without a key: a value may have slipped through` };
    default:
      return { look: 'neutral', text: t`Compared with nothing: these guidelines allow the answer` };
  }
}

const asNotice = (text: string): CheckFinding => ({ look: 'notice', text });

/** Says that the end of an answer was shown unchecked, since checking it would have cost too much. */
const uncheckedEnd = (guard: Receipt): string | null =>
  guard.unchecked ? t`The end of the answer was not checked: it took too much work.` : null;

/** Says that the student had not tried and the class asks for an attempt first. */
const attemptFirst = (guard: Receipt): CheckFinding | null =>
  guard.attemptFirst
    ? { look: 'neutral', text: t`Gave hints only and asked for an attempt: the student had not tried yet` }
    : null;

/** Says that the last sentence of the answer, the pointer, is a fixed sentence of the product. */
const pointsToPeople = (guard: Receipt): CheckFinding | null =>
  guard.pointsToPeople
    ? { look: 'neutral', text: t`The last sentence is fixed text that points to people` }
    : null;

/** Says that the profile of the school is stricter than the levels that the teacher chose. */
function limitedByProfile({ limitedBy }: Receipt): CheckFinding | null {
  if (limitedBy === undefined) return null;
  const label = schoolProfiles[limitedBy.profile as SchoolProfileName]?.label ?? limitedBy.profile;
  const families = limitedBy.families.map((family) =>
    translated(guidelineFamilies[family as GuidelineFamily]?.label ?? family),
  );
  return {
    look: 'neutral',
    text: t`Stricter than chosen, by the school’s profile (${translated(label)}): ${formatList(families)}`,
  };
}

/**
 * Says that another model than the connected one was asked. A hint may have taken the place of what that
 * model wrote.
 */
const byFallback = ({ fallbackModel }: Receipt): CheckFinding | null =>
  fallbackModel === undefined
    ? null
    : { look: 'neutral', text: t`The model ${fallbackModel} was asked, since the first one did not answer` };

const isSaid = <T>(said: T | null): said is T => said !== null;

/**
 * Says that the answer contained the whole solution, if the question asked for it. The guidelines of the
 * question allowed that.
 */
const givenWhole = (guard: Receipt, findings: InputFindings | null): string | null =>
  guard.gaveWhole && findings?.offloading ? t`The answer contained the whole.` : null;

/** The receipt of an interaction: first the lines about the answer, then those about the question. */
export const receiptLines = (guard: Receipt, findings: InputFindings | null): CheckFinding[] => [
  ...[describeStops(guard)].filter(isSaid).map(asNotice),
  ...[
    describeComparison(guard),
    attemptFirst(guard),
    limitedByProfile(guard),
    pointsToPeople(guard),
    byFallback(guard),
  ].filter(isSaid),
  ...secondReaderWords(guard).map((text) => ({ look: 'neutral' as const, text })),
  ...[uncheckedEnd(guard), ...describeFindings(findings), givenWhole(guard, findings)]
    .filter(isSaid)
    .map(asNotice),
];

/**
 * The receipt of a stored interaction; null when there is nothing to say. Without an answer there are only
 * lines about the question.
 */
export function receiptOf({ answer, guard, noticed: findings }: Checked): CheckFinding[] | null {
  if (guard !== null && answer !== '') return receiptLines(guard, findings);
  const lines = describeFindings(findings).map(asNotice);
  return lines.length === 0 ? null : lines;
}

type Checked = Pick<Interaction, 'answer' | 'guard' | 'noticed'>;

/**
 * The receipt as three table cells: what was stopped, what the answer was compared with, and findings in the
 * question.
 */
export function receiptCells({ answer, guard, noticed: findings }: Checked) {
  const stops = guard === null || answer === '' ? [] : [describeStopsInFile(guard), uncheckedEnd(guard)];
  const comparison = guard === null || answer === '' ? null : describeComparison(guard);
  return [
    stops.filter(isSaid).join(' '),
    comparison?.text ?? '',
    describeFindings(findings).join(' '),
  ] as const;
}

/** What the checks found in a question, one sentence each, for the teacher. */
function describeFindings(findings: InputFindings | null): string[] {
  if (findings === null) return [];
  const { switchOff, pressure, offloading, masked } = findings;
  const kinds = formatList(masked.map(maskedWord));
  return [
    ...(switchOff ? [t`The question tries to switch the rules off.`] : []),
    ...(pressure ? [t`The question presses for the answer.`] : []),
    ...(offloading && !pressure ? [t`The question asks the tutor to do the work.`] : []),
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
