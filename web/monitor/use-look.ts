import { useCallback, useState } from 'react';
import { storedText } from '../ui/stored-text.ts';
import type { Look } from './wall-tools.tsx';

const storedAsList = storedText(() => localStorage, 'lyceum.wall.list');

/**
 * What the teacher looks for in this lesson, and how the wall shows it. Whether the wall is a list is stored
 * on this device.
 */
export function useLook() {
  const [look, setLook] = useState<Look>(() => ({
    search: '',
    filter: 'all',
    asList: storedAsList.read() === 'yes',
  }));
  const onLook = useCallback((change: Partial<Look>) => {
    if (change.asList !== undefined) storedAsList.write(change.asList ? 'yes' : 'no');
    setLook((before) => ({ ...before, ...change }));
  }, []);
  return { look, onLook };
}
