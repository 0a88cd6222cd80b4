import type { MarkKind } from '../../contract/marks.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { markLooks, markWord } from './mark-words.ts';

/** A student's mark, with a colour, a shape and a word. */
export function MarkBadge({ kind }: { kind: MarkKind }) {
  const { look, icon } = markLooks[kind];
  return (
    <Badge look={look}>
      <Icon name={icon} className="size-3.5" />
      {markWord(kind)}
    </Badge>
  );
}
