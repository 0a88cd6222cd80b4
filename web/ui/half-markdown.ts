/** Whether a text ends within a block of code that is fenced with backticks. */
export const hasOpenFence = (text: string): boolean => (text.match(/^ {0,3}```/gm)?.length ?? 0) % 2 === 1;

/**
 * Closes what a streamed text has opened but not yet closed, so that bold and code look right from their
 * first letter and nothing flickers when the closing mark comes. A finished text comes back unchanged.
 */
export function closeHalfMarkdown(text: string): string {
  // An open fence needs no closing: its block runs to the end of the text. A half-written closing fence is
  // removed.
  if (hasOpenFence(text)) return text.replace(/\n`{1,2}$/, '');
  const lastBlock = text.slice(text.lastIndexOf('\n\n') + 1);
  // Removes what has only begun at the end: a mark of bold or code, a fence, or a link.
  const trimmed = text.replace(/(?:\*{1,2}|`|\n {0,3}`{1,2}|\[[^\]\n]*)$/, '');
  const block = trimmed.slice(Math.max(0, text.length - lastBlock.length));
  // A mark within code is not bold.
  const withoutCode = block.replace(/`[^`\n]*`/g, '');
  if (/`[^`\n]*$/.test(withoutCode)) return `${trimmed}\``;
  const bold = withoutCode.match(/\*\*/g)?.length ?? 0;
  return bold % 2 === 1 ? `${trimmed.trimEnd()}**` : trimmed;
}

/**
 * Leaves out the head of a table at the end of a streamed text until the line below it has arrived. Without
 * that line, it cannot be told from a sentence with pipes in it.
 */
export function withoutHalfTable(text: string): string {
  // The last line begins with a pipe and a space; the line after it has no words yet.
  const half = /(?:^|\n)[ \t]*\|\s[^\n]*(?:\n[ \t|:-]*)?$/.exec(text);
  if (half === null) return text;
  const before = text.slice(0, half.index);
  // After a row of a table, the line is another row and not a head.
  const rowAbove = /\|[ \t]*$/.test(before);
  return rowAbove ? text : before;
}

/**
 * Cuts a text at its blank lines, but never inside a fenced block. While the text grows, only the last piece
 * changes, so the others need not be rendered again.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (/^ {0,3}```/.test(line)) fenced = !fenced;
    if (!fenced && line.trim() === '' && current.length > 0) {
      blocks.push(current.join('\n'));
      current = [];
    } else if (line.trim() !== '' || fenced) current.push(line);
  }
  if (current.length > 0) blocks.push(current.join('\n'));
  return joinLists(blocks);
}

const isListPart = (block: string): boolean => /^\s*(?:[-*+]|\d+[.)])\s/.test(block) || /^\s{2,}/.test(block);

/** A list with blank lines between its items stays one list, so that its numbers continue. */
function joinLists(blocks: string[]): string[] {
  return blocks.reduce<string[]>((joined, block) => {
    const last = joined.at(-1);
    if (last !== undefined && isListPart(last) && isListPart(block))
      joined[joined.length - 1] = `${last}\n\n${block}`;
    else joined.push(block);
    return joined;
  }, []);
}
