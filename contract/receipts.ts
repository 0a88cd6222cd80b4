import { type GuidelineFamily, guidelineFamilies } from './guidelines.ts';
import type { InputFindings, Interaction, Receipt } from './tutor.ts';
import type { Compared, StudentWork } from './work.ts';

/** Whether the answer is the school's support text. */
export const isSupport = ({ guard }: Pick<Interaction, 'guard'>): boolean => guard?.rule === 'safeguarding';

/** The rule of a receipt for a kind of harmful content; empty where it is not known. */
const contentRule = (kind: string): string => (kind === '' ? 'content' : `content:${kind}`);

/**
 * The receipt of the fixed text that answers a question for harmful content. Nothing of a reply was checked:
 * no model was asked.
 */
export const contentReceipt = (kind: string): Receipt => ({
  outcome: 'replaced',
  rule: contentRule(kind),
  stopped: [contentRule(kind)],
  checked: 0,
  guidelines: '',
  checkedAgainst: 'none',
});

/** The receipt of the school's support text, for which no model was called. */
export const supportReceipt: Receipt = {
  outcome: 'replaced',
  rule: 'safeguarding',
  stopped: [],
  checked: 0,
  guidelines: '',
  checkedAgainst: 'none',
};

/** What second readers made of a question and of the reply to it. */
export interface SecondReading {
  readonly question:
    | 'clear'
    | 'distress'
    | 'unread'
    | 'stopped'
    | { readonly danger: string }
    | { readonly content: string };
  readonly reply: 'clear' | 'stopped' | 'unread';
  readonly readBy: NonNullable<Receipt['readBy']>;
  /** Whether something of the reply was shown. */
  readonly isAnswered: boolean;
}

/**
 * A receipt with what second readers made of the question and of the reply. A question that they stopped before
 * anything was shown has the receipt of the fixed text or of the support text; one that they stopped later, the
 * receipt of a reply that was cut.
 */
export function secondReceipt(
  receipt: Receipt,
  { question, reply, readBy, isAnswered }: SecondReading,
): Receipt {
  if (typeof question === 'string') return { ...receipt, secondModel: { question, reply }, readBy };
  const fixed = 'danger' in question ? supportReceipt : contentReceipt(question.content);
  const stopped = 'stopped' as const;
  if (!isAnswered) return { ...fixed, secondModel: { question: stopped }, readBy };
  return {
    ...receipt,
    outcome: 'rewritten',
    rule: 'danger' in question ? fixed.rule : (receipt.rule ?? fixed.rule),
    stopped: [...receipt.stopped, ...fixed.stopped],
    secondModel: { question: stopped, reply },
    readBy,
  };
}

/** Whether the answer is the fixed text for a question that asks for harmful content. */
export const isContentAnswer = ({ guard }: Pick<Interaction, 'guard'>): boolean =>
  guard !== null && guard.checked === 0 && /^content(?::|$)/.test(guard.rule ?? '');

/** Whether no model was asked for the answer, so that there was nothing to compare. */
const isFixed = (answer: Pick<Interaction, 'guard'>): boolean => isSupport(answer) || isContentAnswer(answer);

/** The findings of a question in which nothing was found. */
export const nothingFound: InputFindings = {
  switchOff: false,
  pressure: false,
  offloading: false,
  stuck: false,
  solved: false,
  act: null,
  masked: [],
};

/**
 * The findings that belong in an exported record; null without any. What a trained part takes a message for
 * is left out: it is a guess for the marks of a lesson.
 */
export function recordedFindings(noticed: InputFindings | null): Omit<InputFindings, 'act'> | null {
  if (noticed === null) return null;
  const { act: _guess, ...found } = noticed;
  const isFound = Object.values(found).some((each) => (Array.isArray(each) ? each.length > 0 : each));
  return isFound ? found : null;
}

/** Whether the guidelines stopped something in an answer; a support text does not count. */
export const stoppedByGuidelines = ({ guard }: Pick<Interaction, 'guard'>): boolean =>
  guard !== null && guard.outcome !== 'passed' && !isSupport({ guard });

/** Whether a question was a prompt injection or pressed for the answer. */
export const isAttempt = ({ noticed }: Pick<Interaction, 'noticed'>): boolean =>
  noticed !== null && (noticed.switchOff || noticed.pressure);

/** Whether a question hands the work over to the tutor. */
const asksForWork = ({ noticed }: Pick<Interaction, 'noticed'>): boolean => noticed?.offloading === true;

export const nothingOffloaded: StudentWork['offloading'] = { asked: 0, given: 0 };

/** Counts the questions that hand the work over, and those of them whose answer contained the whole. */
export function countOffloading(
  interactions: readonly Pick<Interaction, 'guard' | 'noticed'>[],
): StudentWork['offloading'] {
  const asked = interactions.filter(asksForWork);
  return { asked: asked.length, given: asked.filter(({ guard }) => guard?.gaveWhole === true).length };
}

/** The families in which an answer key decides what is stopped. */
const comparedFamilies = ['directness', 'translationSupport'] as const satisfies readonly GuidelineFamily[];

/** Every level at which a reply is compared with the answer: all but the loosest, which allow it. */
const comparedLevels: ReadonlySet<string> = new Set(
  comparedFamilies.flatMap((family) => guidelineFamilies[family].levels.slice(0, -1).map(({ id }) => id)),
);

/**
 * What an answer was compared with; null where the guidelines allow the answer, so that nothing was compared.
 */
export const comparisonOf = ({
  checkedAgainst,
  guidelines,
}: Pick<Receipt, 'checkedAgainst' | 'guidelines'>): Receipt['checkedAgainst'] | null =>
  guidelines.split(' ').some((level) => comparedLevels.has(level)) ? checkedAgainst : null;

export const nothingCompared: Compared = { key: 0, proposed: 0, none: 0 };

/**
 * Counts answers by what they were compared with. Support texts, fixed texts and empty answers do not count.
 */
export function countCompared(interactions: readonly Pick<Interaction, 'answer' | 'guard'>[]): Compared {
  const counts = { ...nothingCompared };
  for (const { answer, guard } of interactions) {
    if (answer === '' || guard === null || isFixed({ guard })) continue;
    const comparison = comparisonOf(guard);
    if (comparison !== null) counts[comparison] += 1;
  }
  return counts;
}
