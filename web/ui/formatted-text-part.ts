import { lazyPart } from './lazy-part.ts';

/** The formatter has as much code as a whole page, and most pages start without formatted text. */
export const formattedTextPart = lazyPart(
  async () => (await import('./formatted-text.tsx')).renderFormattedText,
);
