import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { useEnterSends } from './enter-key.ts';
import { excessOf, excessWords } from './excess.ts';
import { Icon } from './icon.tsx';
import { useFileRefusal } from './use-file-refusal.ts';

/** When fewer characters than this are left before the maximum, their number is shown. */
const countdown = 500;

interface ComposerProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  maximum: number;
  disabled?: boolean;
  /** Whether the box takes the focus when it appears; 'unless-used' leaves it where a person has put it. */
  autoFocus?: boolean | 'unless-used';
  children: ReactNode;
}

/**
 * Whether the browser itself makes a box as high as its text. Otherwise a script has to, and each key press
 * costs a layout of the page.
 */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * Whether a key is a plain Enter. In an input method editor Enter ends a word; Safari reports that as key
 * code 229.
 */
const isPlainEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229;

/**
 * Whether a person uses another part of the page: the focus is on something that the keyboard reaches, which
 * a heading is not.
 */
const isFocusUsed = (): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0;

/** What the box says below its text: what is too much, or how much is left near the maximum. */
function Remark({ value, maximum }: Pick<ComposerProps, 'value' | 'maximum'>) {
  const excess = excessOf(value, maximum);
  const left = maximum - value.trim().length;
  if (excess > 0) return <span className="font-semibold text-danger">{excessWords(excess, maximum)}</span>;
  return left < countdown && <Trans>{left} characters left</Trans>;
}

/**
 * A box of one line that grows with its text. Enter sends and Shift+Enter breaks the line, where a keyboard has
 * both (enter-key.ts). `children` is its button: Send, or Stop while an answer is under way.
 */
export function Composer(props: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null || growsByItself) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [props.value]);
  const { autoFocus = false } = props;
  useLayoutEffect(() => {
    if (autoFocus === true || (autoFocus === 'unless-used' && !isFocusUsed())) box.current?.focus();
  }, [autoFocus]);
  const remarkId = useId();
  const enterSends = useEnterSends();
  const files = useFileRefusal(props.value);
  const isTooLong = excessOf(props.value, props.maximum) > 0;
  return (
    <div
      data-composer
      className="rounded-[1.625rem] border border-edge bg-surface p-[3px] focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus"
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          rows={1}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={props.value}
          aria-invalid={isTooLong || undefined}
          aria-describedby={remarkId}
          disabled={props.disabled}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          onChange={(event) => props.onChange(event.target.value)}
          onPaste={files.onPaste}
          onKeyDown={(event) => {
            if (!enterSends || !isPlainEnter(event)) return;
            event.preventDefault();
            props.onSend();
          }}
          className="block field-sizing-content max-h-[min(12rem,25dvh)] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-4 py-[9px] text-base outline-none placeholder:text-soft disabled:cursor-not-allowed"
        />
        {props.children}
      </div>
      <p id={remarkId} role="status" className="px-4 pb-1 text-xs text-soft empty:hidden">
        <Remark {...props} />
      </p>
      <p role="status" className="px-4 pb-1 text-sm text-notice empty:hidden">
        {files.refusal}
      </p>
    </div>
  );
}

interface ComposerButtonProps {
  /** Whether there is something to send. */
  ready: boolean;
  onSend: () => void;
  /** An answer is under way: the button stops it. */
  waiting: boolean;
  /** Null while the answer cannot be stopped yet. */
  onStop: (() => void) | null;
}

/**
 * The button of a composer: Send, or Stop while an answer is under way. It is one element for both, so that
 * it keeps the focus.
 */
export function ComposerButton({ ready, onSend, waiting, onStop }: ComposerButtonProps) {
  const press = ({ detail: clicks, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would stop what the first one sent.
    if (clicks > 1) return;
    // A button that is pressed by keyboard reports 0 clicks. Then the focus goes to the box, for the next
    // text.
    const byKeyboard = clicks === 0;
    if (byKeyboard) currentTarget.closest('[data-composer]')?.querySelector('textarea')?.focus();
    if (waiting) onStop?.();
    else onSend();
  };
  return (
    <IconButton
      look={waiting ? 'secondary' : 'primary'}
      label={waiting ? t`Stop` : t`Send`}
      className="size-11 rounded-full!"
      disabled={waiting ? onStop === null : !ready}
      onClick={press}
    >
      <Icon name={waiting ? 'stop' : 'send'} className={waiting ? 'fill-current' : ''} />
    </IconButton>
  );
}
