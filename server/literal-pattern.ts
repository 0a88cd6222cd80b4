/** The source of a regular expression that matches a text literally, outside of square brackets. */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
