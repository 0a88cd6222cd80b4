import { splitAtSums } from '../../markdown/sums.ts';

/** A plain text that somebody wrote. Sums among words from right to left are read from left to right. */
export function WrittenText({ text }: { text: string }) {
  const pieces = splitAtSums(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <bdi key={at} dir="ltr">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}
