import { type GuidelineFamily, guidelineFamilies } from './guidelines.ts';
import type { Compared, InputFindings, Interaction, Receipt, StudentWork } from './tutor.ts';

/** Whether the answer is the school's support text. */
export const isSupport = ({ guard }: Pick<Interaction, 'guard'>): boolean => guard?.rule === 'safeguarding';

/**
 * The receipt of the fixed text that answers a question for harmful content. Nothing of a reply was checked:
 * no model was asked.
 */
export const contentReceipt = (kind: string): Receipt => ({
  outcome: 'replaced',
  rule: `content:${kind}`,
  stopped: [`content:${kind}`],
  checked: 0,
  guidelines: '',
  checkedAgainst: 'none',
});

/**
 * A receipt with what a second model made of the question and of the reply. A question that it stopped before
 * anything was shown has the receipt of the fixed text; one that it stopped later, the receipt of a reply
 * that was cut.
 * @param verdict a kind of harmful content, "distress", "clear" or "unread"; undefined when it was not asked
 * @param reading `isAnswered`: something was shown; `hasObjected` and `hasUnread`: the second model objected
 * to the reply, or did not read all of it
 */
export function secondReceipt(
  receipt: Receipt,
  verdict: string | undefined,
  {
    isAnswered,
    hasObjected,
    hasUnread,
  }: { readonly isAnswered: boolean; readonly hasObjected: boolean; readonly hasUnread: boolean },
): Receipt {
  const reply = hasObjected ? 'stopped' : hasUnread ? 'unread' : 'clear';
  if (verdict === undefined) return { ...receipt, secondModel: { reply } };
  if (verdict === 'clear' || verdict === 'distress' || verdict === 'unread')
    return { ...receipt, secondModel: { question: verdict, reply } };
  const fixed = contentReceipt(verdict);
  if (!isAnswered) return { ...fixed, secondModel: { question: 'stopped' } };
  return {
    ...receipt,
    outcome: 'rewritten',
    rule: receipt.rule ?? fixed.rule,
    stopped: [...receipt.stopped, ...fixed.stopped],
    secondModel: { question: 'stopped', reply },
  };
}

/** Whether the answer is the fixed text for a question that asks for harmful content. */
export const isContentAnswer = ({ guard }: Pick<Interaction, 'guard'>): boolean =>
  guard !== null && guard.checked === 0 && (guard.rule ?? '').startsWith('content:');

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
