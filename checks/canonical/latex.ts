import latex from '../data/latex.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';

/** LaTeX commands with their plain signs; empty for commands that only arrange. */
const signs = new Map(
  Object.entries(latex.signs).flatMap(([sign, commands]) =>
    commands.split(' ').map((command) => [command, sign] as const),
  ),
);

/** Commands that only change the look of their argument: "\boxed{42}". */
const wrappers = new RegExp(String.raw`\\${anyOf(latex.wrappers)}\*?\s?\{([^{}]{0,400})\}`, 'g');
/** A fraction: "\frac{1}{2}". */
const fraction = /\\[dtc]?frac\s?\{([^{}]{0,200})\}\s?\{([^{}]{0,200})\}/g;
/** A fraction of single digits: "\frac12". */
const shortFraction = /\\[dtc]?frac\s?(\d)\s?(\d)/g;
const root = /\\sqrt\s?\{([^{}]{0,200})\}/g;

/** A part of a formula in brackets, unless it is one word, number or command. */
const inBrackets = (part: string) => (/^\s*\\?[\w.]+\s*$/.test(part) ? part.trim() : `(${part.trim()})`);

/** A fraction in one line, with a blank before it where a number, a letter or a bracket stands: "2\frac{1}{2}". */
function plainFraction(_: string, above: string, below: string, at: number, whole: string): string {
  const blank = /[\p{L}\d)]\s?$/u.test(whole.slice(Math.max(0, at - 2), at)) ? ' ' : '';
  return `${blank}${inBrackets(above)}/${inBrackets(below)}`;
}

/** Turns LaTeX into plain text: "\frac{1}{2}" is "1/2", "\boxed{42}" is "42", without the marks around formulas. */
export function withoutLatex(text: string): string {
  let plain = text;
  if (plain.includes('\\')) plain = withoutCommands(plain);
  if (plain.includes('$')) plain = withoutDollars(plain);
  return plain;
}

/** Replaces commands from the inside out, as deep as they are nested, up to four levels. */
function withoutCommands(text: string): string {
  let plain = text.replace(/\{,\}/g, ',').replace(/\\([%$#&_{}])/g, '$1');
  for (let depth = 0; depth < 4; depth++) {
    const before = plain;
    plain = plain
      .replace(wrappers, '$1')
      .replace(fraction, plainFraction)
      .replace(shortFraction, plainFraction)
      .replace(root, 'sqrt($1)');
    if (plain === before) break;
  }
  return plain
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\\[,;:!> ]/g, ' ')
    .replace(/\\\\/g, '\n')
    .replace(/\^\{([^{}]{1,40})\}/g, (_, power: string) => `^${inBrackets(power)}`)
    .replace(/\\([a-zA-Z]{1,20})/g, (command, name: string) => signs.get(name) ?? command);
}

/** Removes dollar signs around formulas and keeps those of prices: no digit follows a closing mark. */
function withoutDollars(text: string): string {
  // "$4$$2$" is one number in two formulas. Then come "$$…$$", a formula on its own line, and "$…$", one in a
  // line.
  return text
    .replace(/(?<=\$\d{1,6})\$\$(?=\d{1,6}\$)/g, '')
    .replace(/\$\$([^$]{1,600})\$\$/g, ' $1 ')
    .replace(/(?<![\w$])\$(?=[^\s$])([^$\n]{0,200}[^\s$])\$(?![\d$])/g, '$1');
}
