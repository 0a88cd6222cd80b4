import jsep from 'jsep';

/** A calculation as a tree, without brackets and with explicit multiplications. */
export type Expression =
  /** The number as it was written, so that callers can compute exactly: "0.1", "12". */
  | { readonly kind: 'number'; readonly text: string }
  /** One letter. */
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'negative'; readonly operand: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: '+' | '-' | '*' | '/' | '^';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly arguments: readonly Expression[] };

const functionNames = ['abs', 'sqrt', 'floor', 'round', 'gcd', 'lcm'] as const;
export type FunctionName = (typeof functionNames)[number];

/**
 * The operators of the parser, and the operator of the tree that each becomes; a higher precedence binds tighter. Two of them exist
 * only for the parser: "·" is a product written without a sign (2x), and "÷" is the fraction in front of such a product (1/2x).
 */
const operators = {
  '+': { precedence: 1, operator: '+' },
  '-': { precedence: 1, operator: '-' },
  '*': { precedence: 2, operator: '*' },
  '/': { precedence: 2, operator: '/' },
  '·': { precedence: 3, operator: '*' },
  '÷': { precedence: 4, operator: '/' },
  '^': { precedence: 5, operator: '^' },
} as const;

// The parser has one set of operators for the whole process; only this module uses it.
jsep.removeAllLiterals();
jsep.removeAllBinaryOps();
// Only powers are right-associative.
for (const [symbol, { precedence }] of Object.entries(operators))
  jsep.addBinaryOp(symbol, precedence, symbol === '^');
jsep.removeAllUnaryOps();
for (const symbol of '+-') jsep.addUnaryOp(symbol);

/** The name of the function that represents brackets; texts must not contain it. */
const bracket = '$';

/** The longest calculation, in characters. It also limits the depth of brackets and signs, and with it the recursion below. */
const maximumLength = 400;

/** Matches the characters of calculations, but not two adjacent numbers, which are not a calculation. */
const calculationCharacters = /^(?!.*[\d.]\s+[\d.])(?:[\da-z.,+*/^()-]|[^\S\n])*$/;

/**
 * Parses a calculation in lower case: numbers, single letters, brackets, five operators, six functions. A number before a bracket or
 * a letter is a factor and binds tighter than a division, as in x/2x. A fraction of two numbers stays one, so that 1/2x is half of x.
 * Powers are right-associative and bind tighter than a minus: -3^2 is -9.
 * @returns null when the text is not a calculation or is too long
 */
export function parseExpression(text: string): Expression | null {
  const calculation = text.trimEnd();
  if (calculation.length > maximumLength || !calculationCharacters.test(calculation)) return null;
  try {
    // The outer brackets must enclose the whole text. In a text like "1)(2" they do not: it is a product, no call.
    const whole = jsep(`${bracket}(${withExplicitProducts(calculation)})`);
    return whole.type === 'CallExpression' ? expressionFrom(whole) : null;
  } catch {
    return null;
  }
}

/** The places between two factors without a sign between them, as in 2x, 2(x + 1), (1)(2) or "x 4". */
const adjacentFactors = /(?<=[\d.])\s*(?=[a-z(])|(?<=\))\s*(?=[\da-z.(])|(?<=[a-z])\s+(?=[a-z\d.])/g;
/** A fraction of two numbers in front of such a product, as in 1/2x. An exponent is no part of one: 2^1/2x is 2^1 divided by 2x. */
const fractionBeforeFactor = /(?<![\w.]|\^[-+]*)([\d.]+)\/(?=[\d.]+·)/g;

/** The text for the parser: with explicit products, and brackets as function calls, so that they stay in the tree. */
const withExplicitProducts = (text: string): string =>
  text
    .replace(adjacentFactors, '·')
    .replace(/\s/g, '')
    .replace(fractionBeforeFactor, '$1÷')
    .replace(/(?<![a-z])\(/g, () => `${bracket}(`);

function expressionFrom(node: jsep.Expression): Expression {
  const core = node as jsep.CoreExpression;
  switch (core.type) {
    case 'Literal':
      return { kind: 'number', text: core.raw };
    case 'Identifier':
      if (core.name.length === 1) return { kind: 'variable', name: core.name };
      break;
    case 'UnaryExpression': {
      const operand = expressionFrom(core.argument);
      return core.operator === '-' ? { kind: 'negative', operand } : operand;
    }
    case 'BinaryExpression':
      return operationFrom(core);
    case 'CallExpression':
      return callFrom(core);
  }
  throw new Error(`${core.type} is no calculation.`);
}

function operationFrom(node: jsep.BinaryExpression): Expression {
  const { left, right } = node;
  // The parser binds a minus tighter than a power; in mathematics -3^2 is -(3^2).
  if (node.operator === '^' && left.type === 'UnaryExpression')
    return expressionFrom({ ...left, argument: { ...node, left: left.argument } });
  const { operator } = operators[node.operator as keyof typeof operators];
  return { kind: 'operation', operator, left: expressionFrom(left), right: expressionFrom(right) };
}

function callFrom({ callee, arguments: nodes }: jsep.CallExpression): Expression {
  const [first, ...rest] = nodes.map(expressionFrom);
  const name = functionNames.find((functionName) => functionName === callee.name);
  if (first && name) return { kind: 'call', name, arguments: [first, ...rest] };
  if (first && rest.length === 0 && callee.name === bracket) return first;
  // A letter in front of a bracket is ambiguous: a factor or a function.
  throw new Error('This calls an unknown function.');
}
