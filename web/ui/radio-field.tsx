import type { ChangeEvent, ReactNode } from 'react';
import type { Theirs } from './field-state.ts';
import { StoredMeanwhile } from './stored-meanwhile.tsx';

interface RadioFieldProps {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string; description: string; disabled?: boolean }[];
  /** Why some options cannot be chosen. */
  note?: ReactNode;
  /** What somebody else has chosen since the form was opened. */
  theirs?: Theirs | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A choice of one option, each explained in plain words: one below the other, or four side by side in a wide
 * container.
 */
export function RadioField({ label, name, value, options, note, theirs, onChange }: RadioFieldProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid overflow-hidden rounded-md border border-edge @3xl:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer has-disabled:cursor-not-allowed has-disabled:bg-sunken items-start gap-3 border-line px-3 py-2 not-first:border-t @3xl:not-first:border-t-0 @3xl:not-first:border-s has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              aria-describedby={`${name}-${option.value}`}
              disabled={option.disabled}
              onChange={onChange}
              className="mt-1 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{option.label}</span>
              <span id={`${name}-${option.value}`} className="block text-xs text-soft">
                {option.description}
              </span>
            </span>
          </label>
        ))}
      </div>
      <StoredMeanwhile label={label} theirs={theirs} options={options} />
      {note}
    </fieldset>
  );
}
