import { useState } from 'react';
import { keptText } from '../ui/kept-text.ts';
import type { Look } from './wall-tools.tsx';

const keptAsList = keptText(() => localStorage, 'lyceum.wall.list');

/** What the teacher looks for in this lesson; whether it is a list is kept on this device. */
export function useLook() {
  const [look, setLook] = useState<Look>(() => ({
    search: '',
    filter: 'all',
    asList: keptAsList.read() === 'yes',
  }));
  const onLook = (change: Partial<Look>) => {
    if (change.asList !== undefined) keptAsList.write(change.asList ? 'yes' : 'no');
    setLook((before) => ({ ...before, ...change }));
  };
  return { look, onLook };
}
