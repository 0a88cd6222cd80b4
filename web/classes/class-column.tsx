import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { ClassRail } from './use-class-rail.ts';

export const classesHeadingId = 'my-classes';

interface ClassColumnProps {
  /** The action beside the heading of the list. */
  action: ReactNode;
  children: ReactNode;
  /** How the classes make room for a lesson beside them; undefined without a lesson. */
  rail: ClassRail | undefined;
  /** Whether another part of the page has the main heading. */
  isSecond: boolean;
}

/** Buttons that give the classes less or more room. */
function RailButtons({ rail: { isFolded, hide, keep } }: { rail: ClassRail }) {
  return (
    <span className="flex gap-2 max-xl:hidden">
      {isFolded && (
        <IconButton label={t`Keep classes open`} onClick={keep}>
          <Icon name="pin" />
        </IconButton>
      )}
      <IconButton label={t`Hide classes`} aria-expanded onClick={hide}>
        <Icon name="chevron" className="rotate-90 rtl:-rotate-90" />
      </IconButton>
    </span>
  );
}

const placeOf = (rail: ClassRail): string => {
  if (!rail.isFolded) return 'xl:content-start xl:px-6 xl:py-3';
  return rail.isOver
    ? 'xl:absolute xl:start-14 xl:inset-y-0 xl:z-30 xl:w-108 xl:content-start xl:overflow-y-auto xl:border-e xl:border-line xl:bg-paper xl:px-6 xl:py-3 xl:shadow-floating'
    : 'hidden';
};

/** The classes. Beside a lesson they can be folded to a rail, whose button opens them over the lesson. */
export function ClassColumn({ action, children, rail, isSecond }: ClassColumnProps) {
  const Heading = isSecond ? 'h2' : 'h1';
  const opener = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !rail?.isOver) return;
    rail.hide();
    opener.current?.focus();
  };
  const isHidden = rail?.isFolded === true && !rail.isOver;
  return (
    <section
      ref={rail?.column}
      aria-labelledby={classesHeadingId}
      onKeyDown={closeOnEscape}
      className={classNames(
        'min-w-0',
        // `relative` makes the text for screen readers scroll with the classes. That text is positioned
        // absolutely, and would otherwise make the page longer than the window.
        rail && 'relative xl:col-start-1 xl:row-start-2 xl:min-h-0',
        rail && (rail.isFolded ? 'border-e border-line bg-surface' : 'xl:overflow-y-auto'),
      )}
    >
      {rail?.isFolded && (
        <div className="grid justify-items-center py-2">
          {isHidden && (
            <h1 id={classesHeadingId} className="sr-only">
              <Trans>My Classes</Trans>
            </h1>
          )}
          <IconButton
            ref={opener}
            label={t`Show classes`}
            aria-expanded={rail.isOver}
            onClick={rail.isOver ? rail.hide : rail.show}
          >
            <Icon name="temple" />
          </IconButton>
        </div>
      )}
      <div className={classNames('grid', isSecond ? 'gap-3' : 'gap-5', rail && placeOf(rail))}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading
            id={isHidden ? undefined : classesHeadingId}
            className={classNames('scroll-mt-30', isSecond ? 'text-xl' : 'text-2xl')}
          >
            <Trans>My Classes</Trans>
          </Heading>
          <span className="flex flex-wrap items-center gap-2">
            {action}
            {rail && <RailButtons rail={rail} />}
          </span>
        </div>
        {children}
      </div>
    </section>
  );
}
