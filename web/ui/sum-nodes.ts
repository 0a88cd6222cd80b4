import { inlinePlace } from '../../markdown/literal-signs.ts';
import { hasRightToLeft } from '../../markdown/right-to-left.ts';
import { type Sum, sumsIn } from '../../markdown/sums.ts';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: { hName: string; hProperties: Record<string, string> };
}

/** What a sum is searched in: the words of a node, with formulas and code as operands. */
function wordsOf({ type, value, children }: Node): string {
  if (type === 'text') return value ?? '';
  if (type === 'break') return '\n';
  return children === undefined ? inlinePlace : children.map(wordsOf).join('');
}

/** A node between two offsets of its line, in the sum of which it is a part. */
interface Part {
  readonly node: Node;
  readonly sum: Sum | undefined;
}

/** A text cut where sums begin and end within it. */
function cutText(value: string, start: number, sums: readonly Sum[]): Part[] {
  const offsets = sums.flatMap((sum) => [sum.start, sum.end]).map((offset) => offset - start);
  const cuts = offsets.filter((cut) => cut > 0 && cut < value.length);
  return [0, ...cuts].map((cut, at) => ({
    node: { type: 'text', value: value.slice(cut, cuts[at]) },
    sum: sums.find((sum) => sum.start <= start + cut && start + cut < sum.end),
  }));
}

function partsOf(nodes: readonly Node[]): Part[] {
  const words = nodes.map(wordsOf);
  const sums = [...sumsIn(words.join(''))].reverse();
  let start = 0;
  return nodes.flatMap((node, at) => {
    const end = start + (words[at]?.length ?? 0);
    const within: Sum[] = [];
    for (let sum = sums.at(-1); sum !== undefined && sum.start < end; sum = sums.at(-1)) {
      within.push(sum);
      if (sum.end > end) break;
      sums.pop();
    }
    const whole = within.find((sum) => sum.start <= start && end <= sum.end);
    const parts = node.type === 'text' ? cutText(node.value ?? '', start, within) : [{ node, sum: whole }];
    start = end;
    return parts;
  });
}

/** The nodes of a line with its sums isolated, also where a part of a sum is bold. */
function withIsolatedSums(nodes: readonly Node[]): Node[] {
  const isolated: Node[] = [];
  let last: Sum | undefined;
  for (const { node, sum } of partsOf(nodes)) {
    if (sum === undefined)
      isolated.push(
        node.children === undefined ? node : { ...node, children: withIsolatedSums(node.children) },
      );
    else if (sum === last) isolated.at(-1)?.children?.push(node);
    else
      isolated.push({ type: 'sum', children: [node], data: { hName: 'bdi', hProperties: { dir: 'ltr' } } });
    last = sum;
  }
  return isolated;
}

const lines = new Set(['paragraph', 'heading', 'tableCell']);

/** Isolates the sums of the lines with words from right to left, where 10 - 4 = 6 would read 6 = 4 - 10. */
export function sumNodes(): (tree: Node) => void {
  const isolateIn = (node: Node) => {
    if (!lines.has(node.type)) node.children?.forEach(isolateIn);
    else if (hasRightToLeft(wordsOf(node))) node.children = withIsolatedSums(node.children ?? []);
  };
  return isolateIn;
}
