import {
  accents,
  doubleStruck,
  layoutCommands,
  operators,
  settingCommands,
  spaces,
  symbols,
  textCommands,
  toScript,
} from './formula-signs.ts';

const token = /\\(?:[a-zA-Z]+\*?|[\s\S]?)|[{}^_&~']|\s+|[^\\{}^_&~'\s]/gu;

/** The maximum depth of groups in groups; deeper ones are ignored, so that the recursion has a bound. */
const maximumDepth = 20;

/** How many of the last characters of the plain text a command can look back at and change. */
const lookBehind = 500;

const number = /^\d+(?:[.,]\d+)*$/u;
/** One letter, or a word of three letters or more. Two letters are a product, such as ab. */
const word = /^(?:\p{L}\p{M}*|[\p{L}\p{M}]{3,})$/u;
/** Matches an operand that needs no brackets. */
const withoutSigns = /^[\p{L}\p{M}\p{N}.,%°′√²³]+$/u;
const endsInWord = /[\p{L}\p{N}]$/u;
const beginsWithWord = /^[\p{L}\p{N}√]/u;

const bracketed = (text: string): string => `(${text})`;
const asOperand = (text: string): string => (number.test(text) || word.test(text) ? text : bracketed(text));

/** The opening and closing delimiters of LaTeX environments with rows and cells. */
const grids: Readonly<Record<string, readonly [string, string]>> = {
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  vmatrix: ['|', '|'],
  matrix: ['', ''],
  array: ['', ''],
  cases: ['', ''],
};

/** Reads a formula from its beginning to its end, token by token. */
class Reader {
  private readonly tokens: readonly string[];
  private at = 0;
  private depth = 0;
  /** The cell separators of the open grids, the innermost last. */
  private readonly separators: string[] = [];

  constructor(tex: string) {
    this.tokens = tex.match(token) ?? [];
  }

  /** Reads up to the closing sign or the end. @returns the plain text */
  read(closing?: string): string {
    // Text that no command looks back at any more is moved to `settled`, since each look at the end of a
    // growing text copies all of it.
    let settled = '';
    let plain = '';
    while (this.at < this.tokens.length) {
      const next = this.tokens[this.at] as string;
      this.at += 1;
      if (next === closing) break;
      plain = this.append(plain, next);
      if (plain.length < 2 * lookBehind) continue;
      settled += plain.slice(0, -lookBehind);
      plain = plain.slice(-lookBehind);
    }
    return (settled + plain).replace(/\s+/g, ' ').trim();
  }

  private append(plain: string, next: string): string {
    if (next === '^' || next === '_') return plain.trimEnd() + this.script(plain, next);
    if (next === "'") return `${plain}′`;
    if (next === '&') return `${plain}${this.separators.at(-1) ?? ' '}`;
    if (next === '~' || next.trim() === '') return `${plain} `;
    if (next === '{') return plain + this.nested(() => this.read('}'));
    if (next === '}') return plain;
    return next.startsWith('\\') ? this.command(plain, next.slice(1).replace('*', '')) : plain + next;
  }

  private nested(read: () => string): string {
    if (this.depth >= maximumDepth) return '';
    this.depth += 1;
    const plain = read();
    this.depth -= 1;
    return plain;
  }

  private skipSpace(): void {
    while (this.tokens[this.at]?.trim() === '') this.at += 1;
  }

  /** The argument of a command: a group or the next sign. */
  private argument(): string {
    this.skipSpace();
    const next = this.tokens[this.at];
    if (next === undefined || next === '}' || next === '&') return '';
    this.at += 1;
    return this.nested(() => (next === '{' ? this.read('}') : this.append('', next)).trim());
  }

  /** The optional argument in square brackets. */
  private option(): string {
    this.skipSpace();
    if (this.tokens[this.at] !== '[') return '';
    this.at += 1;
    return this.nested(() => this.read(']'));
  }

  private script(plain: string, mark: '^' | '_'): string {
    const text = this.argument();
    const small = toScript(text, mark);
    if (small !== null) return small;
    // What is below a limit, a maximum or a minimum stands beside it, as in "lim (x → 0)".
    if (/(?:lim|max|min)$/.test(plain.trimEnd())) return ` (${text}) `;
    return `${mark}${word.test(text) || number.test(text) ? text : bracketed(text)}`;
  }

