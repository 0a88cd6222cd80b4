import type { GuidelineFamily } from './guidelines.ts';
import { type StandingFamily, standingFamilies, standingProhibitions } from './standing-prohibitions.ts';

/** One thing that the tutor is forbidden to do. */
export interface Prohibition {
  readonly family: GuidelineFamily | StandingFamily;
  /**
   * The loosest level that forbids it; every stricter level forbids it too. `always`: no level permits it.
   */
  readonly forbiddenUpTo: string;
  /** What the model is told not to do. */
  readonly instruction: string;
  /**
   * A stricter prohibition whose instruction says more: where both apply, the model is told the stricter one
   * alone.
   */
  readonly impliedBy?: string;
  /** What the teacher reads when it was stopped: "1 reply stopped: it …". */
  readonly stopped: string;
}

/**
 * Every prohibition (guidelines, part 4). The instructions for the model, the detectors and the words for
 * teachers and students all come from this one table, so that they cannot disagree.
 */
export const prohibitions = {
  'key-value': {
    family: 'directness',
    forbiddenUpTo: 'guided',
    instruction:
      'Never state the final answer of the exercise, in whatever form, nor the value that finishes it.',
    stopped: 'gave the answer away',
  },
  'asserted-value': {
    family: 'directness',
    forbiddenUpTo: 'restrictive',
    instruction: 'State no result that the student has not stated first.',
    stopped: 'stated a result for the student',
  },
  'worked-step': {
    family: 'directness',
    forbiddenUpTo: 'restrictive',
    instruction: 'Work no step of the exercise yourself.',
    stopped: 'worked a step of the exercise',
  },
  'no-question': {
    family: 'directness',
    forbiddenUpTo: 'restrictive',
    instruction: 'End every reply with a question or a hint that moves the student on.',
    stopped: 'ended without a question or a hint',
  },
  'key-before-attempt': {
    family: 'directness',
    forbiddenUpTo: 'collaborative',
    instruction: 'Do not state the final answer before the student has tried the exercise.',
    impliedBy: 'key-value',
    stopped: 'gave the answer before the student had tried',
  },
  'same-numbers-example': {
    family: 'directness',
    forbiddenUpTo: 'collaborative',
    instruction: 'Work examples with other numbers than those of the exercise.',
    stopped: 'worked the exercise itself as the example',
  },
  formula: {
    family: 'mathSupport',
    forbiddenUpTo: 'no_formulas',
    instruction: 'Write no formula and no equation, except what the student wrote; say it in words.',
    stopped: 'wrote a formula',
  },
  'substituted-numbers': {
    family: 'mathSupport',
    forbiddenUpTo: 'formulas_allowed',
    instruction: "Do not put the exercise's numbers into a formula.",
    impliedBy: 'formula',
    stopped: "put the exercise's numbers into a formula",
  },
  'several-equations': {
    family: 'mathSupport',
    forbiddenUpTo: 'step_by_step',
    instruction: 'Write at most one new equation in a reply.',
    impliedBy: 'formula',
    stopped: 'worked more than one step at a time',
  },
  quotation: {
    family: 'citations',
    forbiddenUpTo: 'no_quotes',
    instruction: 'Quote nothing.',
    stopped: 'quoted a source',
  },
  'copied-words': {
    family: 'citations',
    forbiddenUpTo: 'paraphrase_only',
    instruction: 'Retell sources in other words: no quoted passage, no eight words in a row from a source.',
    stopped: 'copied words of a source',
  },
  'long-quotation': {
    family: 'citations',
    forbiddenUpTo: 'short_quotes',
    instruction: 'Quote at most 25 words at a time.',
    impliedBy: 'copied-words',
    stopped: 'quoted a long passage',
  },
  'unnamed-source': {
    family: 'citations',
    forbiddenUpTo: 'short_quotes',
    instruction: 'Name the source of every quotation.',
    impliedBy: 'copied-words',
    stopped: 'quoted without naming the source',
  },
  'new-code': {
    family: 'programmingSupport',
    forbiddenUpTo: 'syntax_checking',
    instruction: "Write no code beyond the student's own: name what to mend in words.",
    stopped: 'wrote code for the student',
  },
  'several-lines': {
    family: 'programmingSupport',
    forbiddenUpTo: 'autocomplete_lines',
    instruction: 'Write at most one new line of code in a reply.',
    impliedBy: 'new-code',
    stopped: 'wrote more than one line of code',
  },
  'large-change': {
    family: 'programmingSupport',
    forbiddenUpTo: 'debug_assistance',
    instruction: "Change at most three lines of the student's code in a reply.",
    impliedBy: 'new-code',
    stopped: 'rewrote a part of the program',
  },
  'whole-function': {
    family: 'programmingSupport',
    forbiddenUpTo: 'debug_assistance',
    instruction: 'Write no whole function.',
    impliedBy: 'several-lines',
    stopped: 'wrote a whole function',
  },
  'translated-phrase': {
    family: 'translationSupport',
    forbiddenUpTo: 'show_definitions',
    instruction: 'Translate single words, at most two together.',
    stopped: 'translated a phrase',
  },
  'translated-clause': {
    family: 'translationSupport',
    forbiddenUpTo: 'cultural_context',
    instruction: 'Translate no clause of the exercise; example sentences of your own are fine.',
    impliedBy: 'translated-phrase',
    stopped: 'translated a clause',
  },
  ...standingProhibitions,
} as const satisfies Record<string, Prohibition>;

export type ProhibitionName = keyof typeof prohibitions;

/** Whether a prohibition follows from the chosen levels, and is not a standing one. */
export const isChosen = (name: ProhibitionName): boolean => !(prohibitions[name].family in standingFamilies);

/**
 * The family from which a hint comes after a stop: that of the prohibition, or directness for a standing
 * prohibition.
 */
export function chosenFamilyOf(name: ProhibitionName): GuidelineFamily {
  const { family } = prohibitions[name];
  return family === 'content' || family === 'manner' ? 'directness' : family;
}

/** All prohibitions but those that a stricter one among them implies: the model is told only these. */
export const withoutImplied = (forbidden: readonly ProhibitionName[]): ProhibitionName[] =>
  forbidden.filter((name) => {
    const { impliedBy }: Prohibition = prohibitions[name];
    return !forbidden.some((other) => other === impliedBy);
  });
