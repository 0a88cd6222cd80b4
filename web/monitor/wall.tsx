import { useRef } from 'react';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { classNames } from '../ui/class-names.ts';
import { useMedia } from '../ui/use-media.ts';
import type { ClassMarks } from './class-marks.ts';
import type { StudentParts } from './student-parts.ts';
import { StudentTile } from './student-tile.tsx';
import type { AskedMessage } from './use-asked-message.ts';
import { useHeld } from './use-held.ts';
import { useSteadyOrder } from './use-steady-order.ts';
import { useWallGrid } from './use-wall-grid.ts';
import { wallOrder } from './wall-order.ts';

/** A phone has room for a line for each student, not for tiles. */
const phone = '(max-width:39.99rem)';

interface WallProps {
  session: SessionState;
  students: readonly MonitorStudent[];
  notes: readonly Note[];
  /** The open help requests. */
  requests: readonly HelpRequest[];
  parts: StudentParts;
  /** The students who have what the teacher looks for. */
  fitting: readonly MonitorStudent[];
  /** What the teacher looks for, as a text that another choice changes. */
  choice: string;
  /** The connection is open, so the tiles show the present. */
  live: boolean;
  marks: ClassMarks;
  pinned: ReadonlySet<string>;
  asList: boolean;
  /** The id of the student whose conversation is shown. */
  openId: string | null;
  /** The message that the open panel has to show. */
  asked: AskedMessage | undefined;
  onOpen: (studentId: string | null) => void;
  onPin: (studentId: string, isPinned: boolean) => void;
}

/**
 * A tile for each student of the lesson. Nobody changes place while the teacher points at the wall or reads a
 * conversation.
 */
export function Wall(props: WallProps) {
  const { session, students, notes, choice, live, marks, pinned, asList, openId, parts, onOpen, onPin } =
    props;
  const wall = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(wall);
  const byId = new Map(students.map((student) => [student.id, student]));
  const order = useSteadyOrder(
    wallOrder(props.fitting, marks, pinned).map(({ id }) => id),
    {
      isHeld: isHeld || openId !== null,
      choice,
      isHere: (id) => byId.has(id),
    },
  );
  const inSight = new Set(order);
  // The open panel lies in the tile of its student, which is hidden if the teacher looks for others.
  const hidden = openId === null || inSight.has(openId) ? [] : [openId];
  const onWall = [...order, ...hidden].flatMap((id) => byId.get(id) ?? []);
  const grid = useWallGrid(wall, onWall.length);
  const isList = useMedia(phone) || asList;
  return (
    <div
      ref={wall}
      className={classNames(
        'p-1 xl:min-h-0 xl:flex-1 xl:overflow-y-auto',
        // Room for the open panel, which is placed beside the tiles.
        openId !== null && byId.has(openId) && 'xl:pe-[28.25rem]',
      )}
    >
      <div
        className={isList ? 'grid gap-1' : 'grid gap-2'}
        style={
          isList
            ? undefined
            : {
                gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
                gridAutoRows: `${grid.rowHeight}px`,
              }
        }
      >
        {onWall.map((student) => {
          const ofStudent = marks.ofStudent.get(student.id);
          const isOpen = student.id === openId;
          return (
            <StudentTile
              key={student.id}
              student={student}
              session={session}
              live={live}
              mark={ofStudent?.[0]?.kind}
              inHand={marks.inHandOf.get(student.id)}
              marks={isOpen ? ofStudent : undefined}
              notes={isOpen ? notes : undefined}
              request={props.requests.find(({ studentUid }) => studentUid === student.id)}
              asked={isOpen ? props.asked : undefined}
              look={isList ? 'line' : grid.size}
              isOpen={isOpen}
              isPinned={pinned.has(student.id)}
              isFilteredOut={!inSight.has(student.id)}
              parts={parts}
              onOpen={onOpen}
              onPin={onPin}
            />
          );
        })}
      </div>
    </div>
  );
}
