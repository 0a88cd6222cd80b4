import { type ChangeEvent, useId } from 'react';

interface CheckFieldProps {
  label: string;
  /** What the choice means, in plain words. */
  hint: string;
  checked: boolean;
  /** Somebody else has decided it. */
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A choice that is on or off, explained in plain words. */
export function CheckField({ label, hint, checked, disabled = false, onChange }: CheckFieldProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-edge px-3 py-2 has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hintId}
        onChange={onChange}
        className="mt-1 size-4 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="block text-sm font-semibold">{label}</span>
        <span id={hintId} className="block text-xs text-soft">
          {hint}
        </span>
      </span>
    </label>
  );
}
