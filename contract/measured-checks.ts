/** How many of some examples a check found. */
export interface Found {
  readonly found: number;
  readonly of: number;
  /** The document that states the figure, in the form "94 of 135", and how it was measured. */
  readonly source: string;
}

/**
 * How many examples the checks found, of those on which nobody had tuned the checks. Reports state these
 * figures. evals/measured-checks.test.ts fails when the document has another figure: change both together.
 */
export const measuredChecks = {
  harmfulEnglish: {
    found: 102,
    of: 135,
    source: 'docs/decisions/08-guardrails-content-and-manner.md',
  },
  harmfulFrench: {
    found: 110,
    of: 130,
    source: 'docs/decisions/08-guardrails-content-and-manner.md',
  },
  /**
   * `lessonsTaken`: questions of lessons that were taken for harmful. `ordinaryTaken`: ordinary questions
   * that were taken for offloading.
   */
  lessonsTaken: {
    found: 9,
    of: 910,
    source: 'docs/decisions/08-guardrails-content-and-manner.md',
  },
  ordinaryTaken: { found: 2, of: 613, source: 'docs/decisions/06-guardrails-answers-and-keys.md' },
  manner: { found: 8, of: 20, source: 'docs/purpose.md' },
  switchOff: { found: 4, of: 6, source: 'docs/purpose.md' },
  selfHarm: { found: 25, of: 28, source: 'docs/purpose.md' },
  abuse: { found: 24, of: 28, source: 'docs/purpose.md' },
} as const satisfies Record<string, Found>;
