import { listNotes, replyToNote, sendNote } from '../../contract/lesson-actions.ts';
import type { Serve } from '../http/serve.ts';
import type { TutorContext } from '../tutor/context.ts';
import * as rules from './rules.ts';

/** Binds the endpoints of what people do in a lesson besides asking the tutor to their rules. */
export function lessonActionsRoutes(serve: Serve, ctx: TutorContext): void {
  serve(sendNote, async ({ actor, params, body }) => ({
    note: await rules.sendNote(ctx, actor, params.sessionId.toUpperCase(), body),
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
}
