/** A calculation as a tree. Brackets are in its shape; what was multiplied without a sign is multiplied. */
export type Expression =
  /** As it was written, so that whoever works with it may keep it exact: "0.1", "12", "2e3". */
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

/**
 * Reads a calculation in lower case: numbers, letters that stand alone, brackets, five operators, six functions.
 * A number beside a bracket or a letter is a factor and binds tighter than a division, as in x/2x; a fraction of two
 * numbers stays one, so that 1/2x is half of x. Powers are read from the right, and before a minus: -3^2 is -9.
 * @returns null where the text is no calculation, or a longer one than a person writes
 */
export function parseExpression(text: string): Expression | null {
  const tokens = tokensOf(text);
  if (tokens === null) return null;
  try {
    return new Parser(tokens).whole();
  } catch (error) {
    if (error instanceof NoCalculation) return null;
    throw error;
  }
}

class NoCalculation extends Error {}

interface Token {
  readonly kind: 'number' | 'name' | 'sign';
  readonly text: string;
}

const token = /[^\S\n]*(?:((?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)|([a-z]+)(?!\d)|([-+*/^(),]))/y;

/** Brackets and signs lie inside each other, so their number bounds the depth too. */
const mostTokens = 200;

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const [, number, name, sign] = token.exec(text) ?? [];
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else return null;
    if (tokens.length > mostTokens) return null;
  }
  return tokens;
}

/** One method a rank of operators, the loosest first. */
class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Expression {
    const expression = this.#sum();
    if (this.#next()) throw new NoCalculation();
    return expression;
  }

  #sum(): Expression {
    let sum = this.#product();
    for (;;) {
      const sign = this.#takeSign('+') ?? this.#takeSign('-');
      if (!sign) return sum;
      sum = { kind: 'operation', sign, left: sum, right: this.#product() };
    }
  }

  #product(): Expression {
    let product = this.#factors();
    for (;;) {
      const sign = this.#takeSign('*') ?? this.#takeSign('/');
      if (!sign) return product;
      product = { kind: 'operation', sign, left: product, right: this.#factors() };
    }
  }

  /** Factors without a sign between them: 2x, 3(4 + 5), (1 + 2)(3 + 4). */
  #factors(): Expression {
    let product = this.#fraction();
    let last = product;
    for (;;) {
      const next = this.#next();
      const follows =
        next?.kind === 'name' ||
        next?.text === '(' ||
        (next?.kind === 'number' && ['variable', 'call'].includes(last.kind)) ||
        (next?.kind === 'number' && this.#tokens[this.#at - 1]?.text === ')');
      if (!follows) return product;
      last = this.#fraction();
      product = { kind: 'operation', sign: '*', left: product, right: last };
    }
  }

  /** A fraction of two numbers in front of a letter or a bracket. */
  #fraction(): Expression {
    let fraction = this.#signed();
    let last = fraction;
    while (isNumber(last) && this.#next()?.text === '/' && this.#next(1)?.kind === 'number') {
      const after = this.#next(2);
      if (after?.kind !== 'name' && after?.text !== '(') break;
      this.#at += 1;
      last = this.#signed();
      fraction = { kind: 'operation', sign: '/', left: fraction, right: last };
    }
    return fraction;
  }

  #signed(): Expression {
    if (this.#takeSign('+')) return this.#signed();
    return this.#takeSign('-') ? { kind: 'negative', of: this.#signed() } : this.#power();
  }

  #power(): Expression {
    const base = this.#single();
    if (!this.#takeSign('^')) return base;
    return { kind: 'operation', sign: '^', left: base, right: this.#signed() };
  }

  #single(): Expression {
    const token = this.#next();
    this.#at += 1;
    if (token?.kind === 'number') return { kind: 'number', text: token.text };
    if (token?.kind === 'name') return this.#named(token.text);
    if (token?.text !== '(') throw new NoCalculation();
    const inside = this.#sum();
    if (!this.#takeSign(')')) throw new NoCalculation();
    return inside;
  }

  #named(name: string): Expression {
    const called = functionNames.find((one) => one === name);
    const opens = this.#takeSign('(') !== null;
    // What a letter in front of a bracket means, a factor or a function, cannot be told.
    if (opens !== (called !== undefined) || (!called && name.length > 1)) throw new NoCalculation();
    if (!called) return { kind: 'variable', name };
    const given = [this.#sum()];
    while (this.#takeSign(',')) given.push(this.#sum());
    if (!this.#takeSign(')')) throw new NoCalculation();
    return { kind: 'call', name: called, of: given };
  }

  #next(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  #takeSign<Sign extends string>(sign: Sign): Sign | null {
    if (this.#next()?.text !== sign) return null;
    this.#at += 1;
    return sign;
  }
}

const isNumber = (expression: Expression): boolean =>
  expression.kind === 'number' || (expression.kind === 'negative' && expression.of.kind === 'number');
