import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MessageBubbleProps {
  /** `end` is the side of the reader's own words. */
  side: 'start' | 'end';
  author: ReactNode;
  /** Everybody sees the author, not only readers who do not see sides and colours. */
  named?: boolean;
  look?: 'plain' | 'danger';
  compact?: boolean;
  /** Makes it a place to which a link leads. */
  anchor?: { id: string; tabIndex: number } | undefined;
  children: ReactNode;
}

/** One message of a conversation, with its author's name for readers who do not see sides and colours. */
export function MessageBubble({
  side,
  author,
  named = false,
  look = 'plain',
  compact = false,
  anchor,
  children,
}: MessageBubbleProps) {
  return (
    <div className={classNames('flex', side === 'end' && 'justify-end')}>
      <div
        {...anchor}
        className={classNames(
          'min-w-0 rounded-lg',
          compact ? 'px-3 py-2 text-sm' : 'px-4 py-2.5',
          side === 'end' && 'max-w-[85%] rounded-ee-sm bg-accent-wash',
          side === 'start' && 'max-w-full rounded-es-sm sm:max-w-[92%]',
          side === 'start' && look === 'danger' && 'bg-danger-wash',
          side === 'start' &&
            look === 'plain' &&
            (compact ? 'bg-tone [--under:var(--color-tone)]' : 'bg-surface'),
        )}
      >
        <p className={compact || named ? 'break-after-avoid text-xs font-semibold text-soft' : 'sr-only'}>
          {author}
        </p>
        {children}
      </div>
    </div>
  );
}
