import type { ChangedSinceProps } from './changed-since.tsx';
import { lazyPart } from './lazy-part.ts';
import { useLazy } from './use-lazy.ts';

/** It loads when it is first needed, since two people seldom change the same thing. */
const part = lazyPart(async () => (await import('./changed-since.tsx')).renderChangedSince);

/** The notice below a field that somebody else has changed; nothing below any other. */
export function StoredMeanwhile({
  theirs,
  ...props
}: Omit<ChangedSinceProps, 'theirs'> & Partial<Pick<ChangedSinceProps, 'theirs'>>) {
  const renderChangedSince = useLazy(part, theirs !== undefined);
  return renderChangedSince && theirs ? renderChangedSince({ ...props, theirs }) : null;
}
