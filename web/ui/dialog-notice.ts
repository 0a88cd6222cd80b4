import { createContext, type ReactNode } from 'react';

/** A notice that every dialog shows at its top, because the dialog covers the notice on the page. */
export const DialogNoticeContext = createContext<ReactNode>(null);
