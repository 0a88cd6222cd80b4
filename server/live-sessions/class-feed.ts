import type { StudentClass, StudentClassList } from '../../contract/classes.ts';
import type { Send } from '../../contract/endpoint.ts';
import type { studentEvents } from '../../contract/live-sessions.ts';
import type { StudentActor } from '../access.ts';
import { attendeesOf, classForStudents, listStudentClasses, topicOf } from '../classes/rules.ts';
import { sharedData } from '../events/frame.ts';
import { type LiveContext, lessonTopicOf } from './rules.ts';
import { SharedReads } from './shared-reads.ts';

/** A changed class as its students see it, and the ids of those who may. */
interface ChangedClass {
  readonly event: { class: StudentClass } | undefined;
  readonly attendees: ReadonlySet<string>;
}

const classReads = new SharedReads<ChangedClass>();

async function readChangedClass(ctx: LiveContext, classId: string): Promise<ChangedClass> {
  const [found, attendees] = await Promise.all([classForStudents(ctx, classId), attendeesOf(ctx, classId)]);
  return { event: found && sharedData({ class: found }), attendees };
}

/**
 * Streams a student's classes (contract "Live"): a `snapshot`, then a `class` event for each class that
 * changes or whose assignments change, and a new `snapshot` when a class is gone or withheld classes may have
 * opened. A `lesson` event says that a lesson has something new for the student besides the conversation,
 * such as a note. The student counts as connected while the feed is open.
 * @returns a function that ends the feed
 */
export function followClasses(
  ctx: LiveContext,
  actor: StudentActor,
  send: Send<typeof studentEvents.streams>,
  onFailure: (error: unknown) => void,
): () => void {
  const disconnect = ctx.presence.connect(actor.uid);
  // The steps run one after another: the snapshot first, then the changes in the order of their
  // notifications.
  let queue = Promise.resolve();
  const next = (step: () => Promise<void>) => {
    queue = queue.then(step).catch(onFailure);
  };
  let hasWithheld = false;
  const snapshot = async () => {
    const list = await listStudentClasses(ctx, actor);
    hasWithheld = list.withheldClasses > 0;
    send('snapshot', list);
    return list;
  };
  const end = ctx.events.onNotification(
    topicOf(actor.uid),
    (classId) => {
      next(async () => {
        const { event, attendees } = await classReads.of(classId, () => readChangedClass(ctx, classId));
        if (event && attendees.has(actor.uid) && !hasWithheld) send('class', event);
        else await snapshot();
      });
    },
    () => next(async () => tellAll(await snapshot())),
  );
  /** Called when notifications may have been lost: tells the student's page to read each lesson again. */
  const tellAll = (list: StudentClassList) => {
    for (const { currentSessionId } of list.classes)
      if (currentSessionId) send('lesson', { sessionId: currentSessionId });
  };
  const endLessons = ctx.events.onNotification(lessonTopicOf(actor.uid), (sessionId) => {
    next(async () => send('lesson', { sessionId }));
  });
  next(async () => void (await snapshot()));
  return () => {
    end();
    endLessons();
    disconnect();
  };
}
