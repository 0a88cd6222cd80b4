import { nameAdministrator, removeAdministrator } from '../../contract/administrators.ts';
import { ContractError } from '../../contract/errors.ts';
import {
  getPasswordHelp,
  requestResetLink,
  resetForgottenPassword,
} from '../../contract/forgotten-passwords.ts';
import {
  changePassword,
  confirmPassword,
  endOtherSignIns,
  endSignIn,
  getDraftKey,
  getMe,
  listSignIns,
  renameSelf,
  setLanguage,
} from '../../contract/identity.ts';
import {
  acceptInvitation,
  lookAtInvitation,
  renewInvitation,
  withdrawInvitation,
} from '../../contract/invitations.ts';
import {
  confirmContact,
  getSchool,
  renameSchool,
  renewSchoolCode,
  setAlertMinutes,
  setAttemptFirst,
  setOwnNames,
  setSafeguarding,
  setTeacherRegistration,
} from '../../contract/school.ts';
import { getSchoolProfile, setSchoolProfile } from '../../contract/school-profiles.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  turnOffSecondFactor,
} from '../../contract/second-factor.ts';
import { exportSecurityLog, listSecurityLog } from '../../contract/security-log.ts';
import {
  approveTeacher,
  disableTeacher,
  enableTeacher,
  endTeacherSignIns,
  resetTeacherPassword,
  takeBackSecondFactor,
} from '../../contract/teachers.ts';
import { countedAddress } from '../http/addresses.ts';
import type { Limits } from '../http/limits.ts';
import type { Serve } from '../http/serve.ts';
import { countWrongGuess, countWrongPassword } from '../http/wrong-guesses.ts';
import { setAttemptFirst as attemptFirst } from './attempt-first-rules.ts';
import * as contacts from './contact-rules.ts';
import * as forgotten from './forgotten-password-rules.ts';
import * as invitations from './invitation-rules.ts';
import * as names from './name-rules.ts';
import { provePassword } from './password-proof-rules.ts';
import * as passwords from './password-rules.ts';
import { mustChangePassword } from './reset-rules.ts';
import * as rules from './rules.ts';
import * as administrators from './school-administrator-rules.ts';
import * as codes from './school-code-rules.ts';
import * as schoolProfiles from './school-profile-rules.ts';
import * as schools from './school-rules.ts';
import * as secondFactors from './second-factor-rules.ts';
import * as securityLog from './security-log-rules.ts';
import * as signIns from './sign-in-rules.ts';
import * as teachers from './teacher-rules.ts';

