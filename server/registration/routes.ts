import { registerInvited, registerStudent, registerTeacher } from '../../contract/registration.ts';
import type { Serve } from '../http/serve.ts';
import type { IdentityContext } from '../identity/rules.ts';
import * as rules from './rules.ts';

export function registrationRoutes(serve: Serve, ctx: IdentityContext): void {
  serve(
    registerTeacher,
    async ({ actor, body }) => ({
      message: 'Your teacher account is ready.',
      ...(await rules.registerTeacherAccount(ctx, body, actor.from)),
    }),
    { wrongCode: 'invalid-school-code' },
  );
  serve(
    registerInvited,
    async ({ actor, body }) => ({
      message: 'Your teacher account is ready.',
      ...(await rules.registerInvitedAccount(ctx, body, actor.from)),
    }),
    { wrongCode: 'invitation-not-found' },
  );
  serve(registerStudent, ({ actor, body }) => rules.registerStudentAccount(ctx, body, actor.from), {
    wrongCode: 'invalid-session-id',
  });
}
