import { continueSession, listEndedLessons, setLessonTimer } from '../../contract/lesson-end.ts';
import {
  archiveClass,
  getSession,
  leaveClass,
  listOpenings,
  removeStudent,
  removeStudentsSince,
  renewClassCode,
  setPresence,
  setSessionGuidelines,
  startSession,
  stopSession,
  studentEvents,
  updateClass,
} from '../../contract/live-sessions.ts';
import { listPauses, pauseLesson, resumeLesson } from '../../contract/pauses.ts';
import { setStudentGuidelines } from '../../contract/student-guidelines.ts';
import { listStudentClasses } from '../classes/rules.ts';
import type { Serve } from '../http/serve.ts';
import { followClasses } from './class-feed.ts';
import * as codes from './code-rules.ts';
import * as departures from './departure-rules.ts';
import * as joining from './joining-rules.ts';
import * as lessonEnds from './lesson-end-rules.ts';
import * as openings from './opening-rules.ts';
import * as pauses from './pause-rules.ts';
import * as rules from './rules.ts';
import * as studentGuidelines from './student-guidelines-rules.ts';
import { updateClass as changeClass, setSessionGuidelines as changeGuidelines } from './update-rules.ts';

/**
 * Binds the endpoints of sessions, and those that change a class with its session, to their rules. The id of
 * a session consists of capitals and digits, and is accepted in small letters too.
 * @param onDeparture called when a student leaves a class or is removed
 */
export function liveSessionsRoutes(
  serve: Serve,
  ctx: rules.LiveContext,
  onDeparture: departures.OnDeparture,
): void {
  serve(startSession, async ({ actor, params }) => ({
    session: await openings.startSession(ctx, actor, params.classId),
  }));
  serve(stopSession, async ({ actor, params }) => {
    await openings.stopSession(ctx, actor, params.classId);
    return {};
  });
  serve(continueSession, async ({ actor, params, body }) => ({
    session: await lessonEnds.continueSession(ctx, actor, params.classId, body.openingId),
  }));
  serve(listEndedLessons, async ({ actor }) => ({
    openings: await lessonEnds.listEndedLessons(ctx, actor),
  }));
  serve(pauseLesson, async ({ actor, params, body }) => ({
    session: await pauses.pauseLesson(ctx, actor, params.sessionId.toUpperCase(), body),
  }));
  serve(resumeLesson, async ({ actor, params, body }) => ({
    session: await pauses.resumeLesson(ctx, actor, params.sessionId.toUpperCase(), body.studentUid),
  }));
  serve(listPauses, async ({ actor, params, query }) => ({
    pauses: await pauses.listPauses(ctx, actor, params.sessionId.toUpperCase(), query),
  }));
  serve(setStudentGuidelines, async ({ actor, params, body }) => ({
    session: await studentGuidelines.setStudentGuidelines(ctx, actor, params.sessionId.toUpperCase(), body),
  }));
  serve(setLessonTimer, async ({ actor, params, body }) => ({
    session: await lessonEnds.setLessonTimer(ctx, actor, params.sessionId.toUpperCase(), body),
  }));
  serve(getSession, async ({ actor, params }) => ({
    session: await joining.getSession(ctx, actor, params.sessionId.toUpperCase()),
  }));
  serve(listOpenings, async ({ actor, params }) => ({
    openings: await rules.listOpenings(ctx, actor, params.sessionId.toUpperCase()),
  }));
  serve(updateClass, async ({ actor, params, body }) => ({
    message: 'The class is changed.',
    class: await changeClass(ctx, actor, params.classId, body),
  }));
  serve(renewClassCode, async ({ actor, params, body }) => {
    const renewed = await codes.renewClassCode(ctx, actor, params.classId, body);
    const { classCode, sessionCode } = renewed;
    const both = body.sessionCode && sessionCode !== null;
    const message = both
      ? `The new class code is ${classCode}, and the new Session ID is ${sessionCode}. The old ones no longer work.`
      : `The new code is ${classCode}. The old one no longer works.`;
    return { message, class: renewed };
  });
  serve(archiveClass, async ({ actor, params }) => {
    const { className } = await departures.archiveClass(ctx, actor, params.classId);
    return { message: `${className} is archived. Nothing in it is lost.` };
  });
  serve(removeStudent, async ({ actor, params, body }) => ({
    message: 'The student is no longer in this class. The conversations are kept.',
    class: await departures.removeStudent(ctx, actor, params.classId, body.studentUid, onDeparture),
  }));
  serve(removeStudentsSince, async ({ actor, params, body }) => {
    const { removed, ...answer } = await departures.removeStudentsSince(
      ctx,
      actor,
      params.classId,
      body.since,
      onDeparture,
    );
    const who = removed === 1 ? '1 student is' : `${removed} students are`;
    return { message: `${who} no longer in this class. The conversations are kept.`, ...answer };
  });
  serve(leaveClass, async ({ actor, params }) => {
    const { left, wasIn } = await departures.leaveClass(ctx, actor, params.classId, onDeparture);
    const message = wasIn
      ? `You left ${left.className}. You can join again with its class code.`
      : `You no longer ask to join ${left.className}.`;
    return { message };
  });
  serve(setPresence, async ({ actor, params, body }) => {
    await joining.setPresence(ctx, actor, params.sessionId.toUpperCase(), body.status);
    return {};
  });
  serve(setSessionGuidelines, async ({ actor, params, body }) => ({
    session: await changeGuidelines(ctx, actor, params.sessionId.toUpperCase(), body),
  }));
  serve(studentEvents, async ({ actor, query, openFeed, openStream, request }) => {
    if (query.wait === '0') {
      ctx.presence.visit(actor.uid);
      const list = await listStudentClasses(ctx, actor);
      const stream = openStream();
      stream.send('snapshot', list);
      stream.end();
      return undefined;
    }
    const stream = openFeed();
    const onFailure = (error: unknown) => {
      request.log.error({ err: error }, 'a class feed failed');
      stream.end(1_000);
    };
    stream.onEnd(followClasses(ctx, actor, stream.send, onFailure));
    return undefined;
  });
}
