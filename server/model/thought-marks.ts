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

/** The length of the end of a text that may be the beginning of a mark. */
export function unfinishedMarkLength(text: string): number {
  const end = text.slice(-longestMark).toLowerCase();
  for (let from = 0; from < end.length; from += 1) {
    const rest = end.slice(from);
    if (spellings.some((mark) => mark.length > rest.length && mark.startsWith(rest))) return rest.length;
  }
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
