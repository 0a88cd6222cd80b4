import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { storedText } from '../ui/stored-text.ts';
import { classesBesideLesson, useMedia } from '../ui/use-media.ts';

/** The most students that fit beside the open classes. */
const fitBesideClasses = 18;
const storedChoice = storedText(() => localStorage, 'lyceum.classes');
/**
 * Whether somebody works in the column: the pointer is over it, or the keyboard is used in it. The focus
 * alone does not count: a button keeps it after a click, and the heading gets it when the page opens.
 */
const isUsed = (column: HTMLElement | null): boolean =>
  column?.matches(':hover') === true ||
  (column?.querySelector(':is(a,button,input,select,textarea,summary):focus-visible') ?? null) !== null;

type Choice = 'open' | 'folded';

function readChoice(): Choice | null {
  const stored = storedChoice.read();
  return stored === 'open' || stored === 'folded' ? stored : null;
}

/** The classes beside a lesson: a column, a narrow rail, or a column that opens over the lesson. */
export interface ClassRail {
  /** Whether the classes are folded, so that the lesson gets their width. */
  readonly isFolded: boolean;
  /** Whether the lesson stands above the classes on a screen with one column. */
  readonly isLessonFirst: boolean;
  /** Whether the folded classes are open over the lesson. */
  readonly isOver: boolean;
  readonly column: RefObject<HTMLElement | null>;
  /** Opens the folded classes over the lesson. */
  readonly show: () => void;
  /**
   * Closes the classes that are open over the lesson. Classes in their column are folded, and the browser
   * remembers that.
   */
  readonly hide: () => void;
  /** Gives the classes their column, and the browser remembers that. */
  readonly keep: () => void;
}

/**
 * Whether the lesson stands first on a screen with one column. It does if students are in the lesson when the
 * page opens or is looked at again. This does not change while somebody looks, so that the codes stay in
 * their place while the first students join.
 * @param presentStudents the number of students in the lesson; undefined until it is known
 * @param isShown whether somebody can see the page
 */
function useLessonFirst(presentStudents: number | undefined, isShown: boolean): boolean {
  const [isFirst, setIsFirst] = useState(false);
  const hasStudents = presentStudents !== undefined && presentStudents > 0;
  if (!isShown && isFirst !== hasStudents) setIsFirst(hasStudents);
  const updateWhenShown = useEffectEvent(() => {
    if (!document.hidden && presentStudents !== undefined) setIsFirst(presentStudents > 0);
  });
  useEffect(() => {
    const listener = () => updateWhenShown();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return isFirst;
}

/**
 * The classes beside a lesson. They fold without a click when many students are in the lesson and the teacher
 * has not chosen otherwise, but not while somebody works in them.
 * @param presentStudents the number of students in the lesson; undefined until it is known
 * @param isShown whether somebody can see the page
 */
export function useClassRail(presentStudents: number | undefined, isShown: boolean): ClassRail {
  const count = presentStudents ?? 0;
  const isLessonFirst = useLessonFirst(presentStudents, isShown);
  const isBeside = useMedia(classesBesideLesson);
  const [choice, setChoice] = useState(readChoice);
  const [isCrowded, setIsCrowded] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const column = useRef<HTMLElement>(null);
  const isFolded = isBeside && (choice === null ? isCrowded : choice === 'folded');
  const choose = (next: Choice) => {
    storedChoice.write(next);
    setChoice(next);
    setIsOver(false);
  };
  const previousCount = useRef(0);
  const foldIfCrowded = useEffectEvent(() => {
    // If the page opens during a crowded lesson, the teacher has not begun to work in the classes yet.
    const isArrival = previousCount.current === 0;
    previousCount.current = count;
    const mayFold = count > fitBesideClasses && (isArrival || !isUsed(column.current));
    if (mayFold || count === 0) setIsCrowded(mayFold);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when a student comes or goes
  useLayoutEffect(() => {
    foldIfCrowded();
    const node = column.current;
    const events = ['pointerleave', 'focusout'] as const;
    // Waits until the event is over, because only then does the next element have the focus.
    const foldLater = () => queueMicrotask(foldIfCrowded);
    for (const event of events) node?.addEventListener(event, foldLater);
    return () => {
      for (const event of events) node?.removeEventListener(event, foldLater);
    };
  }, [count]);
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
