import { useSyncExternalStore } from 'react';

/** The list of a query and how to follow it, the same for each render, so that it is not made again. */
const known = new Map<string, { list: MediaQueryList; follow: (changed: () => void) => () => void }>();

function listOf(query: string) {
  const before = known.get(query);
  if (before !== undefined) return before;
  const list = matchMedia(query);
  const follow = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  const made = { list, follow };
  known.set(query, made);
  return made;
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const { list, follow } = listOf(query);
  return useSyncExternalStore(follow, () => list.matches);
}

/** From this width the dashboard shows the classes beside the lesson (`xl:` in class names). */
export const classesBesideLesson = '(min-width:80rem)';
