import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AnswerKeyForm } from '../../contract/assignments.ts';
import { TextAreaField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Bind } from '../ui/use-form.ts';
import { canBeChecked, checkedKey } from './checked-key.ts';
import type { AssignmentValues } from './form-values.ts';
import { problemWords, understoodWords } from './key-words.ts';

const boxLook = 'rounded-md bg-paper px-3 py-2 text-xs';

/** A note and not an error: a key that cannot be checked now is kept all the same. */
const notChecked = () => t`The key could not be checked just now. It is kept as you type it.`;

/** How the checks understand the key while it is typed. */
function KeyCheck({ typed }: { typed: AnswerKeyForm }) {
  const { data, isError } = useQuery(checkedKey(typed));
  if (!canBeChecked(typed)) return null;
  if (isError)
    return (
      <p role="status" className={`${boxLook} text-soft`}>
        {notChecked()}
      </p>
    );
  if (!data || data.understood.length + data.problems.length === 0) return null;
  return (
    <div role="status" className={`${boxLook} grid gap-1`}>
      {[...new Set(data.problems.map(problemWords))].map((sentence) => (
        <p key={sentence} className="font-semibold text-danger">
          {sentence}
        </p>
      ))}
      {data.understood.length > 0 && (
        <p className="font-semibold">
          <Trans>The checks look for:</Trans>
        </p>
      )}
      {[...new Set(understoodWords(data.understood))].map((line) => (
        <p key={line} className="text-soft">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The answer key of an assignment: optional, visible to its teacher only, and never sent to the model. */
export function AnswerKeyFields({
  bind,
  typed,
  children,
}: {
  bind: Bind<keyof AssignmentValues>;
  typed: AnswerKeyForm;
  /** The part of the form that proposes a key. */
  children: ReactNode;
}) {
  const [open, setOpen] = useState(() => Object.values(typed).some((text) => text.trim() !== ''));
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-md bg-tone"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-sm font-semibold hover:text-accent">
        <Trans>
          Answer key <span className="flex-1 font-normal text-soft">optional</span>
        </Trans>
        <Icon name="chevron" className="text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-3 pt-1 pb-3">
        <p className="text-xs text-soft">
          <Trans>
            With a key, the checks find its answers more reliably. Students never see it, and the tutor is not
            told either.
          </Trans>
        </p>
        {children}
        <TextAreaField
          label={t`Final answers`}
          hint={t`One on each line, for example 12.5 m or x = 4.`}
          rows={2}
          {...bind('answers')}
        />
        <TextAreaField
          label={t`Intermediate values`}
          hint={t`In order, one on each line.`}
          rows={2}
          {...bind('steps')}
        />
        <KeyCheck typed={typed} />
        <TextAreaField
          label={t`Model solution`}
          hint={t`A text, a program or a translation.`}
          rows={3}
          {...bind('model')}
        />
      </div>
    </details>
  );
}
