import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import patterns from '../../data/code-patterns.json' with { type: 'json' };
import { fragmentsIn, isMereMention, isOutput, isShape, isStatement, mayBeEnding } from './signs.ts';

/** A statement or a line of code in a text. */
export interface CodeLine {
  readonly code: string;
  /** Its tokens, with single blanks between them and at both ends, so that a search finds whole tokens. */
  readonly tokens: string;
  /** The number of its code block; code in a sentence has its own number. */
  readonly block: number;
}

/** A name, a number or a sign. */
const token = /[\p{L}_$][\p{L}\p{M}\w$]*|\d+(?:\.\d+)?|[^\s\p{L}\w]/gu;

export const tokensOf = (code: string): string =>
  ` ${(code.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").match(token) ?? []).join(' ')} `;

/** A longer line counts as prose. */
const longestLine = 400;
/** A longer line of code without a semicolon is read in pieces of this width. */
const widestLine = 120;

/** A line of a text with its code. In a code block, nearly everything is code; in prose, little is. */
class Line {
  /** The fence that opens or closes a code block. */
  readonly mark: string | undefined;
  readonly #text: string;
  #prose: readonly Statement[] | undefined;
  #block: readonly Statement[] | undefined;

  constructor(text: string) {
    this.#text = text;
    this.mark = fence.exec(text)?.[1];
  }

  get prose(): readonly Statement[] {
    this.#prose ??= statements(inProse(this.#plain));
    return this.#prose;
  }

  get block(): readonly Statement[] {
    this.#block ??= statements(inBlock(this.#plain));
    return this.#block;
  }

  get #plain(): string {
    return wideBlank.test(this.#text) ? this.#text.replace(blanks, ' ') : this.#text;
  }
}

const wideBlank = /[ \t\u00a0]{2}|[\t\u00a0]/;
const blanks = /[ \t\u00a0]+/g;

type Statement = Omit<CodeLine, 'block'>;

const statements = (lines: readonly string[]): Statement[] =>
  lines.flatMap(statementsOf).map((code) => ({ code, tokens: tokensOf(code) }));

