import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { FormRefusal, type RefusalParts, type Refused, remainingRefusal } from './form-refusal.ts';
import { useUnsentText } from './unsent-text.ts';

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

interface FormOptions<Values, Body> {
  /** The values of the untouched form. */
  initial: Values;
  /** An earlier draft, with which the form begins. */
  restored?: Values | undefined;
  /** Makes the body from the values. @throws FormRefusal */
  read: (values: Values) => Body;
  /** The mutation that sends the body. */
  mutation: { readonly mutateAsync: (body: Body) => Promise<unknown>; readonly isPending: boolean };
  /** The explanation of a failure. */
  explain: (error: unknown) => { message: string } & RefusalParts<keyof Values & string>;
  /** Called once the form was sent. */
  onSent?: (values: Values) => void;
}

/**
 * The state of one form. When `read` refuses the values or the mutation fails, the form shows why, marks the
 * fields, links them to their sentence and focuses the first of them.
 */
export function useForm<Values extends Record<string, string>, Body>(options: FormOptions<Values, Body>) {
  type Name = keyof Values & string;
  const { initial, restored, read, mutation, explain, onSent } = options;
  const [values, setValues] = useState(restored ?? initial);
  const [sentValues, setSentValues] = useState(initial);
  const [isSent, setIsSent] = useState(false);
  const [refused, setRefused] = useState<Refused<Values> | null>(null);
  const refusal = refused === null ? null : remainingRefusal(refused, values, read);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  const busy = mutation.isPending;
  const typed = Object.keys(values).some((name) => values[name] !== sentValues[name]);
  useUnsentText(typed);

  async function send(): Promise<void> {
    await mutation.mutateAsync(read(values)).catch((error: unknown) => {
      const { message, ...parts } = explain(error);
      throw new FormRefusal(message, parts);
    });
    setSentValues(values);
    setIsSent(true);
    onSent?.(values);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof FormRefusal)) throw error;
      setRefused({ refusal: error, values });
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
    },
  });

  /** Fills fields in, as if somebody had typed these values. */
  const set = (some: Partial<Values>) => setValues((current) => ({ ...current, ...some }));

  return {
    busy,
    set,
    refusal,
    refusalId,
    bind,
    values,
    typed,
    /** Whether the form was sent and nothing was typed since. */
    saved: isSent && !typed,
    formProps: { ref: form, onSubmit, noValidate: true },
  };
}

/** The type of `bind` of any form. */
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
