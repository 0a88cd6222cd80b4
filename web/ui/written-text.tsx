import { hasRightToLeft } from '../../markdown/right-to-left.ts';
import { lazyPart } from './lazy-part.ts';
import { useLazy } from './use-lazy.ts';

const sumsPart = lazyPart(async () => (await import('../../markdown/sums.ts')).splitAtSums);

/** How many sums of a text are turned: nobody needs more, and each is an element of the page. */
const mostSums = 100;

/** A plain text that somebody wrote. Sums among words from right to left are read from left to right. */
export function WrittenText({ text }: { text: string }) {
  const mayTurn = hasRightToLeft(text);
  const splitAtSums = useLazy(sumsPart, mayTurn);
  if (!mayTurn || splitAtSums === null) return text;
  const pieces = splitAtSums(text);
  const rest = pieces.slice(2 * mostSums).join('');
  const turned = pieces.slice(0, 2 * mostSums).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <bdi key={at} dir="ltr">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
  return [...turned, rest];
}
