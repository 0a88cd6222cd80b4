import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Texts of the server for people: refusals, emails, fixed texts, hints. */
const forPeople = /(?:hint-words|questions|wording\/\w+|other-languages|-text|errors|-email)\.ts$/;
const quoted = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
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

const messages = (): string[] =>
  [...readFileSync(`${root}web/locales/es.po`, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].flatMap(
    ([, english = '', spanish = '']) => [english, spanish],
  );

/** What the product says on its screens and in its fixed texts and refusals, which speak to students without a lesson. */
export const productWords = (): string[] => [
  ...new Set(
    [...messages(), ...['guardrails/hints', 'guardrails/families', 'server', 'contract'].flatMap(quotedIn)]
      .map((text) => text.replaceAll('\\"', '"'))
      .filter(isText),
  ),
];
