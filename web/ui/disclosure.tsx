import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A heading that opens and closes what stands under it. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-mx-1 flex min-h-11 w-full items-center gap-2 rounded-sm px-1 text-left hover:text-accent"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <Icon
            name="chevron"
            className={classNames('text-soft transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </>
  );
}
