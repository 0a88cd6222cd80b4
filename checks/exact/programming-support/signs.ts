import patterns from '../../data/code-patterns.json' with { type: 'json' };
import { anyOf, wordsIn } from '../../word-rows.ts';

/*
 * Patterns of code in the languages that schools teach (data/code-patterns.json). Every pattern takes linear time, since replies may be hostile.
 */

type Part = keyof typeof patterns.parts;

/** A pattern of the data with the parts that it names in braces: "{operand}". */
const withParts = (pattern: string): string =>
  pattern.replace(/\{([a-zA-Z]+)\}/g, (_, name: Part) => {
    const part = patterns.parts[name];
    return withParts(typeof part === 'string' ? part : anyOf(part));
  });

/** Whether a text has what a pattern needs; a search for plain characters takes half of the time of an expression. */
const testOf = (needs: string): ((text: string) => boolean) => {
  const expression = new RegExp(needs);
  return /[\\[(|?+*.]/.test(needs) ? (text) => expression.test(text) : (text) => text.includes(needs);
};

/** Patterns of one statement inside a sentence, or of the head of one. `mayBeIn` is a quick test before the slow pattern. */
const fragments = patterns.fragments.map(([needs = '', pattern = '']) => ({
  mayBeIn: testOf(needs),
  pattern: new RegExp(withParts(pattern), 'gu'),
}));

/** The statements inside a sentence, in the order of the patterns. */
export const fragmentsIn = (text: string): string[] =>
  fragments.flatMap(({ mayBeIn, pattern }) => (mayBeIn(text) ? (text.match(pattern) ?? []) : []));

/** Built-in functions of programming languages, whose names are not words of a sentence. */
const builtIn = new Set(wordsIn(patterns.builtIn));
const isWord = (name: string): boolean => /^[A-Za-z]?[a-z]{3,30}$/.test(name) && !builtIn.has(name);

/** A call whose brackets contain no code: "print()", "it (see above)", "every ( needs a )". */
export const isMereMention = (code: string): boolean => {
  const inside = /^[\w.$]{1,61}\(([^()]*)\);?$/.exec(code)?.[1]?.trim();
  if (inside === undefined) return false;
  if (inside === '' || inside === '...' || inside === '…') return true;
  return (
    /^[\p{L}'’-]+(?:\s[\p{L}'’-]+)+[.?!]?$/u.test(inside) || /^(?:see|i\.e|e\.g)(?![\p{L}_])/iu.test(inside)
  );
};

/** Whether a call may be a word with an ending in brackets: "function(s)". Between backticks it is a call: `fibonacci(n)`. */
export const mayBeEnding = (code: string): boolean =>
  isWord(/^(\w{1,61})\((?:s|es|e|n|en|er|in|innen|r|d|ed|ing|a|as|os)\);?$/.exec(code)?.[1] ?? '');

const statement = new RegExp(
  `^(?:${[
    String.raw`${anyOf(patterns.statementWords)}\b.*[:;{}()=[\]].*`,
    String.raw`(?:else|try|finally|do|begin)\s*[:{]|(?:break|continue|pass|return)\s*;?$`,
    String.raw`return\s+[\w"'.-]+;?$|import\s+[\w.{},* ]+;?$|@\w+|<\/?[a-zA-Z!][^>]*>.*`,
  ].join('|')})`,
);
/** In a code block, these lines are code too: a CSS rule, a line that ends with a semicolon or an opening brace. */
const looseStatement = /^(?:[.#]?[\w-][ ,>.#:\w-]*\{.*|[\w-]+\s*:\s*[^;]+;\s*$|.*[;{]\s*$)/;
/** Whether a line ends with a semicolon or an opening brace and has another sign of code. */
const endsLikeCode = (line: string): boolean =>
  /[;{]\s*$/.test(line) && /\w/.test(line) && /[=()[\]<>]/.test(line.slice(line.search(/\w/)));
const sql = new RegExp(String.raw`^${anyOf(patterns.sql)}\s+\S`);
/** A line of pseudo-code, in capitals. */
const pseudo = new RegExp(
  String.raw`^${anyOf(patterns.pseudo)}\s+\S|^(?:ELSE|END ?IF|END ?WHILE|END ?FOR|END|NEXT|BEGIN|STOP)\b`,
);
/** A block of Scratch: "when green flag clicked", "move 10 steps". */
const scratch = new RegExp(`^${anyOf(patterns.scratch)}$`, 'i');

/** Whether a whole line is code: in a code block by any pattern, between sentences only by the stricter ones. */
export function isStatement(line: string, inBlock: boolean): boolean {
  if (pseudo.test(line)) return true;
  // Between sentences, a block of Scratch is code if it is in capitals or begins with no everyday word.
  if (scratch.test(line))
    return inBlock || /^[A-Z ]+\b|^(?:when|repeat|move|turn|forever|change)\b/.test(line);
  if (statement.test(line)) return inBlock || !isSentence(line);
  if (inBlock ? looseStatement.test(line) : endsLikeCode(line) && !isSentence(line)) return true;
  if (!sql.test(line)) return false;
  return inBlock || (/^[A-Z]{2}/.test(line) && !/[.!?]$/.test(line));
}

/** Whether a line is a sentence: at least three words, and few signs among them. */
const isSentence = (line: string): boolean => {
  const words = line.match(/\p{L}{2,}/gu)?.length ?? 0;
  const signs = line.match(/[=(){}[\];<>+*/_]/g)?.length ?? 0;
  return words >= 3 && signs * 3 < words;
};

const fault =
  /(?:error|exception|warning|fehler|erreur|traceback)\b|^\s*File ".{0,200}", line \d+|^\s*[\^~]+\s*$|^\s*at [\w.$<>]+\(/i;
const wordsOnly = /^[\p{L}\p{N}\s.,!?'’"“”:;%€$–-]*$/u;

/** Printed output or an error message in a code block, which is not code. */
export const isOutput = (line: string): boolean =>
  fault.test(line) || (wordsOnly.test(line) && !isStatement(line.trim(), true));

export const functionHead = new RegExp(anyOf(patterns.functionHeads));
/** The head and its body in one line. */
export const functionInOneLine = new RegExp(String.raw`^(?:async\s+)?${anyOf(patterns.functionsInOneLine)}`);

/** A placeholder: <name>, …, ___. */
const placeholder = /<[\p{L}_ -]{1,30}>|\.\.\.|…|_{2,}|\[(?:your|dein|ton|tu)\b[^\]\n]{0,40}\]/gu;
/** The keywords of which the shape of a statement consists. */
const keywords = new Set(wordsIn(patterns.keywords));

/** Whether code is only the shape of a statement, with placeholders: "for … in …:". */
export function isShape(code: string): boolean {
  placeholder.lastIndex = 0;
  if (!placeholder.test(code)) return false;
  const rest = code.replace(placeholder, ' ').match(/[\p{L}_]\w*|\d+|"[^"]*"|'[^']*'/gu) ?? [];
  return rest.every((token) => keywords.has(token));
}
