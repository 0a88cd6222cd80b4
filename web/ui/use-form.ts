import { plural } from '@lingui/core/macro';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { useUnsentText } from './unsent-text.ts';

interface RefusalParts<Name extends string> {
  /** The fields that it is about. */
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

/** The refusal that is left when a field that had its own sentence was changed. */
function withoutField(refusal: FormRefusal | null, name: string): FormRefusal | null {
  if (refusal?.beside[name] === undefined) return refusal;
  const { [name]: _, ...rest } = refusal.beside;
  return refusalOf(rest);
}

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

interface FormOptions<Values, Body> {
  /** The values of the untouched form. */
  initial: Values;
  /** An earlier draft, with which the form begins. */
  restored?: Values | undefined;
  /** Makes the body from the values. @throws FormRefusal */
  read: (values: Values) => Body;
  /** The mutation that sends it. */
  mutation: { readonly mutateAsync: (body: Body) => Promise<unknown>; readonly isPending: boolean };
  /** The explanation of a failure. */
  explain: (error: unknown) => { message: string } & RefusalParts<keyof Values & string>;
  /** Called once it was sent. */
  onSent?: (values: Values) => void;
}

/**
 * The state of one form. It shows what `read` refuses and why the mutation fails, marks the fields, links them to their
 * sentence and focuses the first of them.
 */
export function useForm<Values extends Record<string, string>, Body>(options: FormOptions<Values, Body>) {
  type Name = keyof Values & string;
  const { initial, restored, read, mutation, explain, onSent } = options;
  const [values, setValues] = useState(restored ?? initial);
  const [sentValues, setSentValues] = useState(initial);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  const busy = mutation.isPending;
  const typed = Object.keys(values).some((name) => values[name] !== sentValues[name]);
  useUnsentText(typed);

  async function send(): Promise<void> {
    const body = read(values);
    await mutation.mutateAsync(body).catch((error: unknown) => {
      const { message, ...parts } = explain(error);
      throw new FormRefusal(message, parts);
    });
    setSentValues(values);
    onSent?.(values);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof FormRefusal)) throw error;
      setRefusal(error);
      const first = error.fields[0];
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  /** The props of a field; `change` transforms the text as it is typed. */
  const bind = (name: Name, change: (typed: string) => string = (text) => text) => ({
    name,
    value: values[name],
    error: refusal?.beside[name],
    errorId:
      refusal?.fields.includes(name) === true && refusal.beside[name] === undefined ? refusalId : undefined,
    onChange: (event: Change) => {
      const value = change(event.target.value);
      setValues((current) => ({ ...current, [name]: value }));
      setRefusal((current) => withoutField(current, name));
    },
  });

  return {
    busy,
    refusal,
    refusalId,
    bind,
    values,
    typed,
    formProps: { ref: form, onSubmit, noValidate: true },
  };
}

/** Binds the fields of any form. */
export type Bind<Name extends string> = (
  name: Name,
  change?: (typed: string) => string,
) => {
  name: Name;
  value: string;
  error: string | undefined;
  errorId: string | undefined;
  onChange: (event: Change) => void;
};
