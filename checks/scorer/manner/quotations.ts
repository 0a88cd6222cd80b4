/** How far back an open quotation is looked for, in characters. */
const farthest = 400;
const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '「': '」', '„': '“', '"': '"' };
const quotation = /[“«「„"]/;

/** The words of a section that are not quoted; a quotation may begin in an earlier sentence of the paragraph. */
export function unquoted(text: string, from: number, to: number): string {
  const start = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - farthest, 0);
  if (!quotation.test(text.slice(start, to))) return text.slice(from, to);
  let awaited = '';
  let words = '';
  for (let at = start; at < to; at += 1) {
    const sign = text.charAt(at);
    if (awaited) {
      if (sign === awaited || (awaited === '”' && sign === '"')) awaited = '';
    } else if (closing[sign]) awaited = closing[sign] ?? '';
    else if (at >= from) words += sign;
  }
  return words;
}
