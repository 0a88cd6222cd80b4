import type { ReactNode } from 'react';

/** Grey placeholders for cards that are loading, so that nothing moves when they appear. */
export function CardSkeletons({
  count,
  label,
  className = 'grid gap-4',
  children,
}: {
  count: number;
  label: string;
  /** How the cards themselves are arranged. */
  className?: string;
  /** The heading of a page that shows nothing else yet. */
  children?: ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all the same, and never moved
        <div key={index} className="h-40 rounded-lg bg-tone" />
      ))}
    </div>
  );
}
