import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { isUsableEmail, studentEmail } from '../../contract/identity.ts';
import type { registerInvited, registerStudent, registerTeacher } from '../../contract/registration.ts';
import type { Origin } from '../access.ts';
import { refuseWithoutContact } from '../identity/contact-rules.ts';
import { acceptFor, invitationOf } from '../identity/invitation-rules.ts';
import { checkPassword, teacherPasswordMinimum } from '../identity/new-password-rules.ts';
import {
  createAccount,
  type IdentityContext,
  type NewAccount,
  schoolForRegistration,
} from '../identity/rules.ts';
import { sessionForRegistration } from '../live-sessions/rules.ts';

/**
 * Registers a teacher with a school code (spec 5, 7).
 * @throws ContractError invalid-school-code, invalid-email, weak-password, guessable-password,
 *   common-password, breached-password, email-already-exists
 */
export async function registerTeacherAccount(
  ctx: IdentityContext,
  input: BodyOf<typeof registerTeacher>,
  from?: Origin,
) {
  const { email } = input;
  if (!isUsableEmail(email)) throw new ContractError('invalid-email');
  // The refusals come in the order of the fields: the password, then the school code. The school can ask for
  // a longer password.
  checkPassword(input.password);
  const school = await schoolForRegistration(ctx, input.schoolCode);
  checkPassword(input.password, school.passwordMinimum);
  return createTeacher(ctx, school, { ...input, email, from });
}

/**
 * Registers a teacher with an invitation instead of a school code, and accepts the invitation in the same
 * transaction.
 * @throws ContractError invitation-not-found, invitation-for-another-address, invalid-email, weak-password,
 *   guessable-password, common-password, breached-password, email-already-exists
 */
export async function registerInvitedAccount(
  ctx: IdentityContext,
  input: BodyOf<typeof registerInvited>,
  from?: Origin,
) {
  const { email } = input;
  if (!isUsableEmail(email)) throw new ContractError('invalid-email');
  checkPassword(input.password);
  const { schoolId, schoolCode, email: invited } = await invitationOf(ctx, input.invitation);
  if (invited !== null && invited !== email) throw new ContractError('invitation-for-another-address');
  checkPassword(input.password, await teacherPasswordMinimum(ctx, schoolId));
  // The invitation counts as approval.
  const school = { id: schoolId, code: schoolCode, approvesTeachers: false };
  return createTeacher(ctx, school, { ...input, email, from }, (query, uid) => {
    const by = { uid, name: input.name, role: 'teacher', schoolId, ...(from && { from }) } as const;
    return acceptFor(ctx, query, input.invitation, { uid, email, schoolId, by });
  });
}

async function createTeacher(
  ctx: IdentityContext,
  school: { id: string; code: string; approvesTeachers: boolean },
  {
    name,
    email,
    password,
    from,
  }: { name: string; email: string; password: string; from: Origin | undefined },
  alongside?: NewAccount['alongside'],
) {
  const { profile, token } = await createAccount(ctx, {
    schoolId: school.id,
    password,
    ifTaken: 'email-already-exists',
    from,
    profile: {
      role: 'teacher',
      username: null,
      email,
      firstName: null,
      lastName: null,
      fullName: name,
      schoolCode: school.code,
      sessionId: null,
      ...(school.approvesTeachers && { restriction: 'approval-pending' as const }),
    },
    alongside,
  });
  return { token, user: { uid: profile.uid, role: 'teacher' as const, schoolCode: school.code } };
}

/**
 * Registers a student with the id or the code of a session, which may be closed. Registration does not enroll
 * the student.
 * @throws ContractError invalid-session-id, school-not-ready, username-taken, weak-password,
 *   guessable-password, breached-password
 */
export async function registerStudentAccount(
  ctx: IdentityContext,
  input: BodyOf<typeof registerStudent>,
  from?: Origin,
) {
  const { username } = input;
  checkPassword(input.password);
  const session = await sessionForRegistration(ctx, input.sessionId);
  await refuseWithoutContact(ctx, session.schoolId);
  const { profile, token } = await createAccount(ctx, {
    schoolId: session.schoolId,
    password: input.password,
    ifTaken: 'username-taken',
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
