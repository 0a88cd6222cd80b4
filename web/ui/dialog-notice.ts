import { createContext, type ReactNode } from 'react';

/** What every dialog shows at its top, because it covers the page on which the reader would see it. */
export const DialogNoticeContext = createContext<ReactNode>(null);
