import {
  answerHelpRequest,
  askTeacher,
  getHelpRequest,
  listHelpRequests,
  withdrawHelpRequest,
} from '../../contract/help-requests.ts';
import { listNotes, replyToNote, sendNote } from '../../contract/lesson-actions.ts';
import { getLessonSummary } from '../../contract/lesson-summary.ts';
import type { Serve } from '../http/serve.ts';
import type { TutorContext } from '../tutor/context.ts';
import * as helpRequests from './help-request-rules.ts';
import * as rules from './rules.ts';
import { lessonSummary } from './summary-rules.ts';

/** Binds the endpoints of what people do in a lesson besides asking the tutor to their rules. */
export function lessonActionsRoutes(serve: Serve, ctx: TutorContext): void {
  serve(sendNote, async ({ actor, params, body }) => ({
    notes: await rules.sendNote(ctx, actor, params.sessionId.toUpperCase(), body),
  }));
  serve(
    replyToNote,
    async ({ actor, params, body, admit }) => {
      const { note, support } = await rules.replyToNote(ctx, actor, params.noteId, body.text, admit);
      return { note: rules.withoutFindings(note), support };
    },
    { limitByAccount: 'askByAccount', limitBeforeBody: 'messageByAccount' },
  );
  serve(listNotes, async ({ actor, params, query }) => ({
    notes: await rules.listNotes(ctx, actor, params.sessionId.toUpperCase(), query),
  }));
  serve(
    askTeacher,
    ({ actor, params, body, admit }) =>
      helpRequests.askTeacher(ctx, actor, params.sessionId.toUpperCase(), body.text, admit),
    { limitByAccount: 'askByAccount', limitBeforeBody: 'messageByAccount' },
  );
  serve(getHelpRequest, async ({ actor, params }) => ({
    request: await helpRequests.ownRequest(ctx, actor, params.sessionId.toUpperCase()),
  }));
  serve(withdrawHelpRequest, async ({ actor, params }) => ({
    request: await helpRequests.withdraw(ctx, actor, params.sessionId.toUpperCase()),
  }));
  serve(answerHelpRequest, async ({ actor, params, body }) => ({
    request: await helpRequests.answer(ctx, actor, params.requestId, body.answer),
  }));
  serve(listHelpRequests, async ({ actor, params, query }) => ({
    helpRequests: await helpRequests.listRequests(ctx, actor, params.sessionId.toUpperCase(), query),
  }));
  serve(getLessonSummary, async ({ actor, params }) => ({
    summary: await lessonSummary(ctx, actor, params.sessionId.toUpperCase(), params.openingId),
  }));
}
