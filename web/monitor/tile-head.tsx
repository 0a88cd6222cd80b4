import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import type { InHand } from '../../contract/safeguarding.ts';
import { PersonName } from '../people/person-name.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { PreviewText } from '../ui/preview-text.tsx';
import { MarkBadge } from './mark-badge.tsx';
import { inHandWords } from './mark-words.ts';
import { attemptsLine, StudentStatus, workLine } from './student-state.tsx';
import { tileLines } from './tile-lines.ts';

const rings = {
  active: 'border-mark-active',
  typing: 'border-mark-typing',
  idle: 'border-mark-idle',
  away: 'border-mark-away',
  unknown: 'border-dotted border-mark-away',
} as const;

interface HeadProps {
  student: MonitorStudent;
  /** Whether the tile shows the present, or the moment when the connection was lost. */
  live: boolean;
  /** The mark that matters most, if any. */
  mark: MarkKind | undefined;
  /** Who has the student's alert in hand. */
  inHand: InHand | undefined;
  isOpen: boolean;
  isPinned: boolean;
  onOpen: (studentId: string | null) => void;
  /** Whether the teacher stopped the questions of this student alone. */
  isPaused: boolean;
}

const InHandWords = ({ inHand }: { inHand: InHand }) => (
  <span title={inHandWords(inHand)} className="min-w-0 max-w-full truncate text-xs text-soft">
    {inHandWords(inHand)}
  </span>
);

/** The avatar in a ring of the state's colour. */
const RingedAvatar = ({ student, live }: Pick<HeadProps, 'student' | 'live'>) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid size-8 shrink-0 place-items-center rounded-full border-[2.5px] bg-sunken text-base',
      rings[live ? student.status : 'unknown'],
    )}
  >
    {student.avatar}
  </span>
);

/** The name as a button that covers the tile: a click anywhere opens the conversation. */
function NameButton({ student, isOpen, onOpen }: Pick<HeadProps, 'student' | 'isOpen' | 'onOpen'>) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // When the panel closes, the focus goes back to its tile, unless another panel was opened instead.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <h3 dir="auto" className="min-w-0 flex-1 truncate text-line-start text-sm leading-[18px] font-semibold">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? null : student.id)}
        className="max-w-full truncate outline-none after:absolute after:inset-0"
      >
        <PersonName {...student} />
      </button>
    </h3>
  );
}

const PinnedMark = () => (
  <span title={t`Pinned`} className="text-soft">
    <Icon name="pin" className="size-4" />
    <span className="sr-only">
      <Trans>Pinned</Trans>
    </span>
  </span>
);

const PausedWord = () => (
  <span className="flex h-4 shrink-0 items-center gap-0.5 text-xs font-semibold">
    <Icon name="pause" className="size-3.5" />
    <Trans>paused</Trans>
  </span>
);

interface TileHeadProps extends HeadProps {
  /** Buttons at the end of the name's line, so that they cover neither the state nor the mark below it. */
  actions: ReactNode;
}

/** Who it is, what they do, how they work, and their mark. */
export function TileHead({
  student,
  live,
  mark,
  inHand,
  isPinned,
  isPaused,
  actions,
  ...nameProps
}: TileHeadProps) {
  return (
    <div className="flex items-center gap-2">
      <RingedAvatar student={student} live={live} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1">
          <NameButton student={student} {...nameProps} />
          {isPinned && <PinnedMark />}
          {actions && <div className="relative z-10 -mt-2">{actions}</div>}
        </div>
        <div className="flex items-center gap-2 leading-4 *:leading-4">
          {isPaused ? <PausedWord /> : <StudentStatus student={student} live={live} />}
          {/* Beside a mark only half of this text would fit, so only screen readers get it there. */}
          <span className={classNames('min-w-0 flex-1 text-xs text-soft', mark ? 'sr-only' : 'truncate')}>
            {workLine(student)}
            <span className="ms-2 font-semibold text-notice empty:hidden">{attemptsLine(student)}</span>
          </span>
          {mark && (
            <span className="ms-auto flex min-w-0 items-center gap-1.5">
              {inHand && <InHandWords inHand={inHand} />}
              <MarkBadge kind={mark} short />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** A student in one line: who, what they do, what they wrote last, and their mark. */
export function ListLine({ student, live, mark, inHand, isPinned, isPaused, ...nameProps }: HeadProps) {
  const line = tileLines(student, live).findLast(({ isStudent }) => isStudent);
  return (
    <div className="flex min-h-11 items-center gap-3 px-2.5 py-1">
      <RingedAvatar student={student} live={live} />
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
        <div className="flex items-center gap-2 sm:w-56 sm:shrink-0">
          <NameButton student={student} {...nameProps} />
          {isPinned && <PinnedMark />}
          {isPaused ? <PausedWord /> : <StudentStatus student={student} live={live} />}
        </div>
        <span className="shrink-0 text-xs text-soft max-sm:sr-only sm:w-24 sm:truncate">
          {workLine(student)}
        </span>
        <p dir="auto" className="min-w-0 flex-1 truncate text-sm">
          {line ? <PreviewText text={line.text} /> : <span className="text-soft">{t`No messages yet.`}</span>}
        </p>
      </div>
      {mark && (
        <span className="flex min-w-0 max-w-[45%] shrink-0 flex-col items-end gap-0.5 sm:flex-row sm:items-center sm:gap-2">
          <MarkBadge kind={mark} short />
          {inHand && <InHandWords inHand={inHand} />}
        </span>
      )}
    </div>
  );
}
