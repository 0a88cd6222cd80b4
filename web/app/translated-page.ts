/**
 * Keeps the page working while a browser translates it. A translator puts a `<font>` element in the place of
 * each text, or of several, and React goes on with the nodes that it made: it would remove them from, or insert
 * others before them in, an element that no longer contains them, which throws, and the text that it changes
 * would no longer be on the page. So the nodes come back as soon as React uses them, and the translator, which
 * watches the page, translates the new text.
 *
 * Browsers run their translators apart from the page's scripts, so that calls of theirs cannot be intercepted.
 */

/** The `<font>` in whose place each node was. */
const standIns = new WeakMap<Node, Element>();
/** The nodes that each `<font>` replaces, in their order. */
const replaced = new WeakMap<Element, Set<ChildNode>>();
/** The nodes that the page itself has removed. */
const removedHere = new WeakSet<Node>();

/** The product makes no `<font>`. */
const isFont = (node: Node | null): node is HTMLFontElement => node instanceof HTMLFontElement;

const isChildNode = (node: Node): node is ChildNode =>
  node instanceof CharacterData || node instanceof Element;

/** Keeps in mind which `<font>` took the place of a node, if one did: it came with the removal, or is beside it. */
function noteReplaced(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (!isChildNode(node) || isFont(node)) return;
  const fonts = [...addedNodes, previousSibling, nextSibling].filter(isFont);
  const standIn =
    // One `<font>` may replace several texts. Beside a text that the page removed it has another reason.
    fonts.find((font) => !replaced.has(font)) ?? (removedHere.has(node) ? undefined : fonts[0]);
  if (standIn === undefined) return;
  const nodes = replaced.get(standIn) ?? new Set();
  replaced.set(standIn, nodes.add(node));
  standIns.set(node, standIn);
}

/** Puts a node back in the place of its `<font>`, with the others that it replaces. */
function restore(node: Node): void {
  const standIn = standIns.get(node);
  if (standIn === undefined) return;
  const nodes = replaced.get(standIn) ?? new Set();
  replaced.delete(standIn);
  for (const each of nodes) standIns.delete(each);
  if (standIn.parentNode !== null) standIn.replaceWith(...nodes);
}

function read(records: readonly MutationRecord[]): void {
  for (const record of records) for (const node of record.removedNodes) noteReplaced(node, record);
}

const observer = new MutationObserver(read);

/** Puts a node back that is not where React left it. */
function restoreNow(node: Node): void {
  read(observer.takeRecords());
  restore(node);
}

function restoreIn(parent: Node, node: Node): void {
  if (node.parentNode !== parent) restoreNow(node);
}

/** React changes a text by this property. */
function restoreWhenChanged(): void {
  const property = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (property?.set === undefined) return;
  const { set } = property;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...property,
    set(this: Node, value: string | null) {
      if (this.parentNode === null || isFont(this.parentNode)) restoreNow(this);
      set.call(this, value);
    },
  });
}

/** The child of `parent` that contains the node, if there is one. */
function childWith(parent: Node, node: Node): Node | null {
  for (let at: Node | null = node; at !== null; at = at.parentNode) if (at.parentNode === parent) return at;
  return null;
}

/** Call it once, before anything is rendered. */
export function keepTranslatedPage(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removedHere.add(child);
    restoreIn(this, child);
    // A translator may also have moved it into another element, or taken it away.
    if (child.parentNode === null) return child;
    return removeChild.call(this.contains(child) ? child.parentNode : this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    restoreIn(this, child);
    if (next !== null) restoreIn(this, next);
    return insertBefore.call(this, child, next && childWith(this, next)) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    restoreIn(this, child);
    return appendChild.call(this, child) as Child;
  };
  restoreWhenChanged();
  observer.observe(document, { childList: true, subtree: true });
}
