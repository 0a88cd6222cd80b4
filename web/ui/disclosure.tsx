import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  title: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the pointer or the focus comes to the heading, since the content may be opened next. */
  onNear?: () => void;
  /** Shown at the end of the heading's line, outside the heading. */
  beside?: ReactNode;
  /** Shown between the heading and the content, whether the content is open or not. */
  summary?: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A heading that opens and closes its content. */
export function Disclosure({
  title,
  open,
  onOpenChange,
  onNear,
  beside,
  summary,
  level = 2,
  children,
}: DisclosureProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <div className="flex items-start gap-1">
        <Heading className="min-w-0 flex-1 text-lg">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => onOpenChange(!open)}
            onPointerEnter={onNear}
            onFocus={onNear}
            className="control -mx-1 flex w-full items-center gap-2 rounded-sm px-1 text-start hover:text-accent"
          >
            <span className="min-w-0 flex-1">{title}</span>
            <Icon
              name="chevron"
              className={classNames('text-soft transition-transform', open && 'rotate-180')}
            />
          </button>
        </Heading>
        {beside}
      </div>
      {summary}
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </>
  );
}
