import { type ChangeEvent, useId } from 'react';

interface CheckboxFieldProps {
  label: string;
  hint: string;
  name: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One thing that can be chosen, with what it means. */
export function CheckboxField({ label, hint, name, checked, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className="grid">
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm font-semibold pointer-coarse:min-h-11">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={id}
          onChange={onChange}
          className="size-4.5 shrink-0 accent-accent"
        />
        {label}
      </label>
      <p id={id} className="text-xs text-soft">
        {hint}
      </p>
    </div>
  );
}
