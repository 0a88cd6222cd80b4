import { lazyPart } from './lazy-part.ts';

/** What opens below a button: a third of the code that all pages share, and no page needs it to start. */
export const menuPart = lazyPart(() => import('./opened-menus.tsx'));
