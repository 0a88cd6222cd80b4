import { classNames } from './class-names.ts';

interface CheckLineProps {
  /** Whether the check found nothing to object to; a word says so beside the colour. */
  held: boolean;
  lines: readonly string[];
}

/** What a check found, in quiet lines under what it checked. */
export function CheckLine({ held, lines }: CheckLineProps) {
  return (
    <div className="grid gap-0.5 px-1 text-xs text-soft">
      {lines.map((line, index) => (
        <p key={line} className="flex items-baseline gap-1.5">
          <span
            aria-hidden
            className={classNames(
              'size-2 shrink-0 rounded-full',
              held && index === 0 ? 'bg-mark-active' : 'bg-mark-idle',
            )}
          />
          {line}
        </p>
      ))}
    </div>
  );
}
