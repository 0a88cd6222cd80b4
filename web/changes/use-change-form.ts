import { useState } from 'react';
import { asIn, differing, type Fields, isSame, withCurrent } from '../../contract/changed-fields.ts';
import { ContractError } from '../../contract/errors.ts';
import { type FormOptions, useForm } from '../ui/use-form.ts';

/** What a form sends of something stored: the fields that were changed, and what they were. */
export type Changed<Body> = Partial<Body> & { was: Fields };

interface ChangeFormOptions<Stored, Values, Body>
  extends Omit<FormOptions<Values, Body>, 'initial' | 'read' | 'mutation'> {
  /** What is changed, as it was read last. */
  stored: Stored;
  /** The values of the fields for what is stored. */
  valuesOf: (stored: Stored) => Values;
  /** Makes the body from the values. @throws FormRefusal */
  read: (values: Values, seen: Stored) => Body;
}

interface Mutation<Sent> {
  readonly mutateAsync: (sent: Sent) => Promise<unknown>;
  readonly isPending: boolean;
}

/** `whole`: the fields belong together. All are sent, and a change of any of them by somebody else counts. */
type Sending<Body> =
  | { whole?: false; mutation: Mutation<Changed<Body>> }
  | { whole: true; mutation: Mutation<Body & { was: Fields }> };

/**
 * The state of a form that changes something stored, which others can change at the same time. It sends what
 * was changed. What somebody else has changed since is shown: in an untouched field at once, beside any other
 * until the person has chosen.
 */
export function useChangeForm<
  Stored extends object,
  Values extends Record<string, string>,
  Body extends object,
>(options: ChangeFormOptions<Stored, Values, Body> & Sending<Body>) {
  const { stored, valuesOf, read, explain, restored, proposed, onSent } = options;
  const [seen, setSeen] = useState(stored);
  const [latest, setLatest] = useState(stored);
  const form = useForm<Values, Body>({
    restored,
    proposed,
    onSent,
    initial: valuesOf(seen),
    read: (values) => read(values, seen),
    mutation: {
      isPending: options.mutation.isPending,
      mutateAsync: async (body) => {
        const changed = differing(seen, body);
        if (options.whole) await options.mutation.mutateAsync({ ...body, was: asIn(seen, seen) });
        else await options.mutation.mutateAsync({ ...changed, was: asIn(seen, changed) });
        setSeen((current) => ({ ...current, ...changed }));
      },
    },
    explain: (error) => {
      const explanation = explain(error);
      if (!(error instanceof ContractError) || error.current === undefined) return explanation;
      const [before, now] = [valuesOf(seen), valuesOf(withCurrent(seen, error.current))];
      const fields = (Object.keys(now) as (keyof Values & string)[]).filter(
        (name) => now[name] !== before[name],
      );
      const { current } = error;
      setSeen((known) => withCurrent(known, current));
      form.follow(Object.fromEntries(fields.map((name) => [name, now[name]])) as Partial<Values>);
      return { ...explanation, fields };
    },
  });
  if (!isSame(stored, latest)) {
    setLatest(stored);
    setSeen(stored);
    form.follow(valuesOf(stored));
  }
  return form;
}
