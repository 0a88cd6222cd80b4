import { splitMasked, unmaskFormulas } from '../../markdown/formula-source.ts';

/** An element of the tree of the Markdown parser, with the fields that are used here. */
export interface DrawnElement {
  type: 'element';
  tagName: string;
  properties: Record<string, string | number | readonly string[]>;
  children: DrawnNode[];
}

export type DrawnNode = DrawnElement | { type: 'text'; value: string };

/** Renders the source of a formula, its marks included; null for invalid LaTeX. */
export type FormulaRenderer = (source: string) => DrawnElement | null;

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName: string; hProperties: DrawnElement['properties']; hChildren: DrawnNode[] };
}

const texts = ['value', 'url', 'title', 'alt', 'lang', 'meta'] as const;

/**
 * Restores the source of masked formulas in places where no formula can be drawn, such as code or an address.
 */
function unmaskTexts(node: MarkdownNode & { [key in (typeof texts)[number]]?: unknown }): void {
  for (const key of texts) {
    const text = node[key];
    if (typeof text === 'string') Object.assign(node, { [key]: unmaskFormulas(text) });
  }
}

function formulaNode(source: string, render: FormulaRenderer | null): MarkdownNode {
  const drawn = render?.(source) ?? null;
  if (drawn === null) return { type: 'text', value: source };
  const { tagName, properties, children } = drawn;
  return { type: 'formula', data: { hName: tagName, hProperties: properties, hChildren: children } };
}

/** Whether a node is a display formula: formula.ts gives those a class list that begins with `block`. */
const isDisplay = (node: MarkdownNode | undefined): boolean =>
  String(node?.data?.hProperties.className ?? '').startsWith('block');

/**
 * Removes the line breaks beside a display formula. It has a line of its own, and they would draw empty
 * lines.
 */
const trimAtDisplays = (nodes: MarkdownNode[]): MarkdownNode[] =>
  nodes.map((node, at) => {
    if (node.type !== 'text' || node.value === undefined) return node;
    const start = isDisplay(nodes[at - 1]) ? node.value.replace(/^\s+/, '') : node.value;
    return { ...node, value: isDisplay(nodes[at + 1]) ? start.trimEnd() : start };
  });

/** The nodes that replace a node. A text is cut into its formulas and what stands between them. */
function withFormulas(node: MarkdownNode, render: FormulaRenderer | null): MarkdownNode[] {
  if (node.type === 'text') {
    return splitMasked(node.value ?? '').flatMap((piece, at) => {
      if (piece === '') return [];
      // splitMasked returns texts and formulas in turn, beginning with a text.
      return at % 2 === 1 ? [formulaNode(piece, render)] : [{ type: 'text', value: piece }];
    });
  }
  unmaskTexts(node);
  if (node.children !== undefined)
    node.children = trimAtDisplays(node.children.flatMap((child) => withFormulas(child, render)));
  return [node];
}

/**
 * Inserts the masked formulas of a text (markdown/formula-source.ts) into its tree: rendered, or as their
 * source.
 */
export function formulaNodes(render: FormulaRenderer | null): () => (tree: MarkdownNode) => void {
  return () => (tree) => {
    withFormulas(tree, render);
  };
}
