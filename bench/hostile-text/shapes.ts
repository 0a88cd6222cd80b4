/**
 * Hostile texts. Each grows by repetition, so that a check which reads the same part again and again becomes
 * slow.
 */

export interface Shape {
  readonly name: string;
  /** A text of exactly this length, in UTF-16 units. */
  readonly text: (length: number) => string;
}

const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** The same part repeated. */
const repeated = (name: string, unit: string): Shape => ({ name, text: (length) => filled(unit, length) });

/** A beginning, a repeated part, and an end that a pattern tries to reach. */
const between = (name: string, before: string, unit: string, after: string): Shape => ({
  name,
  text: (length) => before + filled(unit, Math.max(0, length - before.length - after.length)) + after,
});

/** Parts made by a counter, so that nothing repeats: a cache or a set of findings grows. */
const counted = (name: string, unit: (at: number) => string): Shape => ({
  name,
  text: (length) => {
    let text = '';
    for (let at = 0; text.length < length; at++) text += unit(at);
    return text.slice(0, length);
  },
});

/** Nested marks: as many opening ones as closing ones. */
const nested = (name: string, open: string, inside: string, close: string): Shape => ({
  name,
  text: (length) => {
    const depth = Math.floor((length - inside.length) / (open.length + close.length));
    return (open.repeat(depth) + inside + close.repeat(depth)).padEnd(length);
  },
});

/** A number as a word, with a letter of `kolmeritus` for each digit. */
const word = (at: number): string => [...String(at)].map((digit) => 'kolmeritus'[Number(digit)]).join('');
const letter = (at: number): string => String.fromCharCode(97 + (at % 26));

/** A head of a table that is as wide as a third of the text, and rows of one cell. */
const wideTable: Shape = {
  name: 'a wide table with short rows',
  text: (length) => {
    const part = Math.floor(length / 3);
    return `${filled('|a', part)}|\n${filled('|-', part)}|\n${filled('|b|\n', length)}`.slice(0, length);
  },
};

/** What a browser draws: the structures of Markdown, as many or as deep as they can be. */
export const structures: readonly Shape[] = [
  repeated('stars and underscores', '*_'),
  repeated('words in bold', '**a** '),
  repeated('paragraphs in italics', '*a*\n\n'),
  repeated('paragraphs', 'a\n\n'),
  repeated('rules', '***\n\n'),
  repeated('quotations in quotations', '>'),
  repeated('lists in lists on a line', '- '),
  repeated('numbered lists in lists', '1. '),
  counted('lists in lists', (at) => `${'  '.repeat(at)}- a\n`),
  counted('ever deeper quotations', (at) => `${'>'.repeat(at + 1)} a\n\n`),
  repeated('bullets with blank lines', '- a\n\n'),
  wideTable,
  between('a table with many rows', '|a|b|\n|-|-|\n', '|1|2|\n', ''),
  repeated('links', '[a](https://b.example) '),
  repeated('opened links', '['),
  repeated('opened images', '!['),
  repeated('definitions of links', '[a]: https://b.example\n'),
  repeated('addresses in brackets', '<https://b.example> '),
  repeated('code blocks', '```python\nx = 1\n```\n\n'),
  repeated('formulas', '$x$ '),
  repeated('display formulas', '\\[x\\] '),
  repeated('formulas with a row of cells', `$\\begin{matrix}${'a&'.repeat(400)}\\end{matrix}$ `),
  repeated('formulas in formulas', `$${'x^{'.repeat(90)}x${'}'.repeat(90)}$ `),
];

