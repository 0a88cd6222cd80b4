import { classNames } from './class-names.ts';

const looks = {
  /** A filled dot. */
  active: 'rounded-full bg-mark-active',
  /** Three dots, as for typing. */
  typing: 'mask-dots w-4 bg-mark-typing',
  /** Half a dot. */
  idle: 'mask-half bg-mark-idle',
  /** An empty ring. */
  away: 'mask-ring bg-mark-away',
  /** A dotted ring: the current state is unknown. */
  unknown: 'rounded-full border-2 border-dotted border-mark-away',
} as const;

/** A mark with a colour, a shape and a word, since many people cannot tell colours apart. */
export function StatusMark({ status, word }: { status: keyof typeof looks; word: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-soft">
      <span
        aria-hidden="true"
        data-status={status}
        className={classNames('h-2.5 min-w-2.5', looks[status])}
      />
      {word}
    </span>
  );
}