  private command(plain: string, name: string): string {
    // A new row.
    if (name === '\\') return `${plain.trimEnd()}; `;
    if (name.trim() === '' || spaces.has(name)) return name === '!' ? plain : `${plain} `;
    // An escaped sign, such as \%. The command \| is a double bar.
    if (/^[^a-zA-Z]/.test(name)) return name === '|' ? `${plain}‖` : plain + name;
    if (layoutCommands.has(name)) return this.skipNullDelimiter(plain);
    const operator = operators.get(name);
    if (operator !== undefined) return `${plain} ${operator} `;
    const symbol = symbols.get(name);
    if (symbol !== undefined) return plain + symbol + this.spaceAfter(symbol);
    return this.commandWithArguments(plain, name);
  }

  /** Skips the dot of "\left.", which means no bracket. */
  private skipNullDelimiter(plain: string): string {
    if (this.tokens[this.at] === '.') this.at += 1;
    return plain;
  }

  /**
   * A space after a command has no meaning: "\pi r" is πr. Sums, integrals and quantifiers are followed by a
   * blank.
   */
  private spaceAfter(sign: string): string {
    if (beginsWithWord.test(this.tokens[this.at + 1] ?? '')) this.skipSpace();
    return /[Σ∫∮Π∀∃]/u.test(sign) && !/^[_^]$/.test(this.tokens[this.at] ?? '') ? ' ' : '';
  }

  /** Appends a command that has arguments, or that this file does not know. */
  private commandWithArguments(plain: string, name: string): string {
    if (/^[dtc]?frac$/.test(name)) return this.spaced(plain, this.fraction());
    if (name === 'binom') return `${plain}C(${this.argument()}, ${this.argument()})`;
    if (name === 'sqrt') return plain + (toScript(this.option(), '^') ?? '') + this.root();
    if (name === 'begin' || name === 'end') return this.grid(plain, name);
    if (settingCommands.has(name)) {
      this.argument();
      return plain;
    }
    if (textCommands.has(name)) return plain + this.argument();
    if (name === 'mathbb') return plain + doubleStruck(this.argument());
    if (accents.has(name)) return plain + this.accented(accents.get(name) ?? '');
    // With a group, the command is a frame or a font around it; without one, it is a function's name or
    // unknown.
    return this.tokens[this.at] === '{' ? plain + this.argument() : this.named(plain, name);
  }

  private fraction(): string {
    const numerator = this.argument();
    const denominator = this.argument();
    return `${withoutSigns.test(numerator) ? numerator : bracketed(numerator)}/${asOperand(denominator)}`;
  }

  private root(): string {
    return `√${asOperand(this.argument())}`;
  }

  private accented(sign: string): string {
    const text = this.argument();
    return [...text].length === 1 ? text + sign : text;
  }

  private named(plain: string, name: string): string {
    const space = /^[_^(]$/.test(this.tokens[this.at] ?? '') ? '' : ' ';
    return `${plain}${endsInWord.test(plain) ? ' ' : ''}${name}${space}`;
  }

  /** A fraction beside a number or a letter: "2 1/3 x". */
  private spaced(plain: string, fraction: string): string {
    const before = endsInWord.test(plain) ? ' ' : '';
    return `${plain}${before}${fraction}${beginsWithWord.test(this.tokens[this.at] ?? '') ? ' ' : ''}`;
  }

  private grid(plain: string, name: string): string {
    const kind = this.argument().replace('*', '');
    const edges = grids[kind];
    if (name === 'end') {
      this.separators.pop();
      return plain.replace(/[; ]+$/, '') + (edges?.[1] ?? '');
    }
    // The argument says how the columns are aligned.
    if (kind === 'array') this.argument();
    this.separators.push(edges === undefined ? '' : ', ');
    return plain + (edges?.[0] ?? '');
  }
}

/**
 * A formula's LaTeX, without the marks around it, as a person would type it: "\frac{1}{2}" is "1/2", "x^2" is
 * "x²". Unknown commands are replaced by their names; the result contains no LaTeX.
 */
export const plainFormula = (tex: string): string =>
  new Reader(tex)
    .read()
    .replace(/ ([,;.)\]])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replaceAll('\\', '');
