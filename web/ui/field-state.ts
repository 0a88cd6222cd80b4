/** The fields of a form: what they contain, and what is known of what is stored. */
export interface FieldState<Values> {
  readonly values: Values;
  /** The values that are stored, as far as the form knows. */
  readonly stored: Values;
  /** What somebody else has made of fields that were typed into, until the person has chosen. */
  readonly theirs: Partial<Values>;
}

/** What somebody else has made of a field meanwhile, and the choice between both values. */
export interface Theirs {
  readonly value: string;
  readonly keepYours: () => void;
  readonly takeTheirs: () => void;
}

/** The fields beside which two values stand to be chosen from. */
export const undecidedOf = <Values extends Record<string, string>>({ values, theirs }: FieldState<Values>) =>
  (Object.keys(theirs) as (keyof Values & string)[]).filter(
    (name) => theirs[name] !== undefined && theirs[name] !== values[name],
  );

/**
 * The fields after somebody else has changed some of them: an untouched field has the new value at once, and
 * beside any other both values stand.
 */
export function follow<Values extends Record<string, string>>(
  { values, stored, theirs }: FieldState<Values>,
  fresh: Partial<Values>,
): FieldState<Values> {
  const isTouched = (name: string) => values[name] !== stored[name];
  const changed = Object.entries(fresh).filter(([name, value]) => value !== stored[name]);
  return {
    values: { ...values, ...Object.fromEntries(changed.filter(([name]) => !isTouched(name))) },
    stored: { ...stored, ...fresh },
    theirs: { ...theirs, ...Object.fromEntries(changed.filter(([name]) => isTouched(name))) },
  };
}

/** The fields after the person has chosen a value of a field. */
export const decide = <Values extends Record<string, string>>(
  { values, stored, theirs }: FieldState<Values>,
  name: keyof Values & string,
  value: string,
): FieldState<Values> => ({
  values: { ...values, [name]: value },
  stored,
  theirs: { ...theirs, [name]: undefined },
});
