const pieceEnd = /[.!?…。！？]["')\]*_]{0,3}\s+|\n+/g;
const longest = 4_000;

/**
 * Cuts a text after its sentences and lines, where nothing that reads as one is torn apart: a formula stays whole. All
 * pieces joined are the text.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  let depth = 0;
  let scanned = 0;
  for (const { 0: end, index } of text.matchAll(pieceEnd)) {
    const to = index + end.length;
    depth += openings(text, scanned, to);
    scanned = to;
    if (depth !== 0 && to - from < longest) continue;
    pieces.push(text.slice(from, to));
    from = to;
    depth = 0;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** How many formulas and braces a stretch of text opens and does not close. */
function openings(text: string, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const character = text[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === '\\' && (text[at + 1] === '[' || text[at + 1] === '(')) depth += 1;
    else if (character === '\\' && (text[at + 1] === ']' || text[at + 1] === ')')) depth -= 1;
  }
  return depth;
}
