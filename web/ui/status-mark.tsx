import { classNames } from './class-names.ts';

const looks = {
  active: 'bg-mark-active',
  typing: 'bg-mark-typing animate-pulse-soft',
  idle: 'bg-mark-idle',
  away: 'bg-mark-away',
  /** An empty ring: nothing is known of this moment. */
  unknown: 'border-2 border-dotted border-mark-away',
} as const;

/** A coloured mark with its word: colour alone tells nothing to many. */
export function StatusMark({ status, word }: { status: keyof typeof looks; word: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-soft">
      <span
        aria-hidden="true"
        data-status={status}
        className={classNames('size-2.5 rounded-full', looks[status])}
      />
      {word}
    </span>
  );
}
