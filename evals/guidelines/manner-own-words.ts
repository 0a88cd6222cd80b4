import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The names of files with texts for people: fixed texts, refusals and emails. */
const forPeople = /(?:-text|errors|-email)\.ts$/;
/** A text in single quotes or backticks, with escaped characters in it. */
const quoted = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
/**
 * Whether a quoted text is meant for people: it has two words, or six Chinese characters, and no part of a
 * regular expression.
 */
const isText = (text: string): boolean =>
  /\p{L} \p{L}|\p{Script=Han}{6}/u.test(text) && !/\(\?[:<!=]|\\[bpw]/.test(text);

const quotedIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => forPeople.test(path) && !path.includes('.test.'))
    .flatMap((path) => [
      ...readFileSync(`${root}${folder}/${path}`, 'utf8')
        .replace(/'\s*\+\s*'/g, '')
        .matchAll(quoted),
    ])
    .map(([, plain, template]) =>
      (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '…').replaceAll("\\'", '’'),
    );

/** The texts of the web app in English, with their Spanish translations. */
const messages = (): string[] =>
  [...readFileSync(`${root}web/locales/es.po`, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].flatMap(
    ([, english = '', spanish = '']) => [english, spanish],
  );

/** What the product says to people outside lessons: on its screens, in its fixed texts and in refusals. */
export const productWords = (): string[] => [
  ...new Set(
    [...messages(), ...['server', 'contract'].flatMap(quotedIn)]
      .map((text) => text.replaceAll('\\"', '"'))
      .filter(isText),
  ),
];
