import { literal } from './literal-signs.ts';
import { isSum } from './sums.ts';

/**
 * Tells the beginnings of lines that are Markdown from those that are not: a bullet from a minus, a quotation from a
 * comparison, the number of a list from a year.
 */

/** A line with its quotation marks, its indentation and what may be a bullet or the number of a list. */
const beginning =
  /^(?<quotes>(?:[ \t]*>)*)(?<indent>[ \t]*)(?:(?<bullet>[-+*])(?=[ \t]|$)|(?<number>\d{1,9})(?<point>[.)])(?=[ \t]|$))?(?<rest>.*)$/su;
/** A line across the page. One of underscores is a blank to fill in. */
export const isRule = (line: string): boolean => /^[ \t>]*([-*])(?:[ \t]*\1){2,}[ \t]*$/.test(line);

/** What ">" compares with: a number, or a letter that calculates. */
const compared = /^[ \t]*(?:[=≥]|[-−+±]?[ \t]*[$€£]?\p{Nd}|[-−+]?[a-z][ \t]*(?:[-+−*/=<>^]|$))/u;

interface Line {
  readonly source: string;
  readonly quotes: string;
  readonly indent: number;
  readonly bullet: string;
  readonly number: string;
  readonly point: string;
  readonly rest: string;
}

function readLine(source: string): Line {
  const {
    quotes = '',
    indent = '',
    bullet = '',
    number = '',
    point = '',
    rest = '',
  } = beginning.exec(source)?.groups ?? {};
  if (isRule(source))
    return { source, quotes, indent: indent.length, bullet: '', number: '', point: '', rest: '' };
  return { source, quotes, indent: indent.length, bullet, number, point, rest };
}

/** Lines that belong together, in their order. */
type Group = number[];

/** The lines of a quotation, each beginning with ">". */
function quotations(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const [at, { quotes }] of lines.entries())
    if (quotes !== '') {
      if (lines[at - 1]?.quotes) groups.at(-1)?.push(at);
      else groups.push([at]);
    }
  return groups;
}

/** The items of each list of bullets. Blank and indented lines between them do not end a list. */
function bulletLists(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let open: { key: string; indent: number; group: Group }[] = [];
  for (const [at, { source, quotes, indent, bullet }] of lines.entries()) {
    if (source.trim() === '') continue;
    open = open.filter((list) => list.indent < indent || (list.indent === indent && bullet !== ''));
    if (bullet === '') continue;
    const key = `${quotes}${bullet}`;
    const list = open.find((one) => one.indent === indent && one.key === key);
    if (list !== undefined) list.group.push(at);
    else {
      const group = [at];
      groups.push(group);
      open.push({ key, indent, group });
    }
  }
  return groups;
}

const product = (factors: string): number =>
  factors
    .split('*')
    .map((factor) =>
      factor
        .split('/')
        .map(Number)
        .reduce((share, divisor) => share / divisor),
    )
    .reduce((value, factor) => value * factor);

/** The value of numbers with + - * and / between them; NaN for anything else. */
const sideValue = (side: string): number =>
  side
    .replace(/(?<=\d)-/g, '+-')
    .split('+')
    .map(product)
    .reduce((sum, term) => sum + term);

/** Whether an equation of numbers is right. */
function isRight(equation: string): boolean {
  const plain = equation
    .slice(0, 200)
    .replace(/\s|[.;]+$/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[×·]/g, '*')
    .replace(/[÷:]/g, '/');
  const [first = Number.NaN, ...others] = plain.split('=').map(sideValue);
  return others.length > 0 && others.every((value) => Math.abs(value - first) < 1e-9);
}

/**
 * Whether the bullets of a list are signs: where a sum is right with it and wrong without, where a sum stands alone and is
 * not right without, and wherever each line begins with a plus.
 */
function areSigns(items: readonly Line[]): boolean {
  if (!items.every(({ rest }) => isSum(rest))) return false;
  if (items.every(({ bullet }) => bullet === '+')) return true;
  const [first] = items;
  if (items.length === 1) return first !== undefined && !isRight(first.rest);
  return items.some(({ bullet, rest }) => isRight(`${bullet}${rest}`) && !isRight(rest));
}

/**
 * Whether a number belongs to a list. Years do not, and neither does 007; a long list goes on beyond 99.
 * @param last the number of the item before it
 */
const isItem = (number: string, last: number | undefined): boolean =>
  number.length < 3 ? number === '0' || !number.startsWith('0') : Number(number) === (last ?? 0) + 1;

/** The lines with literal signs for what is no bullet, no quotation and no number of a list. */
export function markLines(lines: readonly string[]): { line: string; begins: boolean; textAt: number }[] {
  const read = lines.map(readLine);
  const literalAt = new Map<number, string>();
  for (const group of quotations(read)) {
    const quoted = group
      .map((at) => read[at]?.source.replace(/^[ \t]*>/, '').trimEnd() ?? '')
      .filter(Boolean);
    if (quoted.length > 0 && quoted.every((line) => compared.test(line)))
      for (const at of group) literalAt.set(at, '>');
  }
  for (const group of bulletLists(read)) {
    const items = group.flatMap((at) => read[at] ?? []);
    if (areSigns(items)) for (const at of group) literalAt.set(at, items[0]?.bullet ?? '');
  }
  const numbers = new Map<number, number>();
  return read.map(({ source, quotes, indent, bullet, number, point, rest }, at) => {
    const isNumbered = number !== '' && isItem(number, numbers.get(indent));
    if (isNumbered) numbers.set(indent, Number(number));
    else if (number !== '') literalAt.set(at, point);
    const sign = literalAt.get(at);
    const marked = sign === undefined || sign === '' ? source : source.replace(sign, literal(sign));
    const textAt = sign === '>' ? 0 : source.length - rest.length;
    const isMarked = (bullet !== '' && sign !== bullet) || isNumbered || isRule(source);
    return {
      line: marked,
      begins:
        isMarked || /^\s*(?:#{1,6}\s|\||$|\uE004)/.test(rest) || (quotes !== '' && !read[at - 1]?.quotes),
      textAt,
    };
  });
}
