import { type Query, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long the parts wait for each other, in milliseconds. */
const longestWait = 3_000;

const isFirstLoad = ({ state, meta }: Query): boolean => state.status === 'pending' && meta?.isAhead !== true;

/**
 * Whether to show parts that load separately: once all are there, so that none that comes later pushes a button away from the
 * pointer of somebody who is about to press it. The parts are rendered before, invisibly, since that is when they load. After a
 * while they are shown without those that are missing.
 * @param isWaiting something that is no query is still missing
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
    // What has just come may have parts of its own, which begin to load only after they are rendered.
    const timer = setTimeout(() => setIsShown(true));
    return () => clearTimeout(timer);
  }, [isShown, isLoading]);
  return isShown;
}
