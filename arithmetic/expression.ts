import jsep from 'jsep';

/** A calculation as a tree, without brackets and with explicit multiplications. */
export type Expression =
  /** The number as it was written, so that callers can compute exactly: "0.1", "12". */
  | { readonly kind: 'number'; readonly text: string }
  /** One letter. */
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Expression }
  | {
      readonly kind: 'operation';
      readonly sign: '+' | '-' | '*' | '/' | '^';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: readonly Expression[] };

const functionNames = ['abs', 'sqrt', 'floor', 'round', 'gcd', 'lcm'] as const;
export type FunctionName = (typeof functionNames)[number];

/** The operators, those that bind loosest first. "·" is a product without a sign, "÷" a fraction in front of one: 1/2x. */
const operators = {
  '+': { rank: 1, sign: '+' },
  '-': { rank: 1, sign: '-' },
  '*': { rank: 2, sign: '*' },
  '/': { rank: 2, sign: '/' },
  '·': { rank: 3, sign: '*' },
  '÷': { rank: 4, sign: '/' },
  '^': { rank: 5, sign: '^' },
} as const;

// The parser has one set of operators for the whole process; only this module uses it.
jsep.removeAllLiterals();
jsep.removeAllBinaryOps();
for (const [sign, { rank }] of Object.entries(operators)) jsep.addBinaryOp(sign, rank, sign === '^');
jsep.removeAllUnaryOps();
for (const sign of '+-') jsep.addUnaryOp(sign);

/** The name of the function that represents brackets; texts must not contain it. */
const bracket = '$';

/** The longest calculation; this also limits the depth of brackets and signs. */
const longest = 400;
/** Matches two adjacent numbers, which are no calculation. */
const writable = /^(?!.*[\d.]\s+[\d.])(?:[\da-z.,+*/^()-]|[^\S\n])*$/;

/**
 * Parses a calculation in lower case: numbers, single letters, brackets, five operators, six functions. A number beside
 * a bracket or a letter is a factor and binds tighter than a division, as in x/2x. A fraction of two numbers stays one, so
 * that 1/2x is half of x. Powers are right-associative and bind tighter than a minus: -3^2 is -9.
 * @returns null when the text is no calculation or too long
 */
export function parseExpression(text: string): Expression | null {
  const written = text.trimEnd();
  if (written.length > longest || !writable.test(written)) return null;
  try {
    // In a text like "1)(2" the first bracket does not enclose the whole text.
    const whole = jsep(`${bracket}(${inSigns(written)})`);
    return whole.type === 'CallExpression' ? expressionFrom(whole) : null;
  } catch {
    return null;
  }
}

const factorsBesideEachOther = /(?<=[\d.])\s*(?=[a-z(])|(?<=\))\s*(?=[\da-z.(])|(?<=[a-z])\s+(?=[a-z\d.])/g;
const fractionBeforeFactor = /(?<![\w.]|\^[-+]*)([\d.]+)\/(?=[\d.]+·)/g;

/** The text for the parser: with explicit products, and brackets as function calls, so that they stay in the tree. */
const inSigns = (text: string): string =>
  text
    .replace(factorsBesideEachOther, '·')
    .replace(/\s/g, '')
    .replace(fractionBeforeFactor, '$1÷')
    .replace(/(?<![a-z])\(/g, () => `${bracket}(`);

function expressionFrom(node: jsep.Expression): Expression {
  const read = node as jsep.CoreExpression;
  switch (read.type) {
    case 'Literal':
      return { kind: 'number', text: read.raw };
    case 'Identifier':
      if (read.name.length === 1) return { kind: 'variable', name: read.name };
      break;
    case 'UnaryExpression': {
      const of = expressionFrom(read.argument);
      return read.operator === '-' ? { kind: 'negative', of } : of;
    }
    case 'BinaryExpression':
      return operationFrom(read);
    case 'CallExpression':
      return callFrom(read);
  }
  throw new Error(`${read.type} is no calculation.`);
}

function operationFrom(node: jsep.BinaryExpression): Expression {
  const { operator, left, right } = node;
  // The parser binds a minus tighter than everything else.
  if (operator === '^' && left.type === 'UnaryExpression')
    return expressionFrom({ ...left, argument: { ...node, left: left.argument } });
  const { sign } = operators[operator as keyof typeof operators];
  return { kind: 'operation', sign, left: expressionFrom(left), right: expressionFrom(right) };
}

function callFrom({ callee, arguments: given }: jsep.CallExpression): Expression {
  const [first, ...more] = given.map(expressionFrom);
  const name = functionNames.find((one) => one === callee.name);
  if (first && name) return { kind: 'call', name, of: [first, ...more] };
  if (first && more.length === 0 && callee.name === bracket) return first;
  // A letter in front of a bracket is ambiguous: a factor or a function.
  throw new Error('This is a call of no known function.');
}
