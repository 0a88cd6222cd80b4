/** Whether a text ends within a block of code that is fenced with backticks. */
export const hasOpenFence = (text: string): boolean => (text.match(/^ {0,3}```/gm)?.length ?? 0) % 2 === 1;

/** Leaves out a link, or the end of a fence, that has only begun at the end of a streamed text. */
export const withoutHalfMarks = (text: string): string =>
  text.replace(hasOpenFence(text) ? /\n`{1,2}$/ : /\[[^\]\n]*(?:\]\([^)\n]*)?$/, '');

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
