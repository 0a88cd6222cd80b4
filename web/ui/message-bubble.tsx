import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MessageBubbleProps {
  /** `end` is the side of questions, `start` that of answers. */
  side: 'start' | 'end';
  author: ReactNode;
  /** Whether the author is visible; otherwise only screen readers read it. */
  named?: boolean;
  look?: 'plain' | 'danger';
  compact?: boolean;
  /** Makes it a place to which a link leads. */
  anchor?: { id: string; tabIndex: number } | undefined;
  children: ReactNode;
}

/** A small square before the author marks what a program wrote; no state of a student has this shape. */
const tutorMark =
  'before:me-1.5 before:inline-block before:size-2 before:rounded-[2px] before:bg-accent before:content-[""]';

/**
 * One message of a conversation, with its author's name for readers who do not see sides and colours. In a
 * chat, the tutor's words stand directly on the page and only questions have a surface. In a compact
 * transcript, which is on a surface itself, both have one.
 */
export function MessageBubble({
  side,
  author,
  named = false,
  look = 'plain',
  compact = false,
  anchor,
  children,
}: MessageBubbleProps) {
  const bare = side === 'start' && look === 'plain' && !compact;
  return (
    <div className={classNames('flex', side === 'end' && 'justify-end')}>
      <div
        {...anchor}
        className={classNames(
          'min-w-0 rounded-lg',
          compact ? 'px-3 py-2 text-sm' : !bare && 'px-4 py-2.5',
          side === 'end' && 'max-w-[85%] rounded-ee-sm bg-accent-wash sm:max-w-[75%]',
          side === 'start' && 'max-w-full',
          side === 'start' && !bare && 'rounded-es-sm',
          side === 'start' && look === 'danger' && 'bg-danger-wash',
          side === 'start' && look === 'plain' && compact && 'bg-tone [--under:var(--color-tone)]',
          bare && 'on-paper w-full',
        )}
      >
        <p
          className={
            compact || named
              ? classNames('break-after-avoid text-xs font-semibold text-soft', bare && `mb-1 ${tutorMark}`)
              : 'sr-only'
          }
        >
          {author}
        </p>
        {children}
      </div>
    </div>
  );
}
