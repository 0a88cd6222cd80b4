import {
  listAssignmentInteractions,
  listAssignmentStudents,
  listLessonStudents,
  listOwnAssignments,
  listSessionInteractions,
} from '../../contract/work.ts';
import type { Serve } from '../http/serve.ts';
import type { LiveContext } from '../live-sessions/rules.ts';
import * as ownAssignments from './own-assignment-rules.ts';
import * as pages from './page-rules.ts';
import * as students from './student-list-rules.ts';

/** Binds the endpoints of the lists of work to their rules. */
export function workRoutes(serve: Serve, ctx: LiveContext): void {
  serve(listSessionInteractions, ({ actor, params, query }) =>
    pages.listSessionInteractions(ctx, actor, params.sessionId.toUpperCase(), query),
  );
  serve(listAssignmentInteractions, ({ actor, params, query }) =>
    pages.listAssignmentInteractions(ctx, actor, params.assignmentId, query),
  );
  serve(listAssignmentStudents, async ({ actor, params }) => ({
    students: await students.listAssignmentStudents(ctx, actor, params.assignmentId),
  }));
  serve(listOwnAssignments, async ({ actor }) => ({
    assignments: await ownAssignments.listOwnAssignments(ctx, actor),
  }));
  serve(listLessonStudents, async ({ actor, params }) => ({
    students: await students.listLessonStudents(ctx, actor, params.sessionId.toUpperCase(), params.openingId),
  }));
}
