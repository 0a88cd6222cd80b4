import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { guidelineExamples } from '../../contract/guideline-examples.ts';

/** The folder with our own conversations of students and tutors. */
const conversations = 'evals/guidelines';

const root = fileURLToPath(new URL('../../', import.meta.url));

const hintSentences: Record<string, string[][]> = JSON.parse(
  readFileSync(`${root}checks/data/hint-sentences.json`, 'utf8'),
);

/** A text of 8 to 400 characters in single quotes or backticks. */
const quoted = /'([^'\n]{8,400})'|`([^`\n]{8,400})`/g;
/** Whether a text is a sentence: at least three words, and no pattern or template. */
const isSentence = (text: string): boolean =>
  text.split(' ').length >= 3 && /^\p{L}/u.test(text) && !/[[\]{}\\|*]/.test(text);

/** The source files at the top of a folder, without those that contain harmful sentences and without practice-scripts.ts. */
const filesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.ts') && !/content|harm-|strangers[.]ts|practice-scripts/.test(name))
    .map((name) => `${folder}/${name}`);

/**
 * The sentences of hints, and those that are quoted in this folder: of tutors, good or too generous, and
 * of students. None of them asks for harmful content.
 */
export const ownWords = (): string[] => [
  ...filesIn(conversations)
    .flatMap((file) => [...readFileSync(`${root}${file}`, 'utf8').matchAll(quoted)])
    .map(([, single = '', template = '']) => single || template)
    .filter(isSentence),
  ...Object.values(hintSentences).flat(2),
  ...Object.values(guidelineExamples).flatMap(({ answers }) => Object.values(answers)),
];
