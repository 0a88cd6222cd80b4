import signs from './thought-signs.json' with { type: 'json' };

/**
 * What a model's reply begins with when it has no opening mark such as `<think>`: the answer, or a thought
 * whose opening mark the chat template has already written. It is `unknown` until a whole reply has shown it;
 * `thought-by-name` is a guess from the model's name.
 */
export type Beginning = 'unknown' | 'answer' | 'thought' | 'thought-by-name';

/** What earlier replies have shown. */
export interface Connection {
  beginning: Beginning;
}

const anyOf = (patterns: readonly string[], flags = 'iu') => new RegExp(patterns.join('|'), flags);

/** Names of models that think before every answer. A wrong guess costs little: the beginning of a reply mostly shows it. */
const thinkingModels = anyOf(signs.thinkingModels);

export const beginningByName = (model: string): Beginning =>
  thinkingModels.test(model) ? 'thought-by-name' : 'unknown';

/** A thought speaks of the student; an answer speaks to the student. */
const aboutTheStudent = anyOf(signs.aboutTheStudent);
const plansInFirstPerson = anyOf(signs.plansInFirstPerson);
/** A thought begins with a word to oneself, or names the task. */
const opening = anyOf(signs.openings);
const addressesReader = anyOf(signs.addressesReader);

export const soundsLikeThought = (text: string): boolean =>
  aboutTheStudent.test(text) ||
  (!addressesReader.test(text) && (plansInFirstPerson.test(text) || opening.test(text)));

/** The number of a list at the beginning of a reply ("1.") and the point in "3.5" end no sentence. */
const sentenceEnd = /(?:[^\s\d]\S?|\s\d+(?=.\s))[.!?…][)\]"'”’»*_]*(?:\s|$)|[。！？]|\S\s*\n/;
/** In characters. A longer sentence is judged by this much of its beginning. */
const judgedLength = 160;

/** Whether there is enough of a reply for it. */
export const canTell = (text: string): boolean => text.length >= judgedLength || sentenceEnd.test(text);

/** `open` and `close` are around a thought, a `wrapper` around the answer; a server did not remove a `leftover` of a template. */
type MarkKind = 'open' | 'close' | 'wrapper' | 'leftover';

export interface Mark {
  readonly kind: MarkKind;
  /** The index of its pair of marks; -1 for wrappers and leftovers. */
  readonly fence: number;
  readonly at: number;
  readonly end: number;
}

/** The marks in lower case. Models write them in any case. */
const marks = new Map<string, Pick<Mark, 'kind' | 'fence'>>();
const addMarks = (spellings: readonly string[], kind: MarkKind, fence = -1) => {
  for (const spelling of spellings) marks.set(spelling, { kind, fence });
};
for (const [index, { open, close }] of signs.fences.entries()) {
  addMarks(open, 'open', index);
  addMarks(close, 'close', index);
}
addMarks(signs.wrappers, 'wrapper');
addMarks(signs.leftovers, 'leftover');

const spellings = [...marks.keys()];
export const longestMark = Math.max(...spellings.map(({ length }) => length));
const anyMark = anyOf(
  spellings.map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  'gi',
);
/** What a text may end with before a mark is whole. */
const markBeginnings = new Set(
  spellings.flatMap((mark) => Array.from({ length: mark.length - 1 }, (_, at) => mark.slice(0, at + 1))),
);

export function findMark(text: string, from: number): Mark | null {
  anyMark.lastIndex = from;
  const match = anyMark.exec(text);
  const mark = match && marks.get(match[0].toLowerCase());
  return match && mark ? { ...mark, at: match.index, end: match.index + match[0].length } : null;
}

/** The length of the end of a text that may be the beginning of a mark. */
export function unfinishedMarkLength(text: string): number {
  const end = text.slice(-longestMark).toLowerCase();
  for (let from = 0; from < end.length; from += 1)
    if (markBeginnings.has(end[from] as string) && markBeginnings.has(end.slice(from)))
      return end.length - from;
  return 0;
}

/** What closes a quotation, by what opens it. */
const quotations = new Map(Object.entries(signs.quotations));

/** How much of the text before a mark tells whether it is quoted or begins a sentence, in characters. */
export const contextLength = 1_000;

/** Whether a mark at the end of the text so far may be quoted, which the next character shows. */
export const mayBeQuoted = (before: string): boolean => quotations.has(before.at(-1) ?? '');

/**
 * Whether a mark is only quoted: it stands alone between quotation marks. Where opening and closing quotation
 * marks look the same, the first, third, … of a line opens a quotation.
 */
export function isQuoted(before: string, after: string | undefined): boolean {
  const opening = before.at(-1) ?? '';
  const closing = quotations.get(opening);
  if (closing === undefined || after !== closing) return false;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return closing !== opening || line.split(opening).length % 2 === 0;
}

const closedSentence = /[.!?…:。！？]["'”’»)\]*_]*$/;

/** A thought can begin at the start, on a new line or after a sentence. */
export function isBetweenSentences(before: string): boolean {
  const sentences = before.trimEnd();
  return sentences === '' || before.includes('\n', sentences.length) || closedSentence.test(sentences);
}
