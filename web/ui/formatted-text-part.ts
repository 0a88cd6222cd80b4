import { lazyPart } from './lazy-part.ts';

/** What formats a text weighs as much as a page, and most pages begin without a formatted text. */
export const formattedTextPart = lazyPart(
  async () => (await import('./formatted-text.tsx')).renderFormattedText,
);
