/**
 * Patterns of code in the languages that schools teach. Every pattern is bounded, since replies may be
 * hostile.
 */

/** A name, perhaps with dots. */
const name = String.raw`(?<![\w.$])[$A-Za-z_][\w.$]{0,60}`;
/** A text, a number, a list or a name. */
const literalOrName = String.raw`(?:"[^"\n]{0,120}"|'[^'\n]{0,120}'|f"[^"\n]{0,120}"|-?\d[\d.]{0,12}|\[[^\]\n]{0,120}\]|\{[^}\n]{0,120}\}|[$A-Za-z_][\w.$]{0,60})`;
/** The arguments of a call, with one call inside them. */
const arguments_ = String.raw`\((?:[^()\n]{0,120}|[^()\n]{0,60}\([^()\n]{0,60}\)[^()\n]{0,60})\)`;
/** An operand: a value, a call or an item of a list. */
const operand = String.raw`${literalOrName}(?:${arguments_})?(?:\[[^\]\n]{0,40}\])?`;
/**
 * An operand that is not a plain word. In a sentence about an operator, such as "uses == to compare", a word
 * follows the operator.
 */
const certain = String.raw`(?:"[^"\n]{0,120}"|'[^'\n]{0,120}'|-?\d[\d.]{0,12}|(?:True|False|None|true|false|null)\b|[a-z](?!\w)|\w{0,30}[_.\d]\w{1,30}|\w{1,60}${arguments_})`;
/** Operands with signs between them. */
const expression = String.raw`${operand}(?:\s?(?:[-+*/%]|\*\*|\/\/|==|and\b|or\b|&&|\|\|)\s?${operand}){0,6}`;
/** A sign of comparison. */
const compares = String.raw`(?:===?|!==?|<=|>=|<|>|%|not in\b|in\b)`;

/** A pattern, and what a text must contain before the pattern is tried, since the patterns are slow. */
interface GuardedPattern {
  readonly needs: string | RegExp;
  readonly pattern: RegExp;
}
/** An entry of `fragments`. */
const pattern = (needs: string | RegExp, source: string): GuardedPattern => ({
  needs,
  pattern: new RegExp(source, 'gu'),
});

