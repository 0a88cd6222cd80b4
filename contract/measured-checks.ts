import measured from './measured-checks.json' with { type: 'json' };

/** How many of some examples a check found. */
export interface Found {
  readonly found: number;
  readonly of: number;
}

/** What reports state of the checks. `lessonsTaken` and `ordinaryTaken` are ordinary messages that were taken for something else. */
export type MeasuredCheck =
  | 'danger'
  | 'switchOff'
  | 'harmfulEnglish'
  | 'harmfulFrench'
  | 'manner'
  | 'lessonsTaken'
  | 'ordinaryTaken';

/** The figures on texts of writers whom nobody has read, as `npm --prefix evals run scorer -- measure` writes them. */
export const measuredChecks: Readonly<Record<MeasuredCheck, Found>> = measured;
