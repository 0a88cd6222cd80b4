import { memo, type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useState } from 'react';
import { type HelpRequest, isOpenRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { MarkedAlert } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { useNameOrder } from '../people/name-order.ts';
import { formattedTextPart } from '../ui/formatted-text-part.ts';
import { ClassLines, NeedsMe } from './needs-me.tsx';
import { ProjectedClass } from './projected-class.tsx';
import type { StudentParts } from './student-parts.ts';
import type { AskedMessage } from './use-asked-message.ts';
import { useConversationPart } from './use-conversation-part.ts';
import { useLessonSet } from './use-lesson-set.ts';
import { useLook } from './use-look.ts';
import { useMarks } from './use-marks.ts';
import { Wall } from './wall.tsx';
import { allowsGroupNote, matchesFilter } from './wall-order.ts';
import { NobodyFits, WallTools } from './wall-tools.tsx';

/** Up to this many students are easy to find without a search. */
const maximumWithoutSearch = 6;

/** A message of a student. `sessionId` is null for a message in an assignment. */
interface MessageOfStudent {
  readonly sessionId: string | null;
  readonly studentUid: string;
  readonly interactionId: string;
}

/**
 * Opens a student's panel and shows a message in it.
 * @returns false if the student is not in the lesson that is shown
 */
export type OpenStudent = (message: MessageOfStudent) => boolean;

interface LessonProps {
  session: SessionState;
  students: readonly MonitorStudent[];
  notes: readonly Note[];
  helpRequests: readonly HelpRequest[];
  /** The tutor's model answers nobody at present. */
  modelIsDown: boolean;
  parts: StudentParts;
  /** The connection is open, so the present is shown. */
  live: boolean;
  /** The alerts that are not settled, the newest first. */
  alerts: readonly MarkedAlert[];
  /** Receives the function that opens a student's panel from outside the monitor. */
  openStudent: Ref<OpenStudent>;
  /** Who of the class is not here yet. */
  awaited: ReactNode;
}

/** An answer that grows changes none of these, so they are not drawn again for each of its pieces. */
const SteadyNeedsMe = memo(NeedsMe);
const SteadyWallTools = memo(WallTools);

/** The wall of a lesson with its tools: who needs the teacher, who is missing, and whom to show. */
export function Lesson(props: LessonProps) {
  const { session, students, notes, helpRequests, parts, live, openStudent, awaited } = props;
  const { marks, dismiss } = useMarks(session, students, props);
  const [openId, setOpenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedMessage>();
  const onOpen = useCallback((studentId: string | null) => {
    setOpenId(studentId);
    setAsked(undefined);
  }, []);
  useImperativeHandle(openStudent, () => ({ sessionId, studentUid, interactionId }) => {
    const isHere = sessionId === session.id && students.some(({ id }) => id === studentUid);
    if (!isHere) return false;
    setOpenId(studentUid);
    setAsked({ interactionId });
    return true;
  });
  const [isProjected, setIsProjected] = useState(false);
  const onProject = useCallback(() => setIsProjected(true), []);
  const { look, onLook } = useLook();
  const [order] = useNameOrder();
  const [pinned, onPin] = useLessonSet('pinned', session.openingId);
  useConversationPart();
  useEffect(() => {
    // Only conversations show formatted text; it is loaded early, so that they show it at once.
    formattedTextPart.load().catch(() => {});
  }, []);
  const isSearchable = students.length > maximumWithoutSearch;
  const wanted = isSearchable ? look : { ...look, search: '' };
  const fitting = students.filter((student) => matchesFilter(student, marks, wanted));
  const noteRecipients = allowsGroupNote(wanted.filter) ? fitting : [];
  return (
    <>
      <ClassLines ofClass={marks.ofClass} sameAnswer={marks.sameAnswer} modelIsDown={props.modelIsDown} />
      <div className="flex flex-wrap items-center gap-2 sm:gap-x-4">
        <SteadyNeedsMe
          session={session}
          needTeacher={marks.needTeacher}
          parts={parts}
          onDismiss={dismiss}
          onOpen={onOpen}
        />
        <div className="min-w-40 flex-1 empty:hidden max-sm:order-last max-sm:basis-full">{awaited}</div>
        {noteRecipients.length > 0 && parts.noteToSome(session, noteRecipients)}
        <SteadyWallTools look={look} onLook={onLook} isSearchable={isSearchable} onProject={onProject} />
      </div>
      <p
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft wrap-anywhere empty:hidden"
      >
        {students.length > 0 && fitting.length === 0 && <NobodyFits look={wanted} onLook={onLook} />}
      </p>
      {/* The panel of a student lies at the end of this frame. */}
      <div className="relative grid min-h-0 xl:flex xl:flex-1 xl:flex-col">
        <Wall
          session={session}
          students={students}
          notes={notes}
          requests={helpRequests.filter(isOpenRequest)}
          parts={parts}
          fitting={fitting}
          choice={`${wanted.filter} ${wanted.search} ${order}`}
          live={live}
          marks={marks}
          pinned={pinned}
          asList={look.asList}
          openId={openId}
          asked={asked}
          onOpen={onOpen}
          onPin={onPin}
        />
      </div>
      <ProjectedClass
        title={session.title}
        students={students}
        isOpen={isProjected}
        onOpenChange={setIsProjected}
      />
    </>
  );
}
