import type { DrawnElement, DrawnNode } from './formula-nodes.ts';
import { mathLetters } from './math-letters.ts';
import { isElement } from './mathml.ts';

/**
 * The properties that stay: those of MathML Core, which all browsers draw. Colours and styles are removed,
 * since colours would ignore the theme.
 */
const keptProperties = new Set(
  (
    'accent accentunder columnspan depth display displaystyle form height largeop linethickness lspace mathsize ' +
    'maxsize minsize movablelimits rowspan rspace scriptlevel separator stretchy symmetric voffset width'
  ).split(' '),
);

/**
 * Properties that are lengths. They are kept if they have at most two digits before the point, so that no
 * formula is larger than a message.
 */
const lengths = new Set(['depth', 'height', 'lspace', 'rspace', 'voffset', 'width']);
const shortLength = /^[+-]?\d{0,2}(?:\.\d+)?(?:em|ex|mu|pt|px)?$/;

/** The properties of an element that MathML Core has. */
const coreProperties = (properties: DrawnElement['properties']): DrawnElement['properties'] =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) => keptProperties.has(name) && (!lengths.has(name) || shortLength.test(String(value))),
    ),
  );

/** A table is as wide as its content, because MathML Core has no relative widths. */
const coreWithoutWidth = ({ width: _, ...others }: DrawnElement['properties']) => coreProperties(others);

const styled = (node: DrawnElement, ...classes: string[]): DrawnElement => {
  const before = node.properties.className;
  const all = [...(Array.isArray(before) ? before : []), ...classes.filter((name) => name !== '')];
  return all.length === 0 ? node : { ...node, properties: { ...node.properties, className: all } };
};

/** Frames and strokes, which MathML Core leaves to style sheets. */
const enclosures: Readonly<Record<string, string>> = {
  box: 'border border-current p-1',
  top: 'border-t border-current',
  bottom: 'border-b border-current',
  left: 'border-l border-current',
  right: 'border-r border-current',
  horizontalstrike:
    'bg-[linear-gradient(currentcolor,currentcolor)] bg-[length:100%_1px] bg-center bg-no-repeat',
  updiagonalstrike:
    'bg-[linear-gradient(to_top_left,transparent_calc(50%_-_0.7px),currentcolor,transparent_calc(50%_+_0.7px))]',
  downdiagonalstrike:
    'bg-[linear-gradient(to_top_right,transparent_calc(50%_-_0.7px),currentcolor,transparent_calc(50%_+_0.7px))]',
};

/** The classes for the values of `mathvariant` that are styles of a font and not alphabets of Unicode. */
const variants: Readonly<Record<string, string>> = {
  bold: 'font-bold',
  'bold-italic': 'font-bold',
  'sans-serif': 'font-sans',
  'bold-sans-serif': 'font-sans font-bold',
  monospace: 'font-mono',
  italic: 'italic',
};

/**
 * A letter in the requested shape. MathML Core knows only one value of `mathvariant`: "normal", which is
 * upright.
 */
function letter(node: DrawnElement, children: DrawnNode[], variant: string): DrawnElement {
  const upright = node.tagName === 'mi' && !variant.includes('italic');
  const shaped = children.map((child) =>
    child.type === 'text' ? { ...child, value: mathLetters(child.value, variant) } : child,
  );
  const properties = { ...coreProperties(node.properties), ...(upright && { mathvariant: 'normal' }) };
  return styled({ ...node, properties, children: shaped }, variants[variant] ?? '');
}

const words = (value: unknown): string[] => (typeof value === 'string' ? value.split(' ') : []);

/**
 * The class of a cell by its alignment. Chromium aligns the formula in a cell only with its own value
 * `-webkit-right`.
 */
const sides: Readonly<Record<string, string>> = {
  left: 'text-left',
  right: 'text-right supports-[text-align:-webkit-right]:[text-align:-webkit-right]',
};
/** The padding on each side of a gap between two columns: half of the gap. */
const rightPadding: Readonly<Record<string, string>> = { '0em': 'pr-0', '2em': 'pr-[1em]' };
const leftPadding: Readonly<Record<string, string>> = { '0em': 'pl-0', '2em': 'pl-[1em]' };

/**
 * Whether a node is a cell to draw. KaTeX adds empty columns that push equation numbers to the edge. MathML
 * Core cannot stretch them, so they are left out.
 */
const isCell = (node: DrawnNode): node is DrawnElement =>
  isElement(node, 'mtd') &&
  (node.children.length > 0 || !('class' in node.properties || 'width' in node.properties));

const element = (
  tagName: string,
  children: DrawnNode[],
  properties: DrawnElement['properties'] = {},
): DrawnElement => ({ type: 'element', tagName, properties, children });

