import { t } from '@lingui/core/macro';
import * as Primitive from 'radix-ui/dialog';
import { type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { DialogNoticeContext } from './dialog-notice.ts';
import { Icon } from './icon.tsx';
import { UnsentQuestion } from './unsent-question.tsx';
import { UnsentTextContext } from './unsent-text.ts';

const widths = { small: 'max-w-md', wide: 'max-w-3xl', widest: 'max-w-5xl' } as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof widths;
  children: ReactNode;
}

/**
 * The focus starts at the first field and not at the close button. Of several radio buttons it starts at the
 * chosen one.
 */
const field = 'input:not([type=radio]), input:checked, select, textarea';
/** Without a field, the focus starts at the action that changes nothing, otherwise at the heading. */
const safest = '[data-safest]';
const heading = 'h2[tabindex]';

/**
 * Where the focus goes on opening and closing. Without a trigger, the dialog has to remember what had the
 * focus before.
 */
function useDialogFocus() {
  const opener = useRef<Element | null>(null);
  const onOpenAutoFocus = (event: Event) => {
    opener.current = document.activeElement;
    const content = event.currentTarget as HTMLElement | null;
    const first = [field, safest, heading]
      .map((selector) => content?.querySelector<HTMLElement>(selector))
      .find(Boolean);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { onOpenAutoFocus, onCloseAutoFocus };
}

/** Closes a dialog at once if nothing would be lost, and asks first if something would. */
function useClosing(onOpenChange: DialogProps['onOpenChange']) {
  // A ref and not a state, because Escape may follow a typed key before the next render.
  const hasUnsentText = useRef(false);
  const [asking, setAsking] = useState(false);
  const setUnsent = useCallback((unsent: boolean) => {
    hasUnsentText.current = unsent;
    if (!unsent) setAsking(false);
  }, []);
  const change = (open: boolean) => {
    // Escape while the question is shown takes back the question and keeps the dialog open.
    if (!open && hasUnsentText.current) setAsking((already) => !already);
    else onOpenChange(open);
  };
  const question = asking && (
    <UnsentQuestion onKeep={() => setAsking(false)} onDiscard={() => onOpenChange(false)} />
  );
  return { setUnsent, change, question };
}

/** A dialog. It holds the focus, closes with Escape, and gives the focus back when it closes. */
export function Dialog({ open, onOpenChange, title, description, size = 'small', children }: DialogProps) {
  const focus = useDialogFocus();
  const notice = useContext(DialogNoticeContext);
  const { setUnsent, change, question } = useClosing(onOpenChange);
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Primitive.Content
          {...focus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames(
            // Centred by margins: a box that is centred by a transform can lie between two pixels, and the
            // content behind it would show at its edge.
            'fixed inset-x-4 inset-y-0 z-50 m-auto h-fit max-h-[90dvh] animate-rise overflow-y-auto',
            'rounded-lg border border-line bg-surface p-6 shadow-floating',
            widths[size],
          )}
        >
          {notice}
          <div className="mb-4">
            <div className="flex items-start gap-3">
              <Primitive.Title tabIndex={-1} className="min-w-0 flex-1 text-xl outline-none">
                {title}
              </Primitive.Title>
              <Primitive.Close
                aria-label={t`Close`}
                className="-my-2 -me-3 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-tone"
              >
                <Icon name="close" />
              </Primitive.Close>
            </div>
            {description !== undefined && (
              <Primitive.Description className="mt-1 text-sm text-pretty text-soft">
                {description}
              </Primitive.Description>
            )}
          </div>
          <UnsentTextContext value={setUnsent}>{children}</UnsentTextContext>
          {question}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
