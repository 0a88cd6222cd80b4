import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedText } from '../ui/stored-text.ts';
import { classesBesideLesson, useMedia } from '../ui/use-media.ts';

/** More students than this do not fit beside the open classes. */
const fitBesideClasses = 18;
const kept = storedText(() => localStorage, 'lyceum.classes');
/**
 * Somebody works in the column: the pointer is over it, or the keyboard is in it. A button keeps the focus after a click, and the
 * heading gets it when the page opens; neither is work.
 */
const isUsed = (column: HTMLElement | null): boolean =>
  column?.matches(':hover') === true ||
  (column?.querySelector(':is(a,button,input,select,textarea,summary):focus-visible') ?? null) !== null;

type Choice = 'open' | 'folded';

function readChoice(): Choice | null {
  const stored = kept.read();
  return stored === 'open' || stored === 'folded' ? stored : null;
}

/** The classes beside a lesson: a column, a narrow rail, or a column that opens over the lesson. */
export interface ClassRail {
  /** The classes leave the width to the lesson. */
  readonly isFolded: boolean;
  /** In one column the lesson stands above the classes. */
  readonly isLessonFirst: boolean;
  /** The folded classes are open over the lesson. */
  readonly isOver: boolean;
  readonly column: RefObject<HTMLElement | null>;
  /** Opens the folded classes over the lesson. */
  readonly show: () => void;
  /** Closes them, or folds the column for good. */
  readonly hide: () => void;
  /** Gives the classes their column for good. */
  readonly keep: () => void;
}

/**
 * Whether the lesson stands first in one column: when the page opens, or is looked at again, with students in the lesson. It
 * does not change while somebody looks, so that the codes stay in place while the first students join.
 * @param here the number of students; undefined until it is known
 */
function useLessonFirst(here: number | undefined): boolean {
  const [isFirst, setIsFirst] = useState<boolean>();
  if (isFirst === undefined && here !== undefined) setIsFirst(here > 0);
  const lookAgain = useEffectEvent(() => {
    if (!document.hidden && here !== undefined) setIsFirst(here > 0);
  });
  useEffect(() => {
    const listener = () => lookAgain();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return isFirst ?? false;
}

/**
 * Folds the classes by themselves when a large class is here and the teacher has not chosen otherwise, but not while somebody
 * works in them.
 * @param hereNow the number of students in the lesson; undefined until it is known
 */
export function useClassRail(hereNow: number | undefined): ClassRail {
  const here = hereNow ?? 0;
  const isLessonFirst = useLessonFirst(hereNow);
  const isBeside = useMedia(classesBesideLesson);
  const [choice, setChoice] = useState(readChoice);
  const [isCrowded, setIsCrowded] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const column = useRef<HTMLElement>(null);
  const isFolded = isBeside && (choice === null ? isCrowded : choice === 'folded');
  const choose = (next: Choice) => {
    kept.write(next);
    setChoice(next);
    setIsOver(false);
  };
  const before = useRef(0);
  const look = useEffectEvent(() => {
    // Whoever comes to a lesson that is crowded already has not begun to work in the classes.
    const isArrival = before.current === 0;
    before.current = here;
    if (here > fitBesideClasses && (isArrival || !isUsed(column.current))) setIsCrowded(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when somebody comes or goes
  useEffect(() => {
    look();
    const node = column.current;
    const events = ['pointerleave', 'focusout'] as const;
    // The next element has the focus only after the event.
    const lookLater = () => queueMicrotask(look);
    for (const event of events) node?.addEventListener(event, lookLater);
    return () => {
      for (const event of events) node?.removeEventListener(event, lookLater);
    };
  }, [here]);
  useEffect(() => {
    if (!isOver) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-lesson]')) setIsOver(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOver]);
  return {
    isFolded,
    isLessonFirst,
    isOver: isFolded && isOver,
    column,
    show: () => isFolded && setIsOver(true),
    hide: () => (isFolded ? setIsOver(false) : choose('folded')),
    keep: () => choose('open'),
  };
}
