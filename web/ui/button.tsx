import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-tone text-ink hover:bg-tone-strong',
  /** Without a surface: its colour alone says that it can be pressed. */
  quiet: 'text-accent hover:bg-tone',
  /** For an icon, whose shape says that it can be pressed. */
  icon: 'text-ink hover:bg-tone',
  /** For a button that floats over scrolling content. */
  floating: 'bg-raised text-ink shadow-floating hover:bg-sunken',
  danger: 'bg-danger-wash text-danger hover:bg-tone-strong',
} as const;

const shape =
  'control inline-flex items-center justify-center gap-2 rounded-md text-sm font-semibold ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

interface Look {
  look?: keyof typeof looks;
}

/** Two paddings on one element would conflict, so a button uses its own or the one in `className`. */
const ownPadding = /(?:^|\s)px-/;

/** The class names of a button, for a link that looks like one. */
export const buttonLook = (look: keyof typeof looks = 'secondary', className?: string): string =>
  classNames(shape, !ownPadding.test(className ?? '') && 'px-4', looks[look], className);

/** The class names of a link among text and buttons, tall enough for a fingertip. */
export const linkLook =
  'control inline-flex items-center text-sm font-semibold text-accent underline underline-offset-3';

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Whether work is under way. The button then keeps its label and the focus, and ignores clicks. */
  busy?: boolean;
}

/** A button; secondary unless `look` says otherwise. */
export function Button({
  look = 'secondary',
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const onlyWhenReady = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={onlyWhenReady}
      aria-busy={busy || undefined}
      // `disabled` would take the focus away, and keyboard users would lose their place.
      aria-disabled={busy || undefined}
      className={buttonLook(look, className)}
    />
  );
}

/** A button with only an icon; `label` is its name. */
export function IconButton({ label, className, ...rest }: ButtonProps & { label: string }) {
  return (
    <Button
      look="icon"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames('px-0', className)}
    />
  );
}
