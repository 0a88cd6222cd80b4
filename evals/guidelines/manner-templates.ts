/**
 * Our own sentences of tutors, in seven languages. Those that must not reach a student stand under their
 * prohibition, those of lessons under "none". "{a|b}" in a template means a or b. The models are trained on
 * the folder "tuned". The other two folders only measure, and nobody looked at their individual results:
 * "kept" was written in another style, "strangers" before its author had read the code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type MannerPart = 'tuned' | 'kept' | 'strangers';

export interface MannerTemplate {
  readonly text: string;
  /** The prohibition without its family; "none" for a lesson. */
  readonly kind: string;
  readonly lang: string;
}

/** The templates of a part; a line in brackets names the kind of those that follow. */
export function readMannerTemplates(part: MannerPart): MannerTemplate[] {
  const folder = fileURLToPath(new URL(`manner-templates/${part}/`, import.meta.url));
  return readdirSync(folder).flatMap((file) => {
    let kind = 'none';
    return readFileSync(`${folder}${file}`, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const heading = /^\[(\w+)\]$/.exec(line)?.[1];
        kind = heading ?? kind;
        return heading || line === '' ? [] : [{ text: line, kind, lang: file.slice(0, 2) }];
      });
  });
}
