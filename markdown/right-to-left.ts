/** The letters of Hebrew, Arabic and the other scripts from right to left. */
const rightToLeft =
  /[\u0590-\u05ff\u0620-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text has letters that are read from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);
