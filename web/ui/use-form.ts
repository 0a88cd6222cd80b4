import { t } from '@lingui/core/macro';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { decide, type FieldState, follow, type Theirs, undecidedOf } from './field-state.ts';
import { FormRefusal, type RefusalParts, type Refused, remainingRefusal } from './form-refusal.ts';
import { useUnsentText } from './unsent-text.ts';

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

export interface FormOptions<Values, Body> {
  /** The values of the untouched form. */
  initial: Values;
  /** An earlier draft, with which the form begins. */
  restored?: Values | undefined;
  /** What the form proposes: nobody has typed it. */
  proposed?: Partial<Values> | undefined;
  /** Makes the body from the values. @throws FormRefusal */
  read: (values: Values) => Body;
  /** The mutation that sends the body. */
  mutation: { readonly mutateAsync: (body: Body) => Promise<unknown>; readonly isPending: boolean };
  /** The explanation of a failure. */
  explain: (error: unknown) => { message: string } & RefusalParts<keyof Values & string>;
  /** Called once the form was sent. */
  onSent?: ((values: Values) => void) | undefined;
}

/**
 * The state of one form. When `read` refuses the values or the mutation fails, the form shows why, marks the
 * fields, links them to their sentence and focuses the first of them.
 */
export function useForm<Values extends Record<string, string>, Body>(options: FormOptions<Values, Body>) {
  type Name = keyof Values & string;
  const { initial, restored, proposed, read, mutation, explain, onSent } = options;
  const [fields, setFields] = useState<FieldState<Values>>({
    values: restored ?? { ...initial, ...proposed },
    stored: initial,
    theirs: {},
  });
  const [isSent, setIsSent] = useState(false);
  const [refused, setRefused] = useState<Refused<Values> | null>(null);
  const { values, stored, theirs } = fields;
  const undecided = undecidedOf(fields);
  const refusal = refused === null ? null : remainingRefusal(refused, values, read);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  const busy = mutation.isPending;
  const typed = Object.keys(values).some(
    (name) => values[name] !== stored[name] && values[name] !== proposed?.[name],
  );
  useUnsentText(typed);

  async function send(): Promise<void> {
    await mutation.mutateAsync(read(values)).catch((error: unknown) => {
      const { message, ...parts } = explain(error);
      throw new FormRefusal(message, parts);
    });
    setFields((current) => ({ ...current, stored: values, theirs: {} }));
    setIsSent(true);
    onSent?.(values);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    // The field itself says how much is too much.
    const tooLong = form.current?.querySelector<HTMLElement>('[data-too-long]');
    if (tooLong != null) return tooLong.focus();
    setRefused(null);
    try {
      if (undecided.length > 0)
        throw new FormRefusal(t`Please choose one of both values first.`, { fields: undecided });
      await send();
    } catch (error) {
      if (!(error instanceof FormRefusal)) throw error;
      setRefused({ refusal: error, values });
      const first = error.fields[0];
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  /** Fills fields in, as if somebody had typed these values. */
  const set = (some: Partial<Values>) =>
    setFields((current) => ({ ...current, values: { ...current.values, ...some } }));

  function theirsOf(name: Name): Theirs | undefined {
    const value = theirs[name];
    if (value === undefined || !undecided.includes(name)) return undefined;
    const choose = (chosen: string) => () => {
      setFields((current) => decide(current, name, chosen));
      if (undecided.length === 1) setRefused(null);
    };
    return { value, keepYours: choose(values[name] ?? ''), takeTheirs: choose(value) };
  }

  /** The props of a field; `change` transforms the text as it is typed. */
  const bind = (name: Name, change: (typed: string) => string = (text) => text) => ({
    name,
    value: values[name],
    error: refusal?.beside[name],
    errorId:
      refusal?.fields.includes(name) === true && refusal.beside[name] === undefined ? refusalId : undefined,
    theirs: theirsOf(name),
    onChange: (event: Change) => {
      const value = change(event.target.value);
      setFields((current) => ({ ...current, values: { ...current.values, [name]: value } }));
    },
  });

  return {
    busy,
    set,
    /** Takes notice of what somebody else has changed. */
    follow: (fresh: Partial<Values>) => setFields((current) => follow(current, fresh)),
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
  theirs: Theirs | undefined;
  onChange: (event: Change) => void;
};
