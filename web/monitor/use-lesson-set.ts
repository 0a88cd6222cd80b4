import { useCallback, useState } from 'react';
import { storedText } from '../ui/stored-text.ts';

/** What is kept of a lesson in this tab. */
type Kind = 'not-now' | 'pinned';

const storedNames = (kind: Kind, openingId: string) =>
  storedText(() => sessionStorage, `lyceum.${kind}.${openingId}`);

/**
 * A set of names that the teacher chose in a lesson, kept in this tab, so that a reload does not change it.
 * @returns the set, and a function that puts a name in or takes it out
 */
export function useLessonSet(
  kind: Kind,
  openingId: string,
): [ReadonlySet<string>, (name: string, isIn: boolean) => void] {
  const [names, setNames] = useState<ReadonlySet<string>>(
    () => new Set(storedNames(kind, openingId).read()?.split('\n')),
  );
  const change = useCallback(
    (name: string, isIn: boolean) => {
      const after = new Set(names);
      if (isIn) after.add(name);
      else after.delete(name);
      storedNames(kind, openingId).write(after.size === 0 ? null : [...after].join('\n'));
      setNames(after);
    },
    [kind, openingId, names],
  );
  return [names, change];
}
