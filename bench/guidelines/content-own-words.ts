import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the sentences stand that the product itself says to students, and our own conversations of good tutors. */
const folders = ['guardrails/hints', 'guardrails/families', 'server/model/practice', 'bench/guidelines'];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A text in quotes; of at least three words it is a sentence. */
const quoted = /'([^'\n]{8,400})'|`([^`\n]{8,400})`/g;
const isSentence = (text: string): boolean => text.split(' ').length >= 3;

function filesIn(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return folder === 'bench/guidelines' ? [] : filesIn(path);
    return entry.name.endsWith('.ts') && !/content|harm-|strangers[.]ts|practice-scripts/.test(entry.name)
      ? [path]
      : [];
  });
}

/** The sentences of the product and of our good tutors, as they stand in the code. None of them is harmful. */
export const ownWords = (): string[] =>
  folders
    .flatMap(filesIn)
    .flatMap((file) => [...readFileSync(`${root}${file}`, 'utf8').matchAll(quoted)])
    .map(([, single = '', template = '']) => single || template)
    .filter((text) => isSentence(text) && /^\p{L}/u.test(text) && !/[[\]{}\\|*]/.test(text));
