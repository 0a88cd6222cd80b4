import { lazyPart } from './lazy-part.ts';

/** The formatter is as large as a page, and most pages begin without formatted text. */
export const formattedTextPart = lazyPart(
  async () => (await import('./formatted-text.tsx')).renderFormattedText,
);
