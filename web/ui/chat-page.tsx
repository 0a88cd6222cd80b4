import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useViewport } from './use-viewport.ts';

interface ChatPageProps {
  /** Room for a column beside the chat. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A page as high as the visible part of the window, even with an on-screen keyboard: only its messages
 * scroll.
 */
export function ChatPage({ wide = false, children }: ChatPageProps) {
  useViewport();
  return (
    <main
      data-printed
      className={classNames(
        'relative mx-auto flex h-[calc(var(--viewport-height,100dvh)-var(--header-height))] flex-col px-4 sm:px-6',
        wide ? 'max-w-[69rem]' : 'max-w-[calc(var(--chat-width)+3rem)]',
      )}
    >
      {children}
    </main>
  );
}