/** Code inside a sentence. Each match is one statement, or the head of one. */
const fragments: readonly GuardedPattern[] = [
  // for i in range(10): · for (let i = 0; …)
  pattern(
    'for',
    String.raw`(?<!\w)for\s+\w{1,30}(?:\s?,\s?\w{1,30})?\s+in\s+(?:[\w.]{1,40}${arguments_}\s?:?|[\w.]{1,40}\s?:(?=[\s"'”’».,)]|$))`,
  ),
  pattern('for', String.raw`(?<!\w)(?:for|foreach)\s?\((?=[^()\n]{0,120}[;:=])[^()\n]{0,120}\)\s?\{?`),
  pattern(
    /(?:if|while)/,
    String.raw`(?<!\w)(?:if|while|elif|else if)\s?\(?\s?(?:not |!)?${operand}\s?${compares}\s?${operand}(?:\s(?:and|or|&&|\|\|)\s${operand}(?:\s?${compares}\s?${operand})?){0,3}\)?\s?[:{]?`,
  ),
  pattern('while', String.raw`(?<!\w)while\s?\(?\s?(?:True|true|1)\s?\)?\s?[:{]`),
  // def f(x): · function f(x) { · class Dog:
  pattern(
    /def|func|fn/,
    String.raw`(?<!\w)(?:def|function|func|fn)\s+\w{1,60}\s?\([^()\n]{0,160}\)\s?(?:->\s?\w+\s?)?[:{]?`,
  ),
  pattern(
    'class',
    String.raw`(?<!\w)class\s+[A-Z]\w{0,60}\s?(?:\([^()\n]{0,60}\)\s?:|:(?=\s|$)|\{|extends\b)`,
  ),
  pattern(
    /public|private|protected/,
    String.raw`(?<!\w)(?:public|private|protected)\s+(?:static\s+)?[\w<>[\]]{1,30}\s+\w{1,60}\s?[(=;]`,
  ),
  pattern(
    /int|void|double|float|char|bool|String/,
    String.raw`(?<!\w)(?:int|void|double|float|char|bool|String)\s+\w{1,40}\s?(?:\([^()\n]{0,80}\)\s?[{;]|;)`,
  ),
  // x = 5 · total += price · let x = f(y)
  pattern(
    '=',
    String.raw`(?:(?<!\w)(?:let|const|var|int|float|double|char|bool|boolean|String|string|auto|long)\s+)?${name}(?:\[[^\]\n]{0,40}\])?\s?(?:[-+*/%]|\*\*|\/\/)?:?=(?![=>])\s?${expression};?`,
  ),
  // print("hi") · console.log(x)
  pattern(/[\w.$]\(/, String.raw`${name}${arguments_}(?:\.[\w.]{1,40}${arguments_}){0,3};?`),
  pattern(/cout|cin/, String.raw`(?<!\w)(?:cout|cin|std::cout|std::cin)\s?(?:<<|>>)\s?[^\n;]{1,120};?`),
  pattern(/\+\+|--/, String.raw`(?<!\w)[a-z_]\w{0,40}(?:\+\+|--)\s?[;)]|(?<!\w)[a-z_]\w{0,40}\+\+(?![\w+])`),
  pattern('#include', String.raw`#include\s?[<"][\w./]{1,60}[>"]`),
  pattern('import', String.raw`(?<!\w)from\s+[\w.]{1,60}\s+import\s+[\w*]{1,60}`),
  pattern(
    'return',
    String.raw`(?<!\w)return\s+(?:${operand}\s?(?:[-+*/%]|==|&&|and\b|or\b)\s?${operand}|${name}${arguments_})[^\n.]{0,80};?`,
  ),
  pattern('print', String.raw`(?<!\w)print\s+["'][^"'\n]{1,120}["']`),
  // n % 2 === 0 · a && b
  pattern(
    /%|===?|!=|&&|\|\||\*\*|\/\//,
    String.raw`${name}(?:${arguments_})?\s?(?:===?|!==?|&&|\|\||\*\*|\/\/|%)\s?${certain}(?:\s?(?:===?|!==?|<=?|>=?|&&|\|\|)\s?${operand}){0,3}`,
  ),
  // c in "aeiou"
  pattern(
    / in ["'[]/,
    String.raw`(?<![\w.$'’-])(?:[a-z]|\w{0,30}[_\d.]\w{0,30})\s(?:not\s)?in\s(?:"[^"\n]{1,120}"|'[^'\n]{1,120}'|\[[^\]\n]{1,120}\])`,
  ),
  pattern('lambda', String.raw`(?<!\w)lambda\s+\w{1,30}\s?:\s?${expression}`),
  pattern(
    '=>',
    String.raw`(?:\(\w{0,30}(?:,\s?\w{1,30}){0,5}\)|(?<!\w)\w{1,30})\s?=>\s?[{(\w"'][^\n]{0,120}`,
  ),
  // SQL
  pattern('SELECT', String.raw`(?<!\w)SELECT\s[^;\n]{1,160}\sFROM\s+\w{1,60}[^;.\n]{0,160};?`),
  pattern(
    'select',
    String.raw`(?<!\w)select\s(?:\*|\w{1,40}(?:,\s?\w{1,40}){1,8})\s+from\s+\w{1,60}[^;.\n]{0,160};?`,
  ),
  pattern(
    /INSERT|DELETE|TABLE/,
    String.raw`(?<!\w)(?:INSERT INTO|DELETE FROM|CREATE TABLE|DROP TABLE|ALTER TABLE)\s+\w{1,60}[^;.\n]{0,200};?`,
  ),
  pattern('UPDATE', String.raw`(?<!\w)UPDATE\s+\w{1,60}\s+SET\s[^;.\n]{1,160};?`),
  pattern(
    /WHERE|HAVING|ON/,
    String.raw`(?<!\w)(?:WHERE|HAVING|ON)\s+[\w.]{1,60}\s?(?:=|<|>|<=|>=|<>|LIKE|IN)\s?[^\s;]{1,60}`,
  ),
  // HTML, CSS
  pattern(
    '</',
    String.raw`<(?:[a-z][a-z0-9]{0,15})(?:\s[^<>\n]{0,200})?>[^<\n]{0,200}<\/[a-z][a-z0-9]{0,15}>`,
  ),
  pattern('<', String.raw`<[a-z][a-z0-9]{0,15}\s+[\w-]{1,30}\s?=\s?["'][^<>\n]{0,200}>`),
  pattern(
    ';',
    String.raw`(?<![\w-])(?:color|background|background-color|margin|padding|font-[a-z]+|display|width|height|border|border-[a-z]+|text-[a-z]+|position|float|flex|grid|gap|top|left|right|bottom|opacity|z-index|overflow)(?:-[a-z]+)?\s?:\s?[^;.\n{}]{1,60};`,
  ),
];

/** The statements inside a sentence, in the order of the patterns. */
export function fragmentsIn(text: string): string[] {
  return fragments.flatMap(({ needs, pattern }) =>
    (typeof needs === 'string' ? text.includes(needs) : needs.test(text)) ? (text.match(pattern) ?? []) : [],
  );
}

/** Built-in functions of programming languages, whose names are not words of a sentence. */
const builtIn =
  /^(?:print|printf|println|range|len|input|int|str|float|bool|list|dict|set|tuple|sum|max|min|sorted|abs|round|type|open|map|filter|zip|alert|prompt|parseInt|echo|puts|sqrt|append|main)$/;
/** Whether a name is an ordinary word, not a name of a program. */
const isWord = (name: string): boolean => /^[A-Za-z]?[a-z]{3,30}$/.test(name) && !builtIn.test(name);

/** A call whose brackets contain no code: "the function(s)", "every ( needs a )". */
export const isProseCall = (code: string): boolean => {
  const call = /^([\w.$]{1,61})\(([^()]*)\);?$/.exec(code);
  if (!call) return false;
  const inside = (call[2] ?? '').trim();
  if (inside === '' || inside === '...' || inside === '…') return true;
  // An ending in brackets, as in "function(s)".
  if (/^(?:s|es|e|n|en|er|in|innen|r|d|ed|ing|a|as|os)$/.test(inside)) return isWord(call[1] ?? '');
  return /^[\p{L}'’-]+(?:\s[\p{L}'’-]+)+[.?!]?$/u.test(inside) || /^(?:see|i\.e|e\.g)/i.test(inside);
};

/** The beginning of a statement. */
const statement =
  /^(?:(?:for|while|if|elif|else if|switch|try|except|catch|with|def|function|class|import|from|return|print|let|const|var|int|float|double|char|void|bool|boolean|string|String|public|private|static|using|namespace|case|do|repeat|until|foreach|async|await|throw|raise|yield|global|del|assert|package|struct|enum|export|echo|puts|end|next|begin|function|sub|dim)\b.*[:;{}()=[\]].*|(?:else|try|finally|do|begin)\s*[:{]|(?:break|continue|pass|return)\s*;?$|return\s+[\w"'.-]+;?$|import\s+[\w.{},* ]+;?$|@\w+|<\/?[a-zA-Z!][^>]*>.*)/;
/** In a code block, these lines are code too: a CSS rule, a line that ends with a semicolon or a brace. */
const looseStatement = /^(?:[.#]?[\w-][ ,>.#:\w-]*\{.*|[\w-]+\s*:\s*[^;]+;\s*$|.*[;{]\s*$)/;
/** A line ends with a semicolon or an open brace. */
const codeEnd = /[;{]\s*$/;
/** Whether a line ends with a semicolon or an open brace and has another sign of code. */
const endsLikeCode = (line: string): boolean =>
  codeEnd.test(line) && /\w/.test(line) && /[=()[\]<>]/.test(line.slice(line.search(/\w/)));
/** A line of SQL. */
const sql =
  /^(?:SELECT|FROM|WHERE|GROUP BY|ORDER BY|HAVING|INNER JOIN|LEFT JOIN|JOIN|INSERT INTO|VALUES|UPDATE|SET|DELETE FROM|CREATE TABLE|LIMIT|UNION|select|from|where|group by|order by|having|inner join|left join|join|insert into|values)\s+\S/;
/** A line of pseudo-code, in capitals. */
const pseudo =
  /^(?:SET|IF|ELSE ?IF|FOR|FOR EACH|WHILE|REPEAT|UNTIL|OUTPUT|INPUT|PRINT|RETURN|ADD|CALL|DECLARE|FUNCTION|PROCEDURE|DISPLAY|READ|GET)\s+\S|^(?:ELSE|END ?IF|END ?WHILE|END ?FOR|END|NEXT|BEGIN|STOP)\b/;
/** A block of Scratch: "when green flag clicked", "move 10 steps". */
const scratch =
  /^(?:when (?:green |the green )?flag (?:is )?clicked|when \S+(?: \S+){0,3} (?:key )?(?:pressed|clicked)|repeat (?:until\b.*|\(?\[?\d+\]?\)?.*)|forever\b.*|move \(?\[?-?\w+\]?\)? steps|turn .{0,12}\d+.{0,4} degrees|go to (?:x|random|mouse).*|change (?:\[.*\]|\w+|x|y) by .*|set (?:\[.*\]|\w+(?: \w+)?|x|y) to .+|wait \(?\d.* seconds?|say .+ for .+|if .+ then|if on edge,? bounce|point in direction .*|glide .*|play sound .*|ask .+ and wait|broadcast .*|define \w+.*|next costume|show|hide|stop all)$/i;

/**
 * Whether a whole line is code: in a code block by any pattern, between sentences only by the stricter ones.
 */
export function isStatement(line: string, inBlock: boolean): boolean {
  if (pseudo.test(line) || scratch.test(line))
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

/** A line of an error message. */
const fault =
  /(?:error|exception|warning|fehler|erreur|traceback)\b|^\s*File ".{0,200}", line \d+|^\s*[\^~]+\s*$|^\s*at [\w.$<>]+\(/i;
/** A line without any sign of code. */
const wordsOnly = /^[\p{L}\p{N}\s.,!?'’"“”:;%€$–-]*$/u;

/** Printed output or an error message in a code block, which is not code. */
export const isOutput = (line: string): boolean =>
  fault.test(line) || (wordsOnly.test(line) && !isStatement(line.trim(), true));

/** The head of a function, a method or a procedure. */
export const functionHead = new RegExp(
  [
    String.raw`^(?:async\s+)?(?:def|function\*?|func|fn|FUNCTION|PROCEDURE|sub|Sub|define)\s+\w{1,60}`,
    String.raw`^(?:(?:public|private|protected|static|final|async|unsigned|const|inline|virtual|override)\s+){0,4}(?:void|int|double|float|char|bool|boolean|String|string|long|auto|[A-Z]\w{0,40}(?:<[\w, ]{1,40}>)?(?:\[\])?)\s+\w{1,60}\s?\([^()\n]{0,160}\)\s?(?:\{|$)`,
    String.raw`^(?:const|let|var)?\s?\w{1,60}\s?=\s?(?:async\s+)?(?:function\b|\([^()\n]{0,120}\)\s?=>|\w{1,30}\s?=>|lambda\b)`,
    String.raw`^class\s+[A-Z]\w{0,60}`,
  ].join('|'),
);

/** The head and its body in one line. */
export const functionInOneLine =
  /^(?:async\s+)?(?:def\s+\w{1,60}\s?\([^()\n]{0,160}\)[^:\n]{0,40}:\s?\S|function\*?\s?\w{0,60}\s?\([^()\n]{0,160}\)\s?\{\s?\S[^\n]*\}|(?:const\s|let\s|var\s)?\s?\w{1,60}\s?=\s?(?:async\s)?(?:\([^()\n]{0,120}\)|\w{1,30})\s?=>\s?\S|(?:const\s|let\s|var\s)?\w{1,60}\s?=\s?lambda\b[^:\n]{0,80}:\s?\S|[\w<>[\] ]{1,80}\s\w{1,60}\s?\([^()\n]{0,160}\)\s?\{\s?\S[^\n]*\})/;

/** A placeholder: <name>, …, ___. */
const placeholder = /<[\p{L}_ -]{1,30}>|\.\.\.|…|_{2,}|\[(?:your|dein|ton|tu)\b[^\]\n]{0,40}\]/gu;
/** The keywords and signs of which the shape of a statement consists. */
const keyword =
  /^(?:for|in|while|if|elif|else|do|switch|case|def|function|class|return|import|from|as|let|const|var|int|try|except|catch|finally|print|and|or|not|SELECT|FROM|WHERE|GROUP|ORDER|BY|JOIN|ON|INSERT|INTO|VALUES|range|len|input)$/;

/** Whether code is only the shape of a statement, with placeholders: "for … in …:". */
export function isShape(code: string): boolean {
  placeholder.lastIndex = 0;
  if (!placeholder.test(code)) return false;
  const rest = code.replace(placeholder, ' ').match(/[\p{L}_]\w*|\d+|"[^"]*"|'[^']*'/gu) ?? [];
  return rest.every((token) => keyword.test(token));
}
