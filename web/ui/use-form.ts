import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';

/** Why a form was not taken: a sentence, and the fields that it is about. */
export class FormRefusal<Name extends string = string> extends Error {
  constructor(
    message: string,
    readonly fields: readonly Name[] = [],
    /** What stands beside each field; empty where the one sentence is about all of them. */
    readonly beside: Readonly<Partial<Record<string, string>>> = {},
  ) {
    super(message);
    this.name = 'FormRefusal';
  }
}

/** Several fields at once, each with a sentence of its own beside it; null where there is none. */
export function refusalOf<Name extends string>(
  beside: Readonly<Partial<Record<Name, string>>>,
): FormRefusal<Name> | null {
  const fields = Object.keys(beside) as Name[];
  if (fields.length === 0) return null;
  const marked = fields.length === 1 ? 'the marked field' : `the ${fields.length} marked fields`;
  return new FormRefusal(`Please look at ${marked}.`, fields, beside);
}

/** The refusal that is left when a field that had its own sentence was changed. */
function without(refusal: FormRefusal | null, name: string): FormRefusal | null {
  if (refusal?.beside[name] === undefined) return refusal;
  const { [name]: _, ...rest } = refusal.beside;
  return refusalOf(rest);
}

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/**
 * The state of one form. `submit` throws a FormRefusal to say what is wrong; its fields are marked, linked to their
 * sentence, and the first of them gets the focus.
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  submit: (values: Values) => Promise<void>,
) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await submit(values);
    } catch (error) {
      if (!(error instanceof FormRefusal)) throw error;
      setRefusal(error);
      const first = error.fields[0];
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    } finally {
      setBusy(false);
    }
  }

  /** What a field of the form needs; `read` changes the text as it is typed. */
  const bind = (name: Name, read: (typed: string) => string = (typed) => typed) => ({
    name,
    value: values[name],
    error: refusal?.beside[name],
    errorId:
      refusal?.fields.includes(name) === true && refusal.beside[name] === undefined ? refusalId : undefined,
    onChange: (event: Change) => {
      const value = read(event.target.value);
      setValues((current) => ({ ...current, [name]: value }));
      setRefusal((current) => without(current, name));
    },
  });

  return { busy, refusal, refusalId, bind, values, formProps: { ref: form, onSubmit, noValidate: true } };
}
