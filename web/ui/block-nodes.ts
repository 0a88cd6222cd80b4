interface Node {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  title?: null;
  children?: Node[];
  data?: { hProperties?: Record<string, string> };
}

/**
 * A bare web address in a text, without the punctuation after it. U+E000 is the beginning of a masked formula
 * (markdown/formula-source.ts).
 */
const address = /\bhttps?:\/\/[^\s<>"'`\uE000]*[^\s<>"'`\uE000.,;:!?)\]}*_]/g;

/**
 * The address, with the bracket that follows it if the address contains the opening one:
 * `https://a.example/Slope_(line)`.
 */
const withBracket = (found: string, next: string): string =>
  next === ')' && found.includes('(') && !found.includes(')') ? `${found})` : found;

function linksIn(text: string): Node[] {
  const pieces: Node[] = [];
  let cutUpTo = 0;
  for (const match of text.matchAll(address)) {
    const url = withBracket(match[0], text.charAt(match.index + match[0].length));
    if (match.index > cutUpTo) pieces.push({ type: 'text', value: text.slice(cutUpTo, match.index) });
    pieces.push({ type: 'link', url, title: null, children: [{ type: 'text', value: url }] });
    cutUpTo = match.index + url.length;
  }
  if (cutUpTo < text.length) pieces.push({ type: 'text', value: text.slice(cutUpTo) });
  return pieces;
}

function linkAddresses(node: Node): void {
  if (node.type === 'link' || node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    linkAddresses(child);
    return child.type === 'text' && child.value?.includes('://') ? linksIn(child.value) : [child];
  });
}

/** The level that the highest heading of an answer gets. The levels above it belong to the page. */
const topLevel = 3;

/**
 * Prepares a block for the page: bare addresses are links, each paragraph or list has the direction of its
 * words, and the highest heading of the text, of level `top`, comes below those of the page.
 */
export function blockNodes(top: number): () => (tree: Node) => void {
  return () => (tree) => {
    linkAddresses(tree);
    for (const block of tree.children ?? []) {
      block.data = { ...block.data, hProperties: { ...block.data?.hProperties, dir: 'auto' } };
    }
    // Keeps the steps between the levels, from `topLevel` on; 6 is the lowest level of HTML.
    const lowerHeadings = (node: Node) => {
      if (node.type === 'heading')
        node.depth = Math.min(6, Math.max(topLevel, (node.depth ?? 1) - top + topLevel));
      node.children?.forEach(lowerHeadings);
    };
    lowerHeadings(tree);
  };
}

/** The level of the highest heading at the beginning of a block, which is never within code; 6 for none. */
export const topHeading = (blocks: readonly string[]): number =>
  Math.min(
    6,
    ...blocks
      .filter((block) => !/^ {0,3}(?:```|~~~)/.test(block))
      .flatMap((block) => [...block.matchAll(/^ {0,3}(#{1,6})\s/gm)].map(([, marks = '']) => marks.length)),
  );
