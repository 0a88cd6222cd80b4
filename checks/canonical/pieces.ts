/** The end of a sentence with its quotation marks and brackets, or of a line. */
const pieceEnd = /[.!?…。！？]["')\]*_]{0,3}\s|\n/g;
/** A piece of this length is cut even inside a formula, whose closing mark is then most likely missing. */
const maxLength = 4_000;

/** Cuts a text after sentences and lines, never inside a formula. All pieces joined are the text, and the cuts stay the same when the text grows. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  let depth = 0;
  let scanned = 0;
  const nests = text.includes('{') || text.includes('\\');
  for (const { 0: end, index } of text.matchAll(pieceEnd)) {
    const to = index + end.length;
    if (nests) depth = openAfter(text, scanned, to, depth);
    scanned = to;
    if (depth !== 0 && to - from < maxLength) continue;
    pieces.push(text.slice(from, to));
    from = to;
    depth = 0;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** The number of open formulas and braces at the end of a text; unmatched closing marks are ignored. */
function openAfter(text: string, from: number, to: number, before: number): number {
  let open = before;
  for (let at = from; at < to; at++) {
    const character = text[at];
    const command = character === '\\' ? text[at + 1] : undefined;
    if (character === '{' || command === '[' || command === '(') open += 1;
    else if (character === '}' || command === ']' || command === ')') open = Math.max(0, open - 1);
  }
  return open;
}

/** Whether the last piece of a text is complete, so that more text begins a new piece. */
export function isComplete(pieces: readonly string[]): boolean {
  const last = pieces.at(-1);
  return last === undefined || piecesOf(`${last}x`).length > 1;
}
