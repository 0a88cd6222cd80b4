import type { DrawnElement, DrawnNode } from './formula-nodes.ts';

/** Limits beyond any formula of a lesson; a browser could freeze on larger ones. */
const maximumDepth = 100;
const maximumTokens = 4000;

const elements = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover ' +
    'mmultiscripts mprescripts mtable mtr mtd mstyle mpadded mphantom menclose semantics annotation'
  ).split(' '),
);

/** At `lastIndex`: a tag with its end mark, name, attributes and mark of an empty element, or a text. */
const token = /<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+\s*=\s*"[^"]*")*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([a-zA-Z:-]+)\s*=\s*"([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

const decode = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (name) => entities[name] ?? name);

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

const element = (tagName: string, properties: Record<string, string> = {}): DrawnElement => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

/**
 * Parses the formula library's markup into a tree, so that none of it becomes HTML.
 * @throws Error when it contains anything but formulas, or more than the limits
 */
export function readMathml(markup: string): DrawnElement {
  const root = element('root');
  const open = [root];
  let count = 0;
  // The library puts each formula into a span.
  const enclosed = markup.replace(/^<span class="[a-z -]*">|<\/span>$/g, '');
  for (token.lastIndex = 0; token.lastIndex < enclosed.length; ) {
    const [, end, name = '', attributes = '', selfClosing, text] = token.exec(enclosed) ?? [];
    const parent = open.at(-1);
    count += 1;
    if (parent === undefined || count > maximumTokens || open.length > maximumDepth)
      throw new Error('Too large a formula.');
    if (text !== undefined) parent.children.push({ type: 'text', value: decode(text) });
    else if (!elements.has(name)) throw new Error('Not a formula.');
    else if (end === '/') open.pop();
    else {
      const child = element(name, attributesOf(attributes));
      parent.children.push(child);
      if (selfClosing !== '/') open.push(child);
    }
  }
  const [math] = root.children;
  if (math === undefined || !isElement(math, 'math') || root.children.length !== 1)
    throw new Error('Not a formula.');
  return math;
}

/** Whether a node is an element, with this name if one is given. */
export function isElement(node: DrawnNode | undefined, tagName?: string): node is DrawnElement {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}
