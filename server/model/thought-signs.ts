import { literalPattern } from '../literal-pattern.ts';

/** The opening and closing marks of thoughts in one family of models. */
interface Fence {
  readonly open: readonly string[];
  readonly close: readonly string[];
}

/**
 * DeepSeek, Qwen, GLM, Kimi, MiniMax and most others write `think`; Gemini and EXAONE `thought`; Seed-OSS and LongCat
 * their own.
 */
const tagNames = ['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'seed:think', 'longcat_think'];

/** The marks in lower case. Models write them in any case. */
const fences: readonly Fence[] = [
  { open: tagNames.map((name) => `<${name}>`), close: tagNames.map((name) => `</${name}>`) },
  // Magistral, Kimi-VL, Cohere Command A, OpenThinker, Apertus, Gemma 4, and gpt-oss with its channels.
  { open: ['[think]'], close: ['[/think]'] },
  { open: ['◁think▷'], close: ['◁/think▷'] },
  { open: ['<|start_thinking|>'], close: ['<|end_thinking|>'] },
  { open: ['<|begin_of_thought|>'], close: ['<|end_of_thought|>'] },
  { open: ['<|inner_prefix|>'], close: ['<|inner_suffix|>'] },
  { open: ['<|channel>thought'], close: ['<channel|>'] },
  { open: ['<|channel|>analysis', '<|channel|>commentary'], close: ['<|channel|>final'] },
  // The same channels where the server took the template's own marks out of the text.
  { open: [], close: ['assistantfinal'] },
  // Granite 3.2 uses words.
  { open: ['here is my thought process:'], close: ['here is my response:'] },
];

/** Marks that some models put around the answer after a thought. */
const wrappers = ['<answer>', '</answer>', '<response>', '</response>', '<output>', '</output>'];

/** Marks of a model's template that its server did not remove. */
const leftovers = [
  ...['<|begin_of_solution|>', '<|end_of_solution|>', '<|start_response|>', '<|end_response|>'],
  ...['<|message|>', '<|start|>assistant', '<|end|>', '<|return|>', '<|im_end|>'],
];

export type MarkKind = 'open' | 'close' | 'wrapper' | 'leftover';

/** A mark in a text. */
export interface Mark {
  readonly kind: MarkKind;
  /** The index of its fence; -1 for wrappers and leftovers. */
  readonly fence: number;
  readonly at: number;
  readonly end: number;
}

const kinds = new Map<string, Pick<Mark, 'kind' | 'fence'>>([
  ...fences.flatMap(({ open, close }, fence) => [
    ...open.map((mark) => [mark, { kind: 'open', fence }] as const),
    ...close.map((mark) => [mark, { kind: 'close', fence }] as const),
  ]),
  ...wrappers.map((mark) => [mark, { kind: 'wrapper', fence: -1 }] as const),
  ...leftovers.map((mark) => [mark, { kind: 'leftover', fence: -1 }] as const),
]);
const spellings = [...kinds.keys()];

/** The longest mark, in characters: at most this much is buffered for a mark that may be coming. */
export const longestMark = Math.max(...spellings.map(({ length }) => length));

const anyMark = new RegExp(spellings.map(literalPattern).join('|'), 'gi');

/** The first mark of a text at or after an offset. */
export function findMark(text: string, from = 0): Mark | null {
  anyMark.lastIndex = from;
  const match = anyMark.exec(text);
  const kind = match && kinds.get(match[0].toLowerCase());
  return match && kind ? { ...kind, at: match.index, end: match.index + match[0].length } : null;
}

/** What a text may end with before a mark is whole. */
const markBeginnings = new Set(
  spellings.flatMap((mark) => Array.from({ length: mark.length - 1 }, (_, at) => mark.slice(0, at + 1))),
);

/** The length of the end of a text that may be the beginning of a mark. */
export function unfinishedMarkLength(text: string): number {
  const end = text.slice(-longestMark).toLowerCase();
  for (let from = 0; from < end.length; from += 1)
    if (markBeginnings.has(end[from] as string) && markBeginnings.has(end.slice(from)))
      return end.length - from;
  return 0;
}

/** Marks that open a quotation, each with the mark that closes it. */
const quotations: Readonly<Record<string, string>> = {
  '`': '`',
  '"': '"',
  "'": "'",
  '«': '»',
  '»': '«',
  '“': '”',
  '„': '“',
  '‘': '’',
  '‚': '‘',
  '「': '」',
  '(': ')',
};

/** Whether the mark is at the end of the text so far, and only the next character shows if it is quoted. */
export const mayBeQuoted = (text: string, { at, end }: Mark): boolean =>
  end === text.length && Object.hasOwn(quotations, text[at - 1] ?? '');

/** The most characters of a line that are read for its quotation marks: a line may be as long as a reply. */
const longestLine = 1_000;

/**
 * Whether a mark is only quoted: it stands alone between quotation marks. Where opening and closing quotation
 * marks look the same, the first, third, … of a line opens a quotation.
 */
export function isQuoted(text: string, { at, end }: Mark): boolean {
  const before = text[at - 1] ?? '';
  const closing = quotations[before];
  if (closing === undefined || text[end] !== closing) return false;
  const recent = text.slice(Math.max(0, at - longestLine), at);
  const line = recent.slice(recent.lastIndexOf('\n') + 1);
  return closing !== before || count(line, before) % 2 === 1;
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}

const closedSentence = /[.!?…:。！？]["'”’»)\]*_]*$/;

/** A thought can begin at the start, on a new line or after a sentence. */
export function isBetweenSentences(before: string): boolean {
  const said = before.trimEnd();
  return said === '' || before.includes('\n', said.length) || closedSentence.test(said);
}

/**
 * What a model's reply begins with when it has no opening mark such as `<think>`: the answer, or a thought
 * whose opening mark the chat template has already written. It is `unknown` until a whole reply has shown it;
 * `thought-by-name` is a guess from the model's name.
 */
export type Beginning = 'unknown' | 'answer' | 'thought' | 'thought-by-name';

/** What is known about the replies of one connection, learned from earlier replies. */
export interface Connection {
  beginning: Beginning;
  /** Whether the server has refused a call for its JSON schema. */
  refusesSchemas?: boolean;
}

/**
 * Names of models that think before every answer. The guess costs little: if the server sends thoughts in a
 * separate field, or the model writes the opening mark itself, the beginning of a reply shows it and nothing
 * is buffered.
 */
const reasoningModels =
  /\br1\b|qwq|think|reason|nemotron|minimax-?m\d|olmo-?3|step-?3|qwen-?3\.[5-9]|mimo|smollm3|exaone-deep|skywork-o|marco-o1/i;

/** The initial knowledge about a model. */
export const beginningByName = (model: string): Beginning =>
  reasoningModels.test(model) ? 'thought-by-name' : 'unknown';

const anyOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'iu');

/** A thought speaks of the student; an answer speaks to the student. */
const aboutTheStudent = anyOf(
  String.raw`\b(?:the|this) (?:user|student|learner|pupil|child|kid)(?:['’]s)?\b|^\W*(?:user|student)\b`,
  String.raw`\b(?:der|die|den|dem) (?:nutzer|benutzer|user|schüler)(?:in)?\b|\bl['’](?:utilisateur|élève|étudiante?)\b`,
  String.raw`\b(?:el|la) (?:usuari[oa]|estudiante|alumn[oa])\b|\b[oa] (?:usuári[oa]|alun[oa]|estudante)\b`,
  '用户|用戶|学生|學生|ユーザー|生徒|사용자|학생|пользователь|ученик|студент|المستخدم|الطالب',
);

/** A thought plans in the first person. */
const plansInFirstPerson = anyOf(
  String.raw`\bI(?:['’](?:ll|m|ve|d))? (?:first )?(?:need|should|must|have to|want to|will|start|begin|recall|remember|am asked|calculate|multiply|add|subtract|divide|solve)\b`,
  String.raw`\bI['’](?:ll|m going|m asked|m trying)\b|\blet me\b|^\W*we (?:need|have|must|should|are|know)\b|\bme to\b`,
  String.raw`\bich (?:muss|soll|sollte|werde)\b|\blass mich\b|\bje (?:dois|vais)\b|\btengo que\b|\b(?:necesito|debo|preciso|devo)\b`,
  '我需要|我们需要|我应该|让我|我得|我要|私は|まず|нужно',
);

/**
 * A thought begins with a word to oneself, or names the task. The lines hold: such a word with a plan after
 * it; such a word alone, or a heading; the task; other headings, or a calculation; the same in Chinese.
 */
const thoughtOpening = anyOf(
  String.raw`^\W*(?:okay|ok|alright|all right|hmm+|hm|wait|got it|so|well|now),? (?:so|the|this|i|we|let|that|first|now|here)\b`,
  String.raw`^\W*(?:okay|ok|alright|hmm+|hm|wait|uh|um|need to|let['’]s see|analysis\w|thought\s*\n)|^[\W\d]*analy[sz]e`,
  String.raw`^\W*(?:the|this|in this|in the) (?:problem|question|task|message|prompt|request|input|exercise|query)\b|^\W*this is an? \w+`,
  String.raw`^\W*(?:here['’]s (?:a|my) )?(?:thinking|thought) process|^\W*understanding the|^[^\p{L}\d]*\d[^\p{L}=]*=`,
  '^\\s*(?:好的|嗯|首先|好，|问题|好吧)',
);

/** Words that address the reader. */
const addressesReader = anyOf(
  String.raw`\byou(?:r|['’]\w+)?\b|(?<!\p{L})(?:du|dir|dich|dein\w*|sie|ihnen|tu|toi|ton|vous|votre|tú|te|você|seu)(?!\p{L})`,
  '你|您|あなた|ты|вы|أنت',
);

/** Whether a sentence of a reply reads like a thought and not like an answer to a student. */
export const soundsLikeThought = (text: string): boolean =>
  aboutTheStudent.test(text) ||
  (!addressesReader.test(text) && (plansInFirstPerson.test(text) || thoughtOpening.test(text)));

/**
 * The end of a sentence or a line. The number of a list at the beginning of a reply ("1.") and the point in
 * "3.5" are no end.
 */
const sentenceEnd = /(?:[^\s\d]\S?|\s\d+(?=.\s))[.!?…][)\]"'”’»*_]*(?:\s|$)|[。！？]|\S\s*\n/;
/** In characters. A longer sentence is judged by this much of its beginning. */
const judgedLength = 160;

/** Whether there is enough of a reply for `soundsLikeThought`. */
export const canTell = (text: string): boolean => text.length >= judgedLength || sentenceEnd.test(text);
