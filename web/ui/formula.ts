import katex from 'katex';
import { readFormula } from '../../markdown/formula-source.ts';
import type { DrawnElement, DrawnNode, FormulaRenderer } from './formula-nodes.ts';
import { readMathml } from './mathml.ts';
import { fitForBrowsers } from './mathml-for-browsers.ts';

/**
 * Commands that define macros. They are not allowed, since one line of them could produce a thousand
 * formulas.
 */
const definitions = /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;

/** The maximum length of the source of a formula, in characters. Any formula of a lesson is shorter. */
const maximumLength = 2000;

/** A formula with more letters than this may not fit into a line on a telephone. */
const lineLength = 24;

const settings = {
  output: 'mathml',
  strict: 'ignore',
  maxExpand: 500,
  // In em: with this, no space and no rule is wider than a message.
  maxSize: 10,
  // Called for a command that makes a link, an image or a class, which a message must not contain.
  trust: () => {
    throw new Error('A formula links nowhere.');
  },
} as const;

/** How many letters a formula has. A space may be wide, so it counts as much as a whole line. */
function lettersOf(node: DrawnNode): number {
  if (node.type === 'text') return node.value.length;
  const own = /^(?:mspace|mpadded)$/.test(node.tagName) ? lineLength : 0;
  return node.children.reduce((sum, child) => sum + lettersOf(child), own);
}

/**
 * Puts a display formula or a wide formula into a box. A wide formula scrolls within its box, also by
 * keyboard, so that the page does not scroll sideways.
 */
function frame(math: DrawnElement, display: boolean): DrawnElement {
  const wide = lettersOf(math) > lineLength;
  if (!display && !wide) return math;
  const place = display ? 'block py-1' : 'inline-block align-middle';
  return {
    type: 'element',
    tagName: 'span',
    properties: {
      className: [
        `${place} max-w-full overflow-x-auto overflow-y-hidden print:overflow-visible`,
        ...(wide ? ['scroll-edges'] : []),
      ],
      ...(wide && { tabIndex: 0 }),
    },
    children: [math],
  };
}

/**
 * Renders LaTeX as MathML, which browsers draw and screen readers read. The LaTeX is kept for those who copy it
 * (copy-formulas.ts).
 */
export const renderFormula: FormulaRenderer = (source) => {
  const { tex, display } = readFormula(source);
  if (tex.length > maximumLength || definitions.test(tex)) return null;
  try {
    const markup = katex.renderToString(tex, { ...settings, displayMode: display });
    const math = fitForBrowsers(readMathml(markup));
    math.properties.dataSource = display ? `$$${tex}$$` : `$${tex}$`;
    math.properties.translate = 'no';
    return frame(math, display);
  } catch {
    // Invalid or too long: the source is more helpful than an error.
    return null;
  }
};
