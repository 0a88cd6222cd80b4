/** Grey placeholders for cards that are loading, so that nothing moves when they appear. */
export function CardSkeletons({
  count,
  label,
  className = 'grid gap-4',
}: {
  count: number;
  label: string;
  /** How the cards themselves are arranged. */
  className?: string;
}) {
  return (
    <div role="status" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all the same, and never moved
        <div key={index} className="h-40 rounded-lg bg-tone" />
      ))}
    </div>
  );
}
