import { classNames } from './class-names.ts';

const looks = {
  /** A filled dot. */
  positive: 'rounded-full bg-mark-active',
  /** Half a dot. */
  notice: 'mask-half bg-mark-idle',
  /** A ring. */
  neutral: 'rounded-full border-2 border-mark-away',
} as const;

/** A finding of a check. Its look has a colour and a shape, and the text says the same in words. */
export interface CheckFinding {
  readonly look: keyof typeof looks;
  readonly text: string;
}

interface CheckLineProps {
  /** What a check found; null if there is nothing to say. */
  check: readonly CheckFinding[] | null;
}

/** The findings of a check, in quiet lines under the checked content. */
export function CheckLine({ check }: CheckLineProps) {
  if (check === null) return null;
  return (
    <div className="grid gap-0.5 px-1 text-xs text-soft">
      {check.map(({ look, text }) => (
        <p key={text} className="flex items-baseline gap-1.5">
          <span aria-hidden data-look={look} className={classNames('size-2 shrink-0', looks[look])} />
          {text}
        </p>
      ))}
    </div>
  );
}
