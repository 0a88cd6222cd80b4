import type { MarkKind } from '../../contract/marks.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { markLooks, markMeaning, markWord, shortMarkWord } from './mark-words.ts';

/** A student's mark, with a colour, a shape and a word. */
export function MarkBadge({ kind, short = false }: { kind: MarkKind; short?: boolean }) {
  const { look, icon } = markLooks[kind];
  return (
    <Badge look={look} small={short} title={markMeaning(kind)}>
      <Icon name={icon} className="size-3.5" />
      {short ? shortMarkWord(kind) : markWord(kind)}
    </Badge>
  );
}
