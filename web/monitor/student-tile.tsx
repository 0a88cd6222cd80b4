import { Trans } from '@lingui/react/macro';
import { memo, useState } from 'react';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { Mark, MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import type { InHand } from '../../contract/safeguarding.ts';
import { classNames } from '../ui/class-names.ts';
import { PreviewText } from '../ui/preview-text.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { StudentPanel } from './student-panel.tsx';
import type { StudentParts } from './student-parts.ts';
import { ListLine, TileHead } from './tile-head.tsx';
import { type TileLine, tileLines } from './tile-lines.ts';
import type { AskedMessage } from './use-asked-message.ts';
import type { TileSize } from './wall-grid.ts';

/** A tile of the grid, or a line of the list. */
export type TileLook = TileSize | 'line';

interface StudentTileProps {
  student: MonitorStudent;
  session: SessionState;
  /** Whether the tile shows the present, or the moment when the connection was lost. */
  live: boolean;
  /** The mark that matters most, if any. */
  mark: MarkKind | undefined;
  /** Who has the student's alert in hand. */
  inHand: InHand | undefined;
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

function Line({ line, clamp }: { line: TileLine; clamp: string }) {
  const text = <PreviewText text={line.text} {...line.part} whenEmpty={line.whenEmpty} />;
  return (
    <p className={classNames('min-w-0', line.isStudent ? 'text-ink' : 'ps-3 text-soft')}>
      <span className="sr-only">{line.author}: </span>
      {line.isGrowing ? (
        <span dir="auto" className="flex justify-end overflow-hidden whitespace-nowrap">
          {/* A text that is longer than the line overflows at its start, so that its end is visible. */}
          <span className="min-w-full shrink-0">{text}</span>
        </span>
      ) : (
        <span dir="auto" className={classNames('block', clamp)}>
          {text}
        </span>
      )}
    </p>
  );
}

/** The last messages in a line each, the student's words stronger than the tutor's. */
function Lines({ student, live, look }: Pick<StudentTileProps, 'student' | 'live'> & { look: TileSize }) {
  const lines = tileLines(student, live);
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

/** The visible part of a tile. Its content does not change the layout around it. */
function Tile({
  look,
  session,
  parts,
  ...props
}: Omit<StudentTileProps, 'marks' | 'notes' | 'asked' | 'onPin'>) {
  // Only the large tiles of a small class have room for the actions. On others they appear over the end of
  // the name while somebody points at the tile or has the focus in it. An open panel shows them itself.
  const hasActions = look === 'roomy' && !props.isOpen;
  const [wasHeld, setWasHeld] = useState(false);
  const hasActionsOver = look !== 'roomy' && wasHeld && !props.isOpen;
  const { onFocus, ...focus } = useFocusKept(props.request?.id);
  const hold = () => setWasHeld(true);
  const isPaused = session.pauses.some(({ studentUid }) => studentUid === props.student.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices who points at it; its button acts
    <div
      {...focus}
      onFocus={() => {
        onFocus();
        hold();
      }}
      onPointerEnter={hold}
      className={classNames(
        'group relative h-full overflow-hidden rounded-md contain-content hover:inset-ring-2 hover:inset-ring-edge',
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
      {hasActionsOver && (
        // The actions hold the dialogs that they open. So when the pointer leaves, they stay and only hide.
        <div
          className={classNames(
            'pointer-events-none absolute z-10 rounded-md bg-surface opacity-0 pointer-coarse:hidden',
            'group-focus-within:pointer-events-auto group-focus-within:opacity-100',
            'group-hover:pointer-events-auto group-hover:opacity-100',
            '*:gap-1 [&_button]:px-2',
            // In a line, the mark beside them stays visible. A narrow line has room only for name and mark. On a
            // tile they are beside the name, over no words of the student.
            look === 'line'
              ? 'end-36 bottom-1 max-lg:hidden [&_button]:min-h-8 [&_button]:text-sm'
              : 'end-1 top-0.5 [&_button]:min-h-6 [&_button]:text-xs',
          )}
        >
          {parts.actions(session, props.student)}
        </div>
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
          inHand={props.inHand}
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