/** Alignment, gaps and lines of a table, which MathML Core leaves to style sheets. */
function table(node: DrawnElement): DrawnElement {
  const { columnalign, columnspacing, columnlines, rowlines } = node.properties;
  const [aligned, gaps, columnLines, rowLines] = [columnalign, columnspacing, columnlines, rowlines].map(
    words,
  );
  // The last value of a list holds for all further columns or rows.
  const nth = (list: string[] | undefined, at: number) => list?.[at] ?? list?.at(-1) ?? '';
  const cell = (source: DrawnElement, row: number, column: number, last: boolean) =>
    styled(
      { ...source, properties: coreWithoutWidth(source.properties), children: source.children.map(fit) },
      'py-[0.2em]',
      sides[nth(aligned, column)] ?? '',
      column === 0 ? 'pl-0' : (leftPadding[nth(gaps, column - 1)] ?? 'pl-[0.5em]'),
      last ? 'pr-0' : (rightPadding[nth(gaps, column)] ?? 'pr-[0.5em]'),
      column > 0 && /solid|dashed/.test(nth(columnLines, column - 1)) ? 'border-l border-current' : '',
      row > 0 && /solid|dashed/.test(nth(rowLines, row - 1)) ? 'border-t border-current' : '',
    );
  const rows = node.children.filter((child) => isElement(child, 'mtr'));
  return {
    ...node,
    properties: coreWithoutWidth(node.properties),
    children: rows.map((row, at) => {
      const cells = row.children.filter(isCell);
      return {
        ...row,
        properties: {},
        children: cells.map((source, column) => cell(source, at, column, column === cells.length - 1)),
      };
    }),
  };
}

/** Whether a node is the character of a bar over or under its base. */
const isBar = (node: DrawnNode | undefined): boolean =>
  isElement(node, 'mo') && node.children.some((child) => child.type === 'text' && child.value === '‾');

/**
 * Draws a bar as a border, which is as long as the base: not every mathematics font has a bar that stretches.
 */
function barred(node: DrawnElement, children: DrawnNode[]): DrawnElement {
  const side = node.tagName === 'mover' ? 'border-t' : 'border-b';
  return element('mrow', children.slice(0, 1), { className: [`${side} border-current`] });
}

/**
 * Replaces the combining arrow of a vector by a plain one, because a combining mark would need a base letter
 * of its own.
 */
const withoutCombining = (value: string): string => (value === '\u20d7' ? '→' : value);

/** A node in MathML Core, with everything that MathML Core does not have as classes. */
function fit(node: DrawnNode): DrawnNode {
  if (node.type === 'text') return { ...node, value: withoutCombining(node.value) };
  if (node.tagName === 'mtable') return table(node);
  const { mathvariant, notation, mathbackground } = node.properties;
  const children = node.children.map(fit);
  if (mathvariant !== undefined) return letter(node, children, String(mathvariant));
  if (/^m(?:over|under)$/.test(node.tagName) && isBar(children[1])) return barred(node, children);
  const properties = coreProperties(node.properties);
  if (node.tagName === 'menclose') {
    const classes = words(notation).map((name) => enclosures[name] ?? '');
    return styled({ ...node, tagName: 'mrow', properties, children }, ...classes);
  }
  const rule = node.tagName === 'mspace' && mathbackground !== undefined;
  return styled({ ...node, properties, children }, rule ? 'bg-current' : '');
}

const isLineBreak = (node: DrawnNode): boolean =>
  isElement(node, 'mspace') && node.properties.linebreak === 'newline';

/** The lines of a formula that `\\` breaks outside of a table, as the rows of a table. */
function linesAsTable(nodes: DrawnNode[]): DrawnNode[] {
  if (!nodes.some(isLineBreak)) return nodes;
  const rows = nodes.reduce<DrawnNode[][]>(
    (all, node) => {
      if (isLineBreak(node)) all.push([]);
      else all.at(-1)?.push(node);
      return all;
    },
    [[]],
  );
  const row = (line: DrawnNode[]) =>
    element('mtr', [element('mtd', [element('mrow', line, { displaystyle: 'true' })])]);
  return [element('mtable', rows.filter((line) => line.length > 0).map(row))];
}

/**
 * The formula in MathML Core, which all browsers draw, with everything that MathML Core does not have as
 * classes.
 */
export function fitForBrowsers(math: DrawnElement): DrawnElement {
  // KaTeX puts the LaTeX source beside the formula. It is left out, since screen readers would read it and
  // searches would find it as a second text.
  const [semantics] = math.children;
  const [drawn] = isElement(semantics, 'semantics') ? semantics.children : [];
  const nodes = isElement(drawn, 'mrow') ? linesAsTable(drawn.children) : drawn === undefined ? [] : [drawn];
  return {
    ...math,
    properties: coreProperties(math.properties),
    children: [element('mrow', nodes.map(fit))],
  };
}
