import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The text of the quoted lines of an entry. */
const unquoted = (lines: string): string =>
  [...lines.matchAll(/"(?:\\.|[^"\\])*"/g)].map(([line]) => JSON.parse(line) as string).join('');

/** The Spanish catalogue: each English message with its translation. */
const messages: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(new URL('../../web/locales/es.po', import.meta.url), 'utf8').matchAll(
      /^msgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|$))+)/gm,
    ),
  ]
    .map(([, english = '', spanish = '']) => [unquoted(english), unquoted(spanish)] as const)
    // The first entry is the head of the file.
    .filter(([english]) => english !== ''),
);

/**
 * The Spanish words of an English message, or of its beginning up to a value or a tag: 'Options for ' finds
 * the words of 'Options for {name}'.
 * @throws Error for a text that is not a message
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

/**
 * Placeholders for any words and for any number. They are private-use characters, which no message contains.
 */
const anyWords = '\uE000';
const anyNumber = '\uE001';

/** A part of a compiled message: text, or a value with its name and, for a plural, its cases. */
type Token =
  | string
  | readonly [name: string, kind?: string, cases?: Readonly<Record<string, Compiled | undefined>>];
type Compiled = string | readonly Token[];

/** Every variant of a message: a plural has one for each of its cases. */
function readings(message: Compiled, inPlural = false): string[] {
  if (typeof message === 'string') return [message];
  return message.reduce<string[]>(
    (before, token) => before.flatMap((start) => ofToken(token, inPlural).map((end) => start + end)),
    [''],
  );
}

function ofToken(token: Token, inPlural: boolean): string[] {
  if (typeof token === 'string') return [token === '#' && inPlural ? anyNumber : token];
  const [, kind, cases = {}] = token;
  return kind === undefined
    ? [anyWords]
    : Object.values(cases).flatMap((each) => (each === undefined ? [] : readings(each, kind === 'plural')));
}

/** The pieces of a message that are separate texts on a page: each tag ends one. */
const texts = (message: string): string[] =>
  readings(compileMessageOrThrow(message) as Compiled).flatMap((reading) =>
    reading
      .split(/<\/?\d+\/?>/)
      .map((text) => text.trim())
      .filter((text) => /\p{L}/u.test(text)),
  );

/** Whether a template has two words of its own, without which it would match too many texts. */
const hasWords = (text: string): boolean => /\p{L}{3}.*\p{L}{3}/su.test(text);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The expression that matches a text with any words and numbers in place of its placeholders. */
const templateOf = (text: string): RegExp =>
  new RegExp(`^${escaped(text).replaceAll(anyWords, '.+').replaceAll(anyNumber, '[\\d.,\\s]+')}$`, 'su');

/** The words of one language: texts without a value, and an expression for each text with one. */
interface Words {
  readonly whole: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
}

/**
 * The words of all messages in one language.
 * @param which 0 for the messages, 1 for their translations
 */
function wordsOf(all: Iterable<readonly [message: string, translation: string]>, which: 0 | 1): Words {
  const whole = new Set<string>();
  const templates = new Set<string>();
  for (const pair of all) {
    const message = pair[which];
    for (const text of texts(message)) {
      // A piece between tags can be a word that is not a message by itself.
      const isPiece = message.includes('<') && !hasWords(text);
      if (isPiece) continue;
      if (!text.includes(anyWords) && !text.includes(anyNumber)) whole.add(text);
      // A template in which only numbers vary matches few texts, even if its own words are short.
      else if (hasWords(text) || !text.includes(anyWords)) templates.add(text);
    }
  }
  return { whole, templates: [...templates].map(templateOf) };
}

// A message that is the same in both languages does not show which one it is.
const english = wordsOf(
  [...messages].filter(([message, translation]) => message !== translation),
  0,
);
const allEnglish = wordsOf(messages, 0);
const spanish = wordsOf(messages, 1);

const isAmong = ({ whole, templates }: Words, text: string): boolean =>
  whole.has(text) || templates.some((template) => template.test(text));

/**
 * Whether a text of a page is English words of the catalogue: a message, or a piece of one between its tags.
 */
export const isEnglish = (text: string): boolean => isAmong(english, text) && !isAmong(spanish, text);

/** Whether a text of an English page is a message, or a piece of one between its tags. */
export const isMessage = (text: string): boolean => isAmong(allEnglish, text);

/** Whether a text of a page is Spanish words of the catalogue. */
export const isSpanish = (text: string): boolean => isAmong(spanish, text);
