interface Node {
  type: string;
  value?: string;
  depth?: number;
  ordered?: boolean;
  position?: { start: { offset?: number } };
  url?: string;
  title?: null;
  children?: Node[];
  data?: { hProperties?: Record<string, string | number> };
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

/**
 * Gives each item of a numbered list the number that it was written with, also where one is left out, and the bracket of "1)".
 * Where all items have the same number, the browser counts.
 */
function keepNumbers(list: Node, source: string): void {
  let last: string | undefined;
  for (const item of list.children ?? []) {
    const [, number = '', bracket] =
      /(\d+)(\))?/.exec(source.slice(item.position?.start.offset).slice(0, 12)) ?? [];
    if (last !== undefined && Number(number) !== Number(last) + 1 && number !== last)
      item.data = { hProperties: { value: Number(number) } };
    if (last === undefined && bracket !== undefined)
      list.data = { hProperties: { ...list.data?.hProperties, className: 'list-[bracketed]' } };
    last = number;
  }
}

/** The level that the highest heading of an answer gets. The levels above it belong to the page. */
const topLevel = 3;

/**
 * Prepares a block for the page: bare addresses are links, each paragraph or list has the direction of its
 * words, a list its own numbers, and the highest heading of the text, of level `top`, comes below those of the page.
 */
export function blockNodes(top: number): () => (tree: Node, file: { value: unknown }) => void {
  return () =>
    (tree, { value }) => {
      linkAddresses(tree);
      for (const block of tree.children ?? []) {
        block.data = { ...block.data, hProperties: { ...block.data?.hProperties, dir: 'auto' } };
      }
      // Keeps the steps between the levels, from `topLevel` on; 6 is the lowest level of HTML.
      const prepare = (node: Node) => {
        if (node.ordered === true) keepNumbers(node, String(value));
        if (node.type === 'heading')
          node.depth = Math.min(6, Math.max(topLevel, (node.depth ?? 1) - top + topLevel));
        node.children?.forEach(prepare);
      };
      prepare(tree);
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

/**
 * Lets no line under a text make a heading of it. Tutors write headings with "#"; under a column of numbers such a line is
 * that of a sum.
 */
export function plainUnderlines(this: { data(): object }): void {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['setextUnderline'] } },
  ];
}
