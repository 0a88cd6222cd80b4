import { classNames } from './class-names.ts';

interface CheckLineProps {
  /** What a check found; null if there is nothing to say. */
  check: {
    /** Whether it found no violation. The text says so as well as the colour. */
    readonly passed: boolean;
    readonly lines: readonly string[];
  } | null;
}

/** The findings of a check, in quiet lines under the checked content. */
export function CheckLine({ check }: CheckLineProps) {
  if (check === null) return null;
  return (
    <div className="grid gap-0.5 px-1 text-xs text-soft">
      {check.lines.map((line, index) => (
        <p key={line} className="flex items-baseline gap-1.5">
          <span
            aria-hidden
            className={classNames(
              'size-2 shrink-0 rounded-full',
              check.passed && index === 0 ? 'bg-mark-active' : 'bg-mark-idle',
            )}
          />
          {line}
        </p>
      ))}
    </div>
  );
}
