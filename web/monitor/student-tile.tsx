import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import type { Mark, MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { MarkBadge } from './mark-badge.tsx';
import { StudentPanel } from './student-panel.tsx';
import type { StudentParts } from './student-parts.ts';
import { checksLine, StudentStatus, workLine } from './student-state.tsx';
import { type TileLine, tileLines } from './tile-lines.ts';
import type { AskedMessage } from './use-asked-message.ts';
import type { TileSize } from './wall-grid.ts';

/** A tile of the grid, or a line of the list. */
export type TileLook = TileSize | 'line';

interface StudentTileProps {
  student: MonitorStudent;
  session: LiveSession;
  /** Whether the tile shows the present, or the moment when the connection was lost. */
  live: boolean;
  /** The mark that matters most, if any. */
  mark: MarkKind | undefined;
  /** All marks, for the panel; only while it is open. */
  marks: readonly Mark[] | undefined;
  /** The notes of the lesson; only while the panel is open. */
  notes: readonly Note[] | undefined;
  /** What the student asks the teacher for now. */
  request: HelpRequest | undefined;
  /** The message that the panel has to show. */
  asked: AskedMessage | undefined;
  parts: StudentParts;
  look: TileLook;
  isOpen: boolean;
  isPinned: boolean;
  /**
   * The student is not among those whom the teacher looks for. The tile is hidden, and there only for its
   * open panel.
   */
  isFilteredOut: boolean;
  onOpen: (studentId: string | null) => void;
  onPin: (studentId: string, isPinned: boolean) => void;
}

const rings = {
  active: 'border-mark-active',
  typing: 'border-mark-typing',
  idle: 'border-mark-idle',
  away: 'border-mark-away',
  unknown: 'border-dotted border-mark-away',
} as const;

const paddings = {
  tight: 'px-2.5 py-0.5',
  dense: 'px-2.5 py-1',
  normal: 'px-2.5 py-1.5',
  tall: 'p-2.5',
  roomy: 'p-3.5',
} as const;
const leadings = {
  tight: 'text-xs leading-[14px]',
  dense: 'mt-0.5 text-xs leading-[14px]',
  normal: 'mt-0.5 text-xs leading-4',
  tall: 'mt-1 text-sm leading-[18px]',
  roomy: 'mt-2 grid gap-1.5 text-sm',
} as const;

interface HeadProps
  extends Pick<StudentTileProps, 'student' | 'live' | 'mark' | 'isPinned' | 'isOpen' | 'onOpen'> {
  /** Whether the teacher stopped the questions of this student alone. */
  isPaused: boolean;
}

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
        {student.name}
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

function TileHead({ student, live, mark, isPinned, isPaused, actions, ...nameProps }: TileHeadProps) {
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
            <span className="ms-2 font-semibold text-notice empty:hidden">{checksLine(student)}</span>
          </span>
          {mark && (
            <span className="ms-auto flex">
              <MarkBadge kind={mark} short />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function Line({ line, clamp }: { line: TileLine; clamp: string }) {
  return (
    <p className={classNames('min-w-0', line.isStudent ? 'text-ink' : 'ps-3 text-soft')}>
      <span className="sr-only">{line.author}: </span>
      {line.isGrowing ? (
        <span dir="auto" className="flex justify-end overflow-hidden whitespace-nowrap">
          {/* A text that is longer than the line overflows at its start, so that its end is visible. */}
          <span className="min-w-full shrink-0">{line.text}</span>
        </span>
      ) : (
        <span dir="auto" className={classNames('block', clamp)}>
          {line.text}
        </span>
      )}
    </p>
  );
}

/** The last messages in a line each, the student's words stronger than the tutor's. */
function Lines({ student, live, look }: Pick<StudentTileProps, 'student' | 'live'> & { look: TileSize }) {
  const lines = tileLines(student.messages, live);
  const clamp = look === 'roomy' ? 'line-clamp-2' : 'truncate';
  return (
    <div className={leadings[look]}>
      {lines.length === 0 && (
        <p className="text-soft">
          <Trans>No messages yet.</Trans>
        </p>
      )}
      {lines.map((line) => (
        <Line key={line.key} line={line} clamp={clamp} />
      ))}
    </div>
  );
}

/** A student in one line: who, what they do, what they wrote last, and their mark. */
function ListLine({ student, live, mark, isPinned, isPaused, ...nameProps }: HeadProps) {
  const line = tileLines(student.messages, live).findLast(({ isStudent }) => isStudent);
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
          {line?.text ?? <span className="text-soft">{t`No messages yet.`}</span>}
        </p>
      </div>
      {mark && <MarkBadge kind={mark} short />}
    </div>
  );
}

/** The visible part of a tile. Its content does not change the layout around it. */
function Tile({
  look,
  session,
  parts,
  ...props
}: Omit<StudentTileProps, 'marks' | 'notes' | 'asked' | 'onPin'>) {
  // Only the large tiles of a small class have room for the actions, and an open panel shows them itself.
  const hasActions = look === 'roomy' && !props.isOpen;
  const focus = useFocusKept(props.request?.id);
  const isPaused = session.pauses.some(({ studentUid }) => studentUid === props.student.id);
  return (
    <div
      {...focus}
      className={classNames(
        'relative h-full overflow-hidden rounded-md contain-content hover:inset-ring-2 hover:inset-ring-edge',
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
        props.mark === 'danger' ? 'bg-danger-wash' : 'bg-surface',
        props.isOpen && 'inset-ring-2 inset-ring-accent',
        props.isFilteredOut && 'hidden',
        look !== 'line' && paddings[look],
      )}
    >
      {look === 'line' ? (
        <ListLine {...props} isPaused={isPaused} />
      ) : (
        <>
          <TileHead
            {...props}
            isPaused={isPaused}
            actions={hasActions && parts.actions(session, props.student)}
          />
          {hasActions && props.request && (
            <div className="relative z-10">{parts.helpRequest(props.request, props.student)}</div>
          )}
          <Lines student={props.student} live={props.live} look={look} />
        </>
      )}
    </div>
  );
}

/**
 * One student on the wall: the last 3 messages, and after a click also the whole conversation in a panel
 * (spec 2).
 */
export const StudentTile = memo(({ marks, notes, asked, onPin, ...props }: StudentTileProps) => {
  const { student, session, parts, live, isOpen, isPinned, onOpen } = props;
  return (
    // This element must have neither a CSS position nor CSS containment, since the panel in it is placed
    // beside the wall.
    <article aria-label={student.name} className={classNames('min-w-0', props.isFilteredOut && 'contents')}>
      <Tile {...props} />
      {isOpen && (
        <StudentPanel
          student={student}
          session={session}
          live={live}
          marks={marks ?? []}
          notes={notes ?? []}
          request={props.request}
          asked={asked}
          parts={parts}
          isPinned={isPinned}
          onPin={(pin) => onPin(student.id, pin)}
          onClose={() => onOpen(null)}
        />
      )}
    </article>
  );
});
StudentTile.displayName = 'StudentTile';
