import type { TeacherClass } from '../../contract/classes.ts';
import { limits } from '../../contract/constants.ts';
import type { TeacherActor } from '../access.ts';
import { changeClass } from '../classes/manage-rules.ts';
import { changeableClass, newClassCode, teacherClass, withFreshCode } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { tellSession } from './rules.ts';
import { findSessionOfClass, type LiveSession, setSessionCode } from './store.ts';

/**
 * Gives a class a new class code, and its session a new session code on request; the old codes become
 * invalid. If only the class code is renewed, the session code still registers students but no longer offers
 * them the class.
 * @throws ContractError class-not-found, class-archived
 */
export async function renewClassCode(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  { sessionCode: renewsBoth }: { sessionCode: boolean } = { sessionCode: false },
): Promise<TeacherClass> {
  await withFreshCode(() =>
    ctx.db.write(async (write) => {
      const changed = await changeableClass(ctx, actor, id, write.query);
      const session = await findSessionOfClass(write.query, id);
      const classCode = newClassCode(ctx);
      const detail = session && renewsBoth ? 'both-codes' : 'class-code';
      await securityLog.record(ctx, write, { event: 'class-code-renewed', detail, by: actor, classId: id });
      if (session && !renewsBoth)
        return changeClass(ctx, write, changed, { classCode, sessionCodeInvites: false });
      const sessionCode = session && (await renewSessionCode(ctx, write, actor, session));
      return changeClass(ctx, write, changed, { classCode, sessionCode, sessionCodeInvites: true });
    }),
  );
  return teacherClass(ctx, actor, id);
}

/**
 * Renews the code of a session in the caller's transaction and appends a `session` event.
 * @returns the new code
 */
async function renewSessionCode(
  ctx: Context,
  write: Write,
  actor: TeacherActor,
  session: LiveSession,
): Promise<string> {
  const renewed = { sessionCode: newSessionCode(ctx), codeRenewedAt: now(ctx) };
  await setSessionCode(write.query, session.id, renewed);
  await tellSession(ctx, write, actor, { ...session, ...renewed });
  return renewed.sessionCode;
}

export const newSessionCode = (ctx: Context): string => ctx.ids.code(limits.studentSessionCodeLength);
