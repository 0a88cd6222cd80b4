/**
 * A text as a preview has it: without the signs of Markdown around words, and without empty lines. What is no such
 * sign stays, as in 3 * 4, 2**3 or snake_case.
 */
export const withoutFormatting = (markdown: string): string =>
  markdown
    .replace(/^ {0,3}```.*$/gm, '')
    .replace(/^ {0,3}(?:#{1,6}|>+)\s+/gm, '')
    .replace(/(?<![\w)])\*\*|\*\*(?![\w(])/g, '')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\n\s*\n/g, '\n')
    .trim();
