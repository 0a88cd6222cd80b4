import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text.ts';
import { useMedia } from './use-media.ts';

const stored = storedText(() => localStorage, 'lyceum.enter-key');
const listeners = new Set<() => void>();
/** The choice of this device; null without one. Kept here too, since the storage may be blocked. */
let chosen: string | null | undefined;

const read = (): string | null => {
  chosen ??= stored.read();
  return chosen;
};

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses for this device whether Enter sends what was typed. */
export function chooseEnterSends(sends: boolean): void {
  chosen = sends ? 'sends' : 'breaks';
  stored.write(chosen);
  for (const listener of listeners) listener();
}

/** Whether Enter sends what was typed; otherwise it breaks the line, and only the button sends. */
export function useEnterSends(): boolean {
  // The keyboard of a device without a mouse is on the screen, where Shift+Enter is no key.
  const [hasFinger, hasNoMouse] = [useMedia('(pointer:coarse)'), useMedia('(hover:none)')];
  const choice = useSyncExternalStore(follow, read);
  return choice === null ? !(hasFinger && hasNoMouse) : choice === 'sends';
}
