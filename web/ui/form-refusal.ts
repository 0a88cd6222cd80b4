import { plural } from '@lingui/core/macro';

export interface RefusalParts<Name extends string> {
  /** The fields that the refusal is about. */
  readonly fields?: readonly Name[];
  /** The sentence of each field; empty if one sentence is about all of them. */
  readonly beside?: Readonly<Partial<Record<string, string>>>;
  /** The reason, if the sentence does not give it. */
  readonly reason?: string | undefined;
}

/** Why a form was refused: a sentence, and the fields that it is about. */
export class FormRefusal<Name extends string = string> extends Error {
  readonly fields: readonly Name[];
  readonly beside: Readonly<Partial<Record<string, string>>>;
  readonly reason: string | undefined;

  constructor(message: string, { fields = [], beside = {}, reason }: RefusalParts<Name> = {}) {
    super(message);
    this.name = 'FormRefusal';
    this.fields = fields;
    this.beside = beside;
    this.reason = reason;
  }
}

/** The refusal of several fields, each with its own sentence beside it; null without one. */
export function refusalOf<Name extends string>(
  beside: Readonly<Partial<Record<Name, string>>>,
): FormRefusal<Name> | null {
  const fields = Object.keys(beside) as Name[];
  if (fields.length === 0) return null;
  const message = plural(fields.length, {
    one: 'Please look at the marked field.',
    other: 'Please look at the # marked fields.',
  });
  return new FormRefusal(message, { fields, beside });
}

/** A refusal with the values of the form that it was about. */
export interface Refused<Values> {
  readonly refusal: FormRefusal;
  readonly values: Values;
}

/**
 * A refusal after the form was changed, with the fields that are still refused; null when there are none.
 * Which fields are still refused depends on the refusal:
 * - With a sentence for each field, those that were not changed.
 * - With one sentence of the form's own check, those that the check still refuses.
 * - With one sentence of the server, which cannot be asked before the form is sent again, those that were not
 *   changed.
 * @param read the form's own check, which throws a FormRefusal
 */
export function remainingRefusal<Values extends Readonly<Record<string, string>>>(
  { refusal, values: before }: Refused<Values>,
  values: Values,
  read: (values: Values) => unknown,
): FormRefusal | null {
  const isUnchanged = (name: string) => values[name] === before[name];
  if (refusal.fields.every(isUnchanged)) return refusal;
  if (Object.keys(refusal.beside).length > 0)
    return refusalOf(
      Object.fromEntries(Object.entries(refusal.beside).filter(([name]) => isUnchanged(name))),
    );
  const isFromForm = refusedFields(before, read, refusal.message).length > 0;
  const refusedNow = isFromForm ? refusedFields(values, read, refusal.message) : [];
  const fields = refusal.fields.filter((name) =>
    isFromForm ? refusedNow.includes(name) : isUnchanged(name),
  );
  return fields.length === 0 ? null : new FormRefusal(refusal.message, { ...refusal, fields });
}

/** The fields that the form's own check refuses with this sentence. */
function refusedFields<Values>(
  values: Values,
  read: (values: Values) => unknown,
  message: string,
): readonly string[] {
  try {
    read(values);
    return [];
  } catch (error) {
    return error instanceof FormRefusal && error.message === message ? error.fields : [];
  }
}
