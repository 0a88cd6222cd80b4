import { classNames } from './class-names.ts';

const colours = {
  active: 'bg-mark-active',
  typing: 'bg-mark-typing',
  idle: 'bg-mark-idle',
  away: 'bg-mark-away',
} as const;

/** A coloured mark with its word: colour alone tells nothing to many. */
export function StatusMark({ status, word }: { status: keyof typeof colours; word: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-soft">
      <span
        aria-hidden="true"
        data-status={status}
        className={classNames(
          'size-2.5 rounded-full',
          colours[status],
          status === 'typing' && 'animate-pulse-soft',
        )}
      />
      {word}
    </span>
  );
}
