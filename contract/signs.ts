/** Every dash, hyphen and minus sign but those of powers. */
export const dashes = /(?![⁻₋])[\p{Dash}\u02d7\u2043\u2796\u30fb\uff65]/gu;

/** What turns the direction of the text around it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Letters that are written from right to left, and marks that turn the direction. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that somebody wrote, as a part of a sentence: it turns nothing around itself, whatever its direction.
 * Where the page can, an element `<bdi>` does the same.
 */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(directionMarks, '')}\u2069` : text;
