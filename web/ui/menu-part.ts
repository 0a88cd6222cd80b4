import { lazyPart } from './lazy-part.ts';

/**
 * The menus that open below buttons. They load when they are first needed: their code is a third as large as
 * the code that all pages share, and no page needs it to start.
 */
export const menuPart = lazyPart(() => import('./opened-menus.tsx'));
