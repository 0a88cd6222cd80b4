import { readFileSync } from 'node:fs';

/** The Spanish catalogue: each English message with its translation. */
const messages: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(new URL('../../web/locales/es.po', import.meta.url), 'utf8').matchAll(
      /^msgid "(.+)"\nmsgstr "(.+)"$/gm,
    ),
  ].map((match) => match.slice(1).map((text) => text.replaceAll('\\"', '"')) as [string, string]),
);

/**
 * The Spanish words of an English message, also of its beginning up to a value: 'Options of ' for 'Options of {name}'.
 * @throws Error for a text that is no message
 */
export function inSpanish(english: string): string {
  const whole = messages.get(english);
  if (whole !== undefined) return whole;
  const [, translation] =
    [...messages].find(
      ([message]) => message.startsWith(`${english}{`) || message.startsWith(`${english}<`),
    ) ?? [];
  if (translation === undefined) throw new Error(`The catalogue has no message “${english}”.`);
  return translation.slice(0, translation.search(/[{<]/));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a message reads the same in both languages, also where a value may be any words. */
const templateOf = (message: string): RegExp =>
  new RegExp(`^${escaped(message).replace(/\\\{\w+\\\}/g, '.+')}$`, 'u');

const hasWords = (message: string): boolean => /\p{L}{3}.*\p{L}{3}/u.test(message.replace(/\{[^}]*\}/g, ''));

const english: readonly RegExp[] = [...messages]
  .filter(([message, translation]) => message !== translation && !/<|plural,/.test(message))
  .filter(([message]) => !message.includes('{') || hasWords(message))
  .map(([message]) => templateOf(message));
const spanish: readonly RegExp[] = [...messages.values()]
  .filter((translation) => !translation.includes('plural,'))
  .map(templateOf);

/** Whether a text is an English message of the catalogue. */
export const isEnglish = (text: string): boolean =>
  english.some((message) => message.test(text)) && !spanish.some((message) => message.test(text));
