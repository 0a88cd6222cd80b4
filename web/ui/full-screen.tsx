import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import * as Primitive from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface FullScreenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is shown and for whom, in a sentence. */
  purpose: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Enters or leaves full screen, in which the browser shows no bars. A browser may refuse; then nothing
 * happens.
 */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  const change =
    document.fullscreenElement === null ? element?.requestFullscreen() : document.exitFullscreen();
  await change?.catch(() => undefined);
}

/** Content for a whole class to see, over the whole page. */
export function FullScreen({ open, onOpenChange, title, purpose, actions, children }: FullScreenProps) {
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 grid animate-rise grid-rows-[auto_1fr] overflow-y-auto bg-surface p-4 sm:p-8"
        >
          <div className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1">
              <Primitive.Title ref={heading} tabIndex={-1} className="text-2xl outline-none">
                {title}
              </Primitive.Title>
              <Primitive.Description className="mt-1 text-base text-soft">{purpose}</Primitive.Description>
            </div>
            <div className="flex gap-3 max-sm:order-last max-sm:basis-full max-sm:*:flex-1">
              {actions}
              {document.fullscreenEnabled && (
                <Button onClick={() => void toggleFullScreen(content.current)}>
                  <Trans>Full Screen</Trans>
                </Button>
              )}
            </div>
            <Primitive.Close asChild>
              <Button aria-label={t`Close`} look="icon" className="w-11 px-0">
                <Icon name="close" />
              </Button>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
