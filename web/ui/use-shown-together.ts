import { type Query, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long the parts wait for each other, in milliseconds. */
const longestWait = 3_000;

const isFirstLoad = ({ state, meta }: Query): boolean => state.status === 'pending' && meta?.isAhead !== true;

/**
 * Whether to show parts that load separately. They are shown once all are there; otherwise a part that comes
 * later could push a button away from somebody who is about to press it. Until then the parts must be
 * rendered invisibly, since they load only when they are rendered. After `longestWait` they are shown even if
 * some are missing.
 * @param isWaiting whether something that is not a query is still missing
 */
export function useShownTogether(isWaiting = false): boolean {
  const isLoading = useIsFetching({ predicate: isFirstLoad }) > 0 || isWaiting;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setIsShown(true), longestWait);
    return () => clearTimeout(timer);
  }, [isShown]);
  useEffect(() => {
    if (isShown || isLoading) return;
    // A part that has just come may contain parts of its own, which begin to load only after they are
    // rendered.
    const timer = setTimeout(() => setIsShown(true));
    return () => clearTimeout(timer);
  }, [isShown, isLoading]);
  return isShown;
}
