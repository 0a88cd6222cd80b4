import {
  deleteConversations,
  deleteStudent,
  findStudents,
  getPrivacy,
  getRetention,
  setPrivacyRead,
  setRetention,
} from '../../contract/retention.ts';
import type { Serve } from '../http/serve.ts';
import { findStudents as find } from '../identity/student-rules.ts';
import type { ModelConnectionContext } from '../model-connection/context.ts';
import type { TutorContext } from '../tutor/context.ts';
import * as deletion from './deletion-rules.ts';
import * as privacy from './privacy-rules.ts';
import * as retention from './retention-rules.ts';

/** Binds the endpoints of deletion, retention and privacy to their rules. */
export function retentionRoutes(serve: Serve, ctx: TutorContext & ModelConnectionContext): void {
  serve(deleteConversations, async ({ actor, params, body }) => {
    const done = await deletion.deleteConversations(ctx, actor, params.classId, body);
    return { message: 'The conversations are deleted.', ...done };
  });
  serve(findStudents, ({ actor, query }) => find(ctx, actor, query.search));
  serve(deleteStudent, async ({ actor, params, body }) => {
    await deletion.deleteStudent(ctx, actor, params.studentUid, body);
    const message = body.what === 'account' ? 'The account is deleted.' : 'The conversations are deleted.';
    return { message };
  });
  serve(getRetention, ({ actor }) => retention.getRetention(ctx, actor));
  serve(setRetention, ({ actor, body }) => retention.setRetention(ctx, actor, body));
  serve(getPrivacy, ({ actor }) => privacy.getPrivacy(ctx, actor));
  serve(setPrivacyRead, async ({ actor }) => {
    await privacy.setPrivacyRead(ctx, actor);
    return {};
  });
}
