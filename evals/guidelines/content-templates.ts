/**
 * Our own sentences about harmful content, in seven languages: requests and units of replies of each kind,
 * and ordinary lessons, many of which look like them. "{a|b}" in a template means a or b. The trained parts of
 * the checks learn from the folder "tuned"; the other two folders only measure. "kept" was written first, and
 * nobody looked at its individual results. "stranger" was written by two people who had seen neither the rules
 * nor the other sentences, and nobody else has read it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Part = 'tuned' | 'kept' | 'stranger';
export type Side = 'asked' | 'written';

export interface Template {
  readonly text: string;
  readonly side: Side;
  /** The kind of harmful content; "none" for a lesson. */
  readonly kind: string;
  readonly lang: string;
}

const folderOf = (part: Part): string =>
  fileURLToPath(new URL(`content-templates/${part}/`, import.meta.url));

/** The templates of a part; a line in brackets names the side and the kind of those that follow. */
export function readTemplates(part: Part): Template[] {
  return readdirSync(folderOf(part)).flatMap((file) => {
    const lang = file.slice(0, 2);
    let side: Side = 'asked';
    let kind = 'none';
    return readFileSync(`${folderOf(part)}${file}`, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const heading = /^\[(asked|written) ([\w-]+)\]$/.exec(line);
        if (heading) {
          side = heading[1] as Side;
          kind = heading[2] ?? 'none';
        }
        return heading || line === '' ? [] : [{ text: line, side, kind, lang }];
      });
  });
}

/** One of the sentences that a template stands for. */
const sentenceOf = (template: string, random: () => number): string =>
  template
    .replace(/\{([^{}]*)\}/g, (_, choices: string) => {
      const all = choices.split('|');
      return all[Math.floor(random() * all.length)] ?? '';
    })
    .replace(/ +/g, ' ')
    .trim();

/** Some different sentences of a template, at most as many as are asked for. */
export const sentencesOf = (template: string, most: number, random: () => number): string[] => [
  ...new Set(Array.from({ length: most }, () => sentenceOf(template, random))),
];
