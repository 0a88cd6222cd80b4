/** The element that is copied with all of its content, if a node is in one: half a formula has no source. */
function wholeFormula(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('math[data-source]') ?? null;
}

/** What is selected, with formulas as a whole, in copies of the elements around it. */
function copyOf(selected: Range): DocumentFragment {
  const range = selected.cloneRange();
  const [first, last] = [wholeFormula(range.startContainer), wholeFormula(range.endContainer)];
  if (first !== null) range.setStartBefore(first);
  if (last !== null) range.setEndAfter(last);
  const fragment = range.cloneContents();
  const ancestor = range.commonAncestorContainer;
  let element = ancestor instanceof Element ? ancestor : ancestor.parentElement;
  for (; element !== null && element !== document.body; element = element.parentElement) {
    const around = element.cloneNode(false);
    around.appendChild(fragment);
    fragment.append(around);
  }
  return fragment;
}

/** The text of a copy as it is drawn, with its lines. It is in the page for a moment. */
function drawnText(copy: DocumentFragment): string {
  const box = document.createElement('div');
  box.inert = true;
  box.className = 'fixed top-0 left-0 opacity-0';
  box.append(copy);
  document.body.append(box);
  // biome-ignore lint/performance/useDomNodeTextContent: only drawn text has lines
  const text = box.innerText;
  box.remove();
  return text;
}

/**
 * Copies a selection with its formulas as LaTeX. Browsers would copy each sign of a formula as a line of its own. Other
 * selections are left to the browser.
 */
export function copyFormulas(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || event.clipboardData === null) return;
  const copy = document.createDocumentFragment();
  for (let at = 0; at < selection.rangeCount; at += 1) copy.append(copyOf(selection.getRangeAt(at)));
  const formulas = copy.querySelectorAll('math[data-source]');
  if (formulas.length === 0) return;
  for (const formula of formulas) formula.replaceWith(formula.getAttribute('data-source') ?? '');
  const html = document.createElement('div');
  html.append(copy.cloneNode(true));
  event.clipboardData.setData('text/html', html.innerHTML);
  event.clipboardData.setData('text/plain', drawnText(copy));
  event.preventDefault();
}