export function identityRoutes(serve: Serve, ctx: rules.IdentityContext, limits: Limits): void {
  serve(getMe, async ({ actor }) => {
    const user = await rules.getMe(ctx, actor);
    return {
      user,
      mayRename: (user.role === 'student' && (await names.mayRename(ctx.db.read, user))) || undefined,
      mustChangePassword: (await mustChangePassword(ctx, actor.uid)) || undefined,
    };
  });
  serve(renameSelf, async ({ actor, body }) => ({ user: await names.renameOwn(ctx, actor, body) }), {
    limitByAccount: 'displayNameBySignIn',
  });
  serve(setLanguage, async ({ actor, body }) => ({
    user: await rules.setLanguage(ctx, actor, body.language),
  }));
  serve(getDraftKey, async ({ actor }) => ({ key: ctx.draftKeys.keyOf(actor.uid) }));
  serve(getSchool, async ({ actor }) => ({ school: await schools.administeredSchool(ctx, actor) }));
  serve(renameSchool, async ({ actor, body }) => ({
    school: await administrators.renameSchool(ctx, actor, body),
  }));
  serve(nameAdministrator, ({ actor, body }) => administrators.nameAdministrator(ctx, actor, body.email), {
    limitByAccount: 'invitationByAccount',
  });
  serve(removeAdministrator, async ({ actor, params }) => {
    await administrators.removeAdministrator(ctx, actor, params.teacherUid);
    return {};
  });
  serve(setSafeguarding, ({ actor, body }) => schools.changeSafeguarding(ctx, actor, body), {
    limitByAccount: 'invitationByAccount',
  });
  serve(
    renewInvitation,
    async ({ actor, params }) => {
      const { invitation, link } = await invitations.renewInvitation(ctx, actor, params.invitationId);
      return { invitation: invitations.presentOpenInvitation(invitation), link };
    },
    { limitByAccount: 'invitationByAccount' },
  );
  serve(withdrawInvitation, async ({ actor, params }) => {
    await invitations.withdrawInvitation(ctx, actor, params.invitationId);
    return {};
  });
  serve(
    lookAtInvitation,
    async ({ body }) => ({
      invitation: invitations.presentPreview(await invitations.invitationOf(ctx, body.invitation)),
    }),
    { wrongCode: 'invitation-not-found' },
  );
  serve(acceptInvitation, async ({ actor, body }) => ({
    invitation: invitations.presentPreview(await invitations.acceptInvitation(ctx, actor, body.invitation)),
  }));
  serve(listSecurityLog, ({ actor, query }) => securityLog.listSecurityLog(ctx, actor, query));
  serve(exportSecurityLog, ({ actor, body }) => securityLog.exportSecurityLog(ctx, actor, body));
  serve(setAlertMinutes, async ({ actor, body }) => ({
    school: await schools.setAlertMinutes(ctx, actor, body),
  }));
  serve(setOwnNames, async ({ actor, body }) => ({ school: await names.setOwnNames(ctx, actor, body) }));
  serve(setAttemptFirst, async ({ actor, body }) => ({ school: await attemptFirst(ctx, actor, body) }));
  serve(getSchoolProfile, ({ actor }) => contacts.schoolProfileFor(ctx, actor));
  serve(confirmContact, async ({ actor }) => {
    await contacts.confirmContact(ctx, actor);
    return {};
  });
  serve(setSchoolProfile, async ({ actor, body }) => ({
    profile: await schoolProfiles.chooseSchoolProfile(ctx, actor, body.profile),
  }));
  serve(setTeacherRegistration, async ({ actor, body }) => ({
    school: await codes.changeRegistration(ctx, actor, body),
  }));
  serve(renewSchoolCode, async ({ actor }) => ({ school: await codes.renewSchoolCode(ctx, actor) }));
  serve(approveTeacher, async ({ actor, params }) => {
    await teachers.approveTeacher(ctx, actor, params.teacherUid);
    return {};
  });
  serve(disableTeacher, async ({ actor, params }) => {
    await teachers.disableTeacher(ctx, actor, params.teacherUid);
    return {};
  });
  serve(enableTeacher, async ({ actor, params }) => {
    await teachers.enableTeacher(ctx, actor, params.teacherUid);
    return {};
  });
  serve(endTeacherSignIns, async ({ actor, params }) => {
    await teachers.endTeacherSignIns(ctx, actor, params.teacherUid);
    return {};
  });
  serve(takeBackSecondFactor, async ({ actor, params }) => {
    await teachers.takeBackSecondFactor(ctx, actor, params.teacherUid);
    return {};
  });
  serve(getSecondFactor, ({ actor }) => secondFactors.readSecondFactor(ctx, actor));
  serve(beginSecondFactor, ({ actor }) => secondFactors.beginSecondFactor(ctx, actor));
  serve(confirmSecondFactor, async ({ actor, body, signIn }) => ({
    recoveryCodes: await countWrongCode(actor.uid, () =>
      secondFactors.confirmSecondFactor(ctx, actor, { code: body.code, signIn }),
    ),
  }));
  serve(turnOffSecondFactor, async ({ actor, body }) => {
    await countWrongCode(actor.uid, () => secondFactors.turnOffSecondFactor(ctx, actor, body.code));
    return {};
  });
  serve(resetTeacherPassword, async ({ actor, params }) => {
    const password = await teachers.resetTeacherPassword(ctx, actor, params.teacherUid);
    return { message: 'Please write the new password down. It is shown only now.', password };
  });
  serve(listSignIns, async ({ actor, signIn }) => ({
    signIns: await signIns.listSignIns(ctx, actor, signIn),
  }));
  serve(endSignIn, async ({ actor, signIn, params }) => {
    await signIns.endSignIn(ctx, actor, params.signInId);
    return { signIns: await signIns.listSignIns(ctx, actor, signIn) };
  });
  serve(endOtherSignIns, async ({ actor, signIn }) => {
    await signIns.endOtherSignIns(ctx, actor, signIn);
    return { signIns: await signIns.listSignIns(ctx, actor, signIn) };
  });
  serve(changePassword, async ({ actor, signIn, body }) => {
    await countWrongPassword(limits, actor.uid, () => passwords.changePassword(ctx, actor, body, signIn));
    return { message: 'Your password is changed. Every other device is signed out.' };
  });
  serve(confirmPassword, async ({ actor, signIn, body }) => {
    await countWrongPassword(limits, actor.uid, () =>
      provePassword(ctx, actor, signIn, body.currentPassword),
    );
    return {};
  });
  serve(getPasswordHelp, async () => ({ byEmail: forgotten.emailsResetLinks(ctx) }));
  serve(requestResetLink, async ({ actor, body, request }) => {
    if (!forgotten.emailsResetLinks(ctx)) throw new ContractError('email-not-set-up');
    await limits.take('resetLinkByAddress', countedAddress(request.ip));
    // Past this limit no email is sent. The answer stays the same, and the account still has links that work.
    if (await limits.takeIfLeft('resetLinkByAccount', body.email))
      forgotten.sendResetLinkLater(ctx, actor, body.email);
    return { message: 'If a teacher has this email address, a link is on its way. It works for 30 minutes.' };
  });
  serve(
    resetForgottenPassword,
    async ({ actor, body }) => {
      await forgotten.resetForgottenPassword(ctx, actor, body);
      return { message: 'Your password is changed. Please sign in with the new one.' };
    },
    { wrongCode: 'reset-link-not-found' },
  );

  /** Does the work of a call, and counts it against a limit of the account if its code is wrong. */
  async function countWrongCode<T>(uid: string, work: () => Promise<T>): Promise<T> {
    const key = await passwords.secondFactorGuessKey(ctx, { uid });
    const limit = 'wrongSecondFactorByAccount';
    return countWrongGuess(limits, { wrong: 'wrong-second-factor', limit, key }, work);
  }
}
