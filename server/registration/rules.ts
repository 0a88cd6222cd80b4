import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { isUsableEmail, studentEmail } from '../../contract/identity.ts';
import type { registerStudent, registerTeacher } from '../../contract/registration.ts';
import type { Origin } from '../access.ts';
import { checkPassword, createAccount, type IdentityContext, schoolByCode } from '../identity/rules.ts';
import { sessionForRegistration } from '../live-sessions/rules.ts';

/**
 * Registers a teacher with a school code (spec 5, 7).
 * @throws ContractError invalid-school-code, invalid-email, weak-password, email-already-exists
 */
export async function registerTeacherAccount(
  ctx: IdentityContext,
  input: BodyOf<typeof registerTeacher>,
  from?: Origin,
) {
  const email = input.email.toLowerCase();
  if (!isUsableEmail(email)) throw new ContractError('invalid-email');
  checkPassword(input.password);
  const school = await schoolByCode(ctx, input.schoolCode);
  const { profile, token } = await createAccount(ctx, {
    schoolId: school.id,
    password: input.password,
    taken: 'email-already-exists',
    from,
    profile: {
      role: 'teacher',
      username: null,
      email,
      firstName: null,
      lastName: null,
      fullName: input.name,
      schoolCode: school.code,
      sessionId: null,
    },
  });
  return { token, user: { uid: profile.uid, role: 'teacher' as const, schoolCode: school.code } };
}

/**
 * Registers a student with a session's id or code, also of a closed session. Registration does not enroll the student.
 * @throws ContractError invalid-session-id, username-taken, weak-password
 */
export async function registerStudentAccount(
  ctx: IdentityContext,
  input: BodyOf<typeof registerStudent>,
  from?: Origin,
) {
  const { username } = input;
  checkPassword(input.password);
  const session = await sessionForRegistration(ctx, input.sessionId);
  const { profile, token } = await createAccount(ctx, {
    schoolId: session.schoolId,
    password: input.password,
    taken: 'username-taken',
    from,
    profile: {
      role: 'student',
      username,
      email: studentEmail(username),
      firstName: input.firstName,
      lastName: input.lastName,
      fullName: `${input.firstName} ${input.lastName}`,
      schoolCode: null,
      sessionId: session.sessionCode,
    },
  });
  return { token, user: profile };
}
