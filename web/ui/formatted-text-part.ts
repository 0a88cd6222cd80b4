import { lazyPart } from './lazy-part.ts';

/**
 * The formatter of texts, which loads when it is first needed. It has as much code as a whole page, and most
 * pages start without formatted text.
 */
export const formattedTextPart = lazyPart(
  async () => (await import('./formatted-text.tsx')).renderFormattedText,
);
