import { useState } from 'react';
import type { Look } from './wall-tools.tsx';

const listKey = 'lyceum.wall.list';

/** What the teacher looks for in this lesson; whether it is a list is kept on this device. */
export function useLook() {
  const [look, setLook] = useState<Look>(() => ({
    search: '',
    filter: 'all',
    asList: localStorage.getItem(listKey) === 'yes',
  }));
  const onLook = (change: Partial<Look>) => {
    if (change.asList !== undefined) localStorage.setItem(listKey, change.asList ? 'yes' : 'no');
    setLook((before) => ({ ...before, ...change }));
  };
  return { look, onLook };
}