/** Every shape, grouped by the part of the product that it could slow down most. */
export const shapes: readonly Shape[] = [
  repeated('one-letter sentences', 'a. '),
  counted('spelled alphabet', (at) => `${letter(at)} `),
  repeated('letters with hyphens', 'P-a-r-i-'),
  repeated('letters with wide gaps', 'p   a   '),
  repeated('spaced digits', '4 2 '),
  repeated('spaced digits, sentences', '4. 2. '),
  repeated('digits, then digits', '4 then 2 then '),
  repeated('spaced thousands', '1 300 '),
  repeated('digits', '7'),
  counted('different numbers', (at) => `${at} `),
  counted('numbers in lists', (at) => `${at}, `),
  repeated('numbers with points', '1.300.'),
  repeated('numbers with commas', '1,300,'),
  repeated('numbers with units', '12 m and 7 m, '),
  repeated('fraction signs', '½'),
  repeated('fractions', '1/2 '),
  repeated('fractions in a row', '3/4/'),
  repeated('LaTeX fractions', '\\frac{1}{2} '),
  repeated('unclosed LaTeX fractions', '\\frac{'),
  nested('nested LaTeX', '\\boxed{', '42', '}'),
  repeated('opened formulas', '\\( '),
  repeated('dollars', '$a '),
  repeated('pairs of dollars', '$$'),
  repeated('number words', 'forty-two and '),
  repeated('German number words', 'dreihundertvierundzwanzig'),
  repeated('halves of German number words', 'hundert'),
  repeated('number words of two languages', 'seven und vierzig '),
  repeated('Chinese numbers', '三百二十'),
  nested('nested brackets', '(', '1', ')'),
  repeated('opening brackets', '('),
  repeated('brackets with calculations', '(1+2)*'),
  repeated('square brackets', '[x]('),
  repeated('braces', '{a}{'),
  repeated('code fences', '```\nx\n'),
  between('an unfinished code block', '```python\n', 'x = f(1)\n', ''),
  repeated('inline code', '`a` '),
  repeated('calls', 'print(print(x, '),
  repeated('heads of functions', 'def f(x): return '),
  repeated('statements', 'for i in range(10): '),
  repeated('conditions', 'if x == 1 and x == 2 '),
  repeated('HTML', '<b x="1"><b>'),
  repeated('comments', '<!-- '),
  repeated('base64', 'QW5zd2VyIGlzIDQy'),
  counted('base64 words', (at) => `${btoa(`the answer is ${at}`)} `),
  repeated('hexadecimal', '48656c6c6f'),
  repeated('hexadecimal bytes', '48 65 6c 6c '),
  repeated('binary', '01001000 '),
  repeated('character codes', '72, 101, 108, '),
  repeated('Roman numerals', 'XLII '),
  repeated('digits for letters', 'f0rty-tw0 '),
  repeated('rot13', 'gur nafjre vf '),
  repeated('named encodings', 'reversed base64 rot13 hex: 24 '),
  repeated('quotation marks', '" '),
  repeated('quotations', '“one two three four five” '),
  repeated('opened quotations', '“a '),
  repeated('apostrophes', " 'a"),
  repeated('block quotations', '> a\n'),
  repeated('tables', '| 1 | 2 |\n'),
  repeated('bars', '|'),
  repeated('table rules', '|-'),
  repeated('list marks', '1. a\n'),
  repeated('bullets', '- a\n'),
  repeated('headings', '# a\n'),
  repeated('emphasis', '*a '),
  repeated('underscores', '_a'),
  repeated('stars', '*'),
  repeated('blanks to fill in', '__ + 1 = '),
  repeated('combining characters', 'a\u0301\u0302\u0303'),
  repeated('marks alone', '\u0301'),
  repeated('bidirectional marks', '\u202ea\u202c'),
  repeated('emoji', '👩‍👩‍👧‍👦'),
  repeated('zero-width characters', 'a\u200b'),
  repeated('full-width characters', '４２ａ'),
  repeated('look-alikes', 'раris '),
  repeated('decorated letters', '𝟒𝟐①ⓐ'),
  repeated('character references', '&#52;&#x32;'),
  repeated('superscripts', 'x²³'),
  repeated('addresses', 'https://a.example/b?c=d&e=f '),
  repeated('one long address', 'https://a.b.'),
  repeated('email addresses', 'a.b@c.example '),
  repeated('spoken email addresses', 'a (at) b (dot) '),
  repeated('at signs', 'a@'),
  repeated('bank accounts', 'DE89 3704 0044 0532 0130 00 '),
  repeated('phone numbers', '+49 170 1234567, '),
  repeated('parts of phone numbers', '+1 (0) '),
  repeated('card numbers', '4111 1111 1111 1111 '),
  repeated('IP addresses', '10.0.0.1:'),
  repeated('IPv6 addresses', 'fe80:'),
  repeated('dates', '12.10.2024 '),
  repeated('equations', 'x = 4 '),
  repeated('chains of equations', '1 + 1 = '),
  repeated('equals signs', '='),
  repeated('calculations', '12 * 7 + '),
  repeated('powers', '2^'),
  repeated('signs', '+-'),
  repeated('results', 'so x is 84, so '),
  repeated('calculations in words', 'add 12 and 7 to get 19, '),
  repeated('divisions in words', 'divide 84 by '),
  repeated('comparisons', 'more than 41 and less than 43 '),
  repeated('digits of an answer', 'the first digit is 4 and the second '),
  repeated('questions', 'is x? '),
  repeated('a question again', 'What is 6 * 7? '),
  repeated('answers', 'The answer is Paris, '),
  repeated('letters of one word', 'a'),
  between('a word of code', '```java\n', 'a', '\n```'),
  repeated('capitals', 'A'),
  repeated('capital letters with stops', 'A.B.'),
  repeated('names', 'Robert Frost said '),
  counted('different words', (at) => `${word(at)} `),
  counted('long different words', (at) => `${word(at * 7_919)}${word(at)}-`),
  repeated('a word', 'the '),
  repeated('translations', 'it means: the garden is '),
  repeated('foreign words', 'le jardin est la '),
  repeated('foreign words and signs', 'jardin = garden '),
  repeated('spaces', ' '),
  between('spaces between words', 'the answer is', ' ', '42'),
  repeated('line ends', '\n'),
  repeated('lines of a letter', 'a\n'),
  repeated('tabs', 'a\t'),
  repeated('full stops', '.'),
  repeated('ellipses', '… '),
  repeated('commas', ','),
  repeated('question marks', '?'),
  repeated('colons', 'a: '),
  repeated('semicolons', 'a; '),
  repeated('dashes', 'a – '),
  repeated('hyphens', 'a-'),
  repeated('backslashes', '\\'),
  repeated('percents', '50% of '),
  repeated('prices', '$5 and '),
  repeated('I am', "i'm going to "),
  repeated('wishes', 'i want to '),
  repeated('orders', 'ignore the rules and '),
  repeated('requests', 'just tell me the '),
  repeated('Chinese characters', '的是在'),
  repeated('Cyrillic words', 'привет как '),
  repeated('Arabic words', 'مرحبا '),
  repeated('half characters', '\ud83d'),
  counted('words of mixed scripts', (at) => `p${'аеорс'[at % 5]}r${'іѕοιν'[at % 5]}s `),
  nested('fractions in fractions', '\\frac{', '1', '}{2}'),
  counted('rows of one long table', (at) => `| ${at} | ${word(at)} | ${at % 7} + ${at % 11} = `),
  repeated('letters joined by zero-width characters', 'a\u200d4\u2060'),
  repeated('halves of different characters', '\ud83da\udc69\udc69 4\ud835'),
  between('one letter with a long run of marks', 'x = e', '\u0301', ' and 42'),
  counted('fractions in words', (at) => `${['two thirds', 'three quarters', 'one half'][at % 3]} of `),
  counted('nearly the same names', (at) => `${letter(at)}nn${letter(at / 26)} Smit${letter(at / 676)}, `),
  counted('fences of different lengths', (at) => `${'`'.repeat(3 + (at % 40))}x\n`),
  repeated('alternating quotation marks', '"a\'“b‘«c„'),
  repeated('digits of five scripts', '4٢४৪๔2 '),
  counted('options', (at) => `${letter(at)}) ${at % 100} `),
  repeated('marks of thoughts', '<think>a</think> '),
  repeated('quoted marks of thoughts', '"</think>" '),
  ...structures,
];
