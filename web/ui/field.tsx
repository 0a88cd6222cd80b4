import { t } from '@lingui/core/macro';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { excessOf, excessWords } from './excess.ts';
import type { Theirs } from './field-state.ts';
import { StoredMeanwhile } from './stored-meanwhile.tsx';

interface Frame {
  label: string;
  /** Whether the label is beside the field, so that both take one line. */
  beside?: boolean;
  hint?: string;
  /** Advice about what was typed. It does not keep anybody from sending the form. */
  note?: string | undefined;
  /** What is wrong with this field, shown beside it. */
  error?: string | undefined;
  /**
   * The id of a sentence elsewhere that says what is wrong with this field; undefined while nothing is wrong.
   */
  errorId?: string | undefined;
  /** What somebody else has made of this field since the form was opened. */
  theirs?: Theirs | undefined;
  /** The most characters of the text. More can be typed, and the form is not sent until they are gone. */
  maximum?: number | undefined;
  value?: string | undefined;
}

const controlLook =
  'block w-full min-h-9 pointer-coarse:min-h-11 rounded-md border border-edge bg-surface px-3 py-1.5 text-base text-ink ' +
  'placeholder:text-soft aria-invalid:border-danger aria-invalid:outline-danger';

/** The attributes that connect an input with its label and its sentences. */
interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Finds the field with too much text in its form (use-form.ts). */
  'data-too-long': true | undefined;
}

function FieldFrame({
  label,
  beside = false,
  hint,
  note,
  error,
  errorId,
  theirs,
  type,
  options,
  maximum,
  value,
  children,
}: Frame & {
  type?: string | undefined;
  options?: readonly { value: string; label: string }[];
  children: (wiring: Wiring) => ReactNode;
}) {
  const id = useId();
  const excess = maximum === undefined ? 0 : excessOf(value ?? '', maximum);
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const ownErrorId = error === undefined ? undefined : `${id}-error`;
  const excessId = excess === 0 ? undefined : `${id}-excess`;
  const described = [excessId, ownErrorId, hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div
      className={classNames(
        'grid gap-x-3 gap-y-1.5',
        beside && 'grid-cols-[auto_minmax(0,1fr)] items-center *:last:col-start-2',
      )}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': excess === 0 && error === undefined && errorId === undefined ? undefined : true,
        'data-too-long': excess === 0 ? undefined : true,
      })}
      {maximum !== undefined && (
        <p id={excessId} role="status" className="text-sm font-semibold text-danger empty:hidden">
          {excess > 0 && excessWords(excess, maximum)}
        </p>
      )}
      {error !== undefined && (
        <p id={ownErrorId} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <StoredMeanwhile label={label} theirs={theirs} type={type} options={options} />
      {note !== undefined && (
        <p role="status" className="text-xs font-semibold text-notice">
          {note}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled line of text. */
export function TextField({
  label,
  beside,
  hint,
  note,
  error,
  errorId,
  theirs,
  maximum,
  className,
  ...rest
}: Frame & Omit<ComponentProps<'input'>, 'maxLength' | 'value'>) {
  const frame = { label, beside, hint, note, error, errorId, theirs, maximum, value: rest.value };
  return (
    <FieldFrame {...frame} type={rest.type}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={classNames(controlLook, className)} />}
    </FieldFrame>
  );
}

/** A password field whose text can be shown while typing. */
export function PasswordField({
  label,
  hint,
  note,
  error,
  errorId,
  theirs: _,
  ...rest
}: Frame & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} note={note} error={error} errorId={errorId}>
      {(wiring) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(controlLook, 'pe-20')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 min-w-16 rounded-md px-3 text-sm font-semibold text-accent hover:underline"
          >
            {shown ? t`Hide` : t`Show`}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** A labelled choice of one option. It is a native element, so that a phone shows its own picker. */
export function SelectField({
  label,
  hint,
  error,
  errorId,
  theirs,
  options,
  ...rest
}: Frame & ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }) {
  const frame = { label, hint, error, errorId, theirs, options };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <select {...rest} {...wiring} className={controlLook}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A labelled text of several lines. It grows with the text if the browser supports that. */
export function TextAreaField({
  label,
  hint,
  error,
  errorId,
  theirs,
  maximum,
  rows = 3,
  ...rest
}: Frame & Omit<ComponentProps<'textarea'>, 'maxLength' | 'value'>) {
  const frame = { label, hint, error, errorId, theirs, maximum, value: rest.value };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...rest}
          {...wiring}
          style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
          className={classNames(controlLook, 'field-sizing-content max-h-[50dvh]')}
        />
      )}
    </FieldFrame>
  );
}
