import { formatMoment } from '../ui/moments.ts';

/** A labelled moment in the reader's own time. */
export function Moment({ label, at }: { label: string; at: string }) {
  return (
    <span>
      {label}{' '}
      <time dateTime={at} className="font-semibold whitespace-nowrap text-ink">
        {formatMoment(at)}
      </time>
    </span>
  );
}