/** The beginning or end of a code block, perhaps quoted or in a list. */
const fence = /^\s{0,12}(?:>\s?)?(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/;

/** The lines of a growing text, each scanned once. */
export const lineReader = () =>
  new IncrementalScanner(/\n/g, (text, from, to) => [new Line(text.slice(from, to).replace(/\n$/, ''))]);

/** All code in a text: in blocks, inline, in tables, in separate lines and inside sentences. */
export function codeLinesOf(text: string, reader = lineReader()): CodeLine[] {
  const found: CodeLine[] = [];
  let open: string | null = null;
  let block = 0;
  let followsCode = false;
  for (const line of reader.of(text)) {
    // A fence closes a block if it is at least as long as the one that opened it.
    if (line.mark && (open === null || line.mark.startsWith(open))) {
      open = open === null ? line.mark : null;
      block += 1;
      continue;
    }
    const lines = open === null ? line.prose : line.block;
    // Outside of code blocks, lines of one statement each that follow each other count as one block.
    if (open === null && !(lines.length === 1 && followsCode)) block += 1;
    followsCode = lines.length > 0;
    for (const one of lines) found.push({ ...one, block });
  }
  return found;
}

/** The beginning of a comment: "# ", "//", "<!--". */
const comment = /^(?:#(?!include)|\/\/|--\s|\/\*|\*\s|<!--|%\s)\s?/;
const punctuationOnly = /^[\s(){}[\];,]*$/;

/** The code of a line in a code block: the whole line, but nothing of output and placeholders. A comment is read like a sentence. */
function inBlock(line: string): string[] {
  const code = line.trim();
  if (punctuationOnly.test(code)) return [];
  if (comment.test(code)) return inSentence(code.replace(comment, ''));
  if (isShape(code) || isOutput(code)) return [];
  return [code];
}

const inlineCode = /(`{1,2})([^`\n]{1,400})\1/g;
/** The mark of a list or a step at the beginning of a line: "- ", "3. ", "Step 2: ". */
const listMark =
  /^\s*(?:>\s?)?(?:#{1,6}\s+(?=\S)|[-*+•]\s+|\d+[.):]\s+|\d+\s+(?=[A-Z]{2,}\b)|(?:step|line|zeile|ligne|línea)\s\d+\s?:\s+)?/i;

/** Most lines have none of these, and so hold no code. */
const mayHoldCode =
  /[=(){}[\];<>:`|+%]|[A-Z]{2}|when | in ["'[]| (?:modulo|times|minus|plus) |repeat|move|turn|forever|change|print|import|equals|bracket|parenthes|colon/;

function inProse(line: string): string[] {
  if (!mayHoldCode.test(line)) return [];
  if (/^\s*\|/.test(line)) return line.split('|').flatMap((cell) => inProse(cell.replace(/\|/g, '')));
  const found: string[] = [];
  const rest = line.replace(inlineCode, (_whole, _mark, code: string) => {
    if (isInlineCode(code.trim())) found.push(code.trim());
    return ' ';
  });
  const bare = rest.replace(listMark, '').trim();
  if (
    bare !== '' &&
    !punctuationOnly.test(bare) &&
    bare.length <= longestLine &&
    isStatement(bare, false) &&
    !isShape(bare)
  ) {
    const parts = announced.test(bare) ? inSentence(bare) : [];
    return [...found, ...(parts.length > 1 ? parts : [bare])];
  }
  return [...found, ...inSentence(bare)];
}

/** The beginning of a sentence, which is read for the code in it, even if it looks like code: "Use for (…) and inside it if (…) return false;". */
const announced = /^[A-Z][a-z]+\s[a-z(]/;

const isTag = /^<\/?[\w-]+\s?\/?>$/;

/** Whether text between backticks is code. A name, an operator, a tag, an empty call or an error message is only mentioned. */
function isInlineCode(code: string): boolean {
  if (isShape(code) || isMereMention(code) || isTag.test(code) || /error|exception/i.test(code)) return false;
  return (
    mayBeEnding(code) || inSentence(code).length > 0 || isStatement(code, true) || /\sin\s["'[]/.test(code)
  );
}

/** The code inside a sentence, perhaps spelled out. */
function inSentence(text: string): string[] {
  const found: string[] = [];
  for (const version of spelledOut(text)) {
    for (const code of withoutParts([...new Set(fragmentsIn(version))])) {
      const bare = code.trim();
      if (!isMereMention(bare) && !mayBeEnding(bare) && !isShape(code)) found.push(bare);
    }
  }
  return found;
}

/** A call inside an assignment is not a separate statement. More than 100 would take too long to compare. */
const withoutParts = (found: readonly string[]): readonly string[] =>
  found.length > 100
    ? found
    : found.filter(
        (one, at) =>
          !found.some((other, index) => index !== at && other.length > one.length && other.includes(one)),
      );

/** Expressions for words with the signs that they stand for. */
type SpokenSigns = readonly (readonly [RegExp, string])[];
const signsOf = (rows: readonly (readonly string[])[]): SpokenSigns =>
  rows.map(([words = '', sign = '']) => [new RegExp(words, 'gi'), sign]);

/** Signs in words: "open parenthesis", "colon". */
const spoken = signsOf(patterns.spokenSigns);
/** Operators in words; a verb for writing, "return" or a sign in words shows that they are code. */
const operators = signsOf(patterns.spokenOperators);
const spells = /\b(?:parenthes|bracket|paren\b|colon|semicolon|equals|quot)/i;

/** A word that shows that operators in words are code. */
const dictates = /\b(?:parenthes|bracket|paren\b|colon|semicolon|type|write|put|insert|return)/i;
const operates = /\s(?:modulo|mod|plus|minus|times|divided by)\s/i;

/** The text, and the text with spelled signs and operators replaced: "print open parenthesis x minus one close parenthesis". */
function spelledOut(text: string): string[] {
  const versions = [text];
  const replaced = (using: SpokenSigns) =>
    using.reduce((said, [words, sign]) => said.replace(words, sign), text);
  if (spells.test(text)) versions.push(replaced(spoken));
  if (operates.test(text) && dictates.test(text)) versions.push(replaced([...operators, ...spoken]));
  return versions;
}

/** The statements of one line. It is split after `;`, `{` and tags, but not in texts in quotation marks or in brackets. */
function statementsOf(line: string): string[] {
  if (line.length > widestLine && !/;/.test(line)) return line.match(/[\s\S]{1,120}/g) ?? [line];
  if (!line.includes(';') && !/[{]\s*\S/.test(line) && !/>\s*</.test(line)) return [line];
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (
      depth <= 0 &&
      (sign === ';' || sign === '{' || (sign === '>' && /^\s*</.test(line.slice(at + 1, at + 9))))
    ) {
      parts.push(line.slice(from, at + 1));
      from = at + 1;
    }
  }
  parts.push(line.slice(from));
  return parts.map((part) => part.trim()).filter((part) => !punctuationOnly.test(part));
}
