import { i18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';

/** How many characters of a text are too many. Blanks around it do not count, as on the server. */
export const excessOf = (text: string, maximum: number): number => Math.max(0, text.trim().length - maximum);

/** Says that a text is too long: '1,198 too many: at most 8,000 characters.' */
export function excessWords(excess: number, maximum: number): string {
  const most = i18n.number(maximum);
  return plural(excess, {
    one: `# too many: at most ${most} characters.`,
    other: `# too many: at most ${most} characters.`,
  });
}

/** Whether a text can be sent: it is not blank, and not too long. */
export const isSendable = (text: string, maximum: number): boolean =>
  text.trim() !== '' && excessOf(text, maximum) === 0;
