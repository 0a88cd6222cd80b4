import { describe, expect, it } from 'vitest';
import { subjects } from './constants.ts';
import {
  aiGuidelinesInput,
  defaultGuidelines,
  describeGuidelines,
  effectiveGuidelines,
  familiesOf,
  type GuidelineFamily,
  guidelineFamilies,
} from './guidelines.ts';

const levels = (family: GuidelineFamily): string[] => guidelineFamilies[family].levels.map(({ id }) => id);

/** The subjects whose teachers choose a level of this family. */
const subjectsOf = (family: GuidelineFamily): string[] =>
  subjects.filter((subject) => familiesOf(subject).includes(family));

describe('what a teacher chooses for the tutor', () => {
  it('includes how direct its answers are, in every subject [spec 9.5]', () => {
    expect(levels('directness')).toEqual(['restrictive', 'guided', 'collaborative', 'permissive']);
    expect(subjectsOf('directness')).toEqual([...subjects]);
  });

  it.each([
    [
      'mathSupport',
      ['no_formulas', 'formulas_allowed', 'step_by_step', 'full_calculations'],
      ['Mathematics', 'Science', 'Business'],
    ],
    [
      'citations',
      ['no_quotes', 'paraphrase_only', 'short_quotes', 'full_citations'],
      ['Language Arts', 'Social Studies', 'Business'],
    ],
    [
      'programmingSupport',
      ['syntax_checking', 'autocomplete_lines', 'debug_assistance', 'show_full_code'],
      ['Computer Science'],
    ],
    [
      'translationSupport',
      ['show_definitions', 'grammar_explanations', 'cultural_context', 'full_translations'],
      ['Foreign Languages'],
    ],
  ] as const)(
    'includes %s in its subjects, with its levels from the strictest to the loosest [spec 9.7 9.8 9.9 9.10]',
    (family, ids, of) => {
      expect(levels(family)).toEqual(ids);
      expect(subjectsOf(family)).toEqual(of);
    },
  );

  it('is explained: the page says in plain words what each level of directness means [spec 9.5]', () => {
    const says = levels('directness').map((id) => {
      const { directness } = aiGuidelinesInput.parse({ directness: id }) ?? {};
      return describeGuidelines({ directness: directness ?? 'guided' })[0]?.says;
    });
    expect(says).toEqual([
      'asks questions and gives hints only',
      'explains, but gives no direct answers',
      'explains in detail, with examples',
      'discusses everything fully',
    ]);
  });
});

describe('a guideline that a teacher did not choose', () => {
  it.each([
    ['Mathematics', { mathSupport: 'formulas_allowed' }],
    ['Science', { mathSupport: 'formulas_allowed' }],
    ['Computer Science', { programmingSupport: 'syntax_checking' }],
    ['Language Arts', { citations: 'paraphrase_only' }],
    ['Social Studies', { citations: 'paraphrase_only' }],
    ['Foreign Languages', { translationSupport: 'show_definitions' }],
    ['Business', { mathSupport: 'formulas_allowed', citations: 'paraphrase_only' }],
  ] as const)('has the default of %s, with guided directness [spec 9.6, standard 10.6]', (subject, own) => {
    expect(defaultGuidelines(subject)).toEqual({ directness: 'guided', ...own });
    expect(effectiveGuidelines(subject, undefined)).toEqual({ directness: 'guided', ...own });
  });

  it('keeps its default beside those that were chosen', () => {
    const chosen = aiGuidelinesInput.parse({ citations: 'no_quotes', directness: null });
    expect(effectiveGuidelines('Business', chosen)).toEqual({
      directness: 'guided',
      mathSupport: 'formulas_allowed',
      citations: 'no_quotes',
    });
  });
});
