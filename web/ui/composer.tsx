import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ComposerProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  maximum: number;
  disabled?: boolean;
  autoFocus?: boolean;
  children: ReactNode;
}

/** In an input method editor Enter ends a word. Only a plain Enter sends. */
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229;

/**
 * A box of several lines that grows with its text. Enter sends, Shift+Enter breaks the line.
 * `children` are its buttons.
 */
export function Composer(props: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [props.value]);
  const left = props.maximum - props.value.length;
  return (
    <div
      data-composer
      className="rounded-lg border border-edge bg-surface p-2 focus-within:border-accent focus-within:outline-2 focus-within:outline-focus"
    >
      <textarea
        ref={box}
        rows={1}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={props.value}
        maxLength={props.maximum}
        disabled={props.disabled}
        // biome-ignore lint/a11y/noAutofocus: the page is this box
        autoFocus={props.autoFocus}
        enterKeyHint="send"
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          props.onSend();
        }}
        className="block max-h-48 min-h-11 w-full resize-none bg-transparent px-2 py-2 text-base outline-none placeholder:text-soft disabled:cursor-not-allowed"
      />
      <div className="flex items-center justify-end gap-2">
        {left < 500 && (
          <p className="me-auto px-2 text-xs text-soft" aria-live="polite">
            <Trans>{left} characters left</Trans>
          </p>
        )}
        {props.children}
      </div>
    </div>
  );
}

/** Sends what is in the composer around it. Keyboard users continue in the text box. */
export function SendButton({ ready, onSend }: { ready: boolean; onSend: () => void }) {
  const send = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const byKeyboard = detail === 0;
    if (byKeyboard) currentTarget.closest('[data-composer]')?.querySelector('textarea')?.focus();
    onSend();
  };
  return (
    <Button look="primary" disabled={!ready} onClick={send}>
      <Icon name="send" />
      <Trans>Send</Trans>
    </Button>
  );
}
