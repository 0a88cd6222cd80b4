import { lazyPart } from './lazy-part.ts';

/** The menus that open below buttons. Their code is as large as a third of what all pages share, and no page needs it to start. */
export const menuPart = lazyPart(() => import('./opened-menus.tsx'));
