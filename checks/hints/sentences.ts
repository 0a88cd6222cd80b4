import table from '../data/hint-sentences.json' with { type: 'json' };

/** The languages that hints are written in. */
export type HintLanguage = 'en' | 'es';

/**
 * The words of hints and of the practice tutor: for each key its phrasings, each in English and in Spanish. "…" stands for words of
 * the exercise or the student, "#" for the unknown of an equation. Besides those words they contain no quotations and no code; they
 * praise nobody and claim no feelings. Only what is said of a result has "right" or "not yet".
 */
export type SentenceKey = keyof typeof table;

/** The keys after a prefix: "add" of "next.add". */
export type KeyAfter<Prefix extends string> = SentenceKey extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/** The phrasings under a key. */
export const sentences = (key: SentenceKey, language: HintLanguage): readonly string[] =>
  table[key].map((phrasing) => phrasing[language === 'en' ? 0 : 1] ?? '');

/** A sentence with words in place of its dots. */
export const filled = (sentence: string, ...words: readonly string[]): string => {
  let next = 0;
  return sentence.replace(/…/g, () => words[next++] ?? '');
};

/** How many of the last answers a hint does not repeat. */
export const recentAnswers = 4;

/** The next of several phrasings that no recent answer contains. */
export function unsaid(choice: readonly string[], earlier: readonly { readonly answer: string }[]): string {
  const recent = earlier.slice(-recentAnswers).map(({ answer }) => answer);
  const from = earlier.length % choice.length;
  const inTurn = [...choice.slice(from), ...choice.slice(0, from)];
  const isNew = (says: string) => recent.every((answer) => !contains(answer, says));
  const notLast = (says: string) => !contains(recent.at(-1) ?? '', says);
  return inTurn.find(isNew) ?? inTurn.find(notLast) ?? inTurn[0] ?? '';
}

/** Whether an answer has a sentence, whatever stands in place of its dots. */
const contains = (answer: string, says: string): boolean =>
  says
    .split(/[…#]/)
    .filter((part) => part.trim().length > 3)
    .every((part) => answer.includes(part.trim()));
