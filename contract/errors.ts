/**
 * Every refusal with its status and its sentence (spec 8, contract "Conventions"). The sentence tells a
 * person what to do next; programs read the code.
 */
export const errors = {
  'invalid-input': [400, 'Something in what you sent is missing or not valid.'],
  'invalid-session-id': [400, 'Invalid session ID. Please check with your teacher.'],
  'invalid-school-code': [400, 'Invalid school code. Please check with your administrator.'],
  'invalid-email': [400, 'Please provide a valid email address'],
  'weak-password': [400, 'Password must be at least 6 characters'],
  'guessable-password': [
    400,
    'Please choose another password: this one is your name, your email address, the name of the school or a code.',
  ],
  'common-password': [
    400,
    'Please choose another password: this one is among the first that others would try.',
  ],
  'breached-password': [
    400,
    'Please choose another password: this one is in a list of stolen passwords, which others would try.',
  ],
  'password-unchanged': [400, 'Please choose a password that differs from the current one.'],
  'not-signed-in': [401, 'Please sign in to continue.'],
  'teacher-only': [403, 'Only a teacher can do this.'],
  'student-only': [403, 'Only a student can do this.'],
  'owner-only': [403, 'Only an owner of this class can do this.'],
  'administrator-only': [403, 'Only the administrator of your school can do this.'],
  'operator-only': [403, 'Only whoever runs this server can change which model answers.'],
  'password-change-required': [
    403,
    'Somebody else set your password. Please choose one of your own before you go on.',
  ],
  'password-needed': [403, 'Nothing was changed. To do this, please type your password again.'],
  'administrator-account': [
    403,
    'One administrator alone cannot do this to an account that administers the school, or did so within the last 30 days. Whoever runs this server can: npm run admin -- password reset, or second-factor remove.',
  ],
  'approval-pending': [403, 'The administrator of your school has not approved your account yet.'],
  'second-factor-missing': [403, 'Your school requires a second factor. Please set it up before you go on.'],
  'account-disabled': [403, 'Your account was disabled. Please ask the administrator of your school.'],
  'second-factor-required': [403, 'Please enter the code from your authenticator app, too.'],
  'wrong-second-factor': [403, 'This code is not right, or was used already. Please try the next one.'],
  'origin-not-allowed': [
    403,
    'This page may not sign people in. Please open the address of the school’s own server.',
  ],
  'school-not-ready': [
    403,
    'Your school has to finish its setup before students can sign up. Please tell your teacher.',
  ],
  'name-change-not-allowed': [
    403,
    'In your school a teacher corrects the names of students. Please ask your teacher.',
  ],
  'not-the-contact': [403, 'Only the safeguarding contact of your school can do this.'],
  'invitation-for-another-address': [
    403,
    'This invitation is for another email address. Please sign in with the account that has it.',
  ],
  'invitation-for-another-school': [
    403,
    'Your account belongs to another school. Only a teacher of the school itself can accept this invitation.',
  ],
  'removed-from-class': [
    403,
    'Your teacher removed you from this class. Please ask your teacher to let you in again.',
  ],
  'joining-closed': [403, 'Nobody else can join this lesson at the moment. Please ask your teacher.'],
  'too-many-replies': [403, 'You have answered this note as often as you can. Please talk to your teacher.'],
  'session-closed': [
    403,
    'Session is not currently open for chatting. Please wait for the teacher to open it.',
  ],
  'assignment-unavailable': [403, 'This assignment is not currently available.'],
  'time-limit-reached': [403, 'Your time with the tutor is over for now. Your teacher can lift the limit.'],
  'wrong-password': [403, 'Your current password is not right. Please try again.'],
  'profile-not-found': [404, 'User profile not found'],
  'sign-in-not-found': [404, 'Sign-in not found or access denied'],
  'class-not-found': [404, 'Class not found or access denied'],
  'session-not-found': [404, 'Session not found or access denied'],
  'assignment-not-found': [404, 'Assignment not found or access denied'],
  'student-not-found': [404, 'Student not found or access denied'],
  'colleague-not-found': [
    404,
    'No active teacher of your school has this address, or more than one has this name. Please check it, or enter the email address.',
  ],
  'teacher-not-found': [404, 'Teacher not found or access denied'],
  'interaction-not-found': [404, 'Question not found or access denied'],
  'note-not-found': [404, 'Note not found or access denied'],
  'help-request-not-found': [404, 'Request not found or access denied'],
  'invitation-not-found': [
    404,
    'This invitation no longer works. It was used or withdrawn, it has expired, or a newer link replaced it. Please ask for a new one.',
  ],
  'observation-not-found': [404, 'Observation not found or access denied'],
  'alert-not-found': [404, 'Alert not found or access denied'],
  'reset-link-not-found': [404, 'This link no longer works. Please ask for a new one.'],
  'not-found': [404, 'There is nothing at this address.'],
  'changed-since': [
    409,
    'Somebody has changed this since you opened it. Please look at what it is now, and choose.',
  ],
  'email-not-set-up': [
    409,
    'This server sends no email. Please ask the administrator of your school for a new password.',
  ],
  'username-taken': [409, 'This username is already taken. Please choose another one.'],
  'email-already-exists': [409, 'An account with this email already exists'],
  'assignment-has-conversations': [
    409,
    'Students have worked on this assignment. Archive it to keep their conversations.',
  ],
  'password-not-changed': [
    409,
    'This student has not chosen a new password yet. Please confirm it after that.',
  ],
  'own-reset': [
    409,
    'You reset this password yourself. Another teacher of the student or another administrator can confirm it.',
  ],
  'second-factor-on': [409, 'The second factor is on already.'],
  'second-factor-off': [409, 'The second factor is not set up. Please begin again.'],
  'own-account': [409, 'This cannot be done to your own account. Please ask another administrator.'],
  'creator-stays': [409, 'The teacher who created a class always owns it.'],
  'enough-teachers': [409, 'This class has as many teachers and invitations as it can have.'],
  'last-administrator': [409, 'A school has at least one administrator. Please name another one first.'],
  'looser-than-school': [400, 'The limits of a class can only be stricter than those of the school.'],
  'looser-than-profile': [
    400,
    'The profile of your school does not allow a level this loose. Please choose a stricter one.',
  ],
  'no-lesson': [409, 'There is no lesson now. Choose the end of the day.'],
  'lesson-not-continuable': [
    409,
    'This lesson can no longer be continued: it ended more than ten minutes ago, or another one has begun. Please start a new lesson.',
  ],
  'lesson-paused': [403, 'The chat is paused now. Please send this when it goes on.'],
  'lesson-not-open': [409, 'The session is closed, so there is no lesson. Please start it first.'],
  'class-archived': [409, 'This class is archived. Restore it first.'],
  'model-set-by-settings': [
    409,
    'The settings of this server name its model. Whoever runs the server can change them.',
  ],
  'no-model': [409, 'No model is connected, so there is nothing to check.'],
  'question-pending': [409, 'Please wait for the answer to your last question.'],
  'idempotency-key-reused': [409, 'This key was already used for another question.'],
  'not-retryable': [409, 'Only your own question that failed can be asked again.'],
  'unknown-host': [
    421,
    'This server does not go by the name in the address. Whoever runs it can set PUBLIC_URL to the address that people open.',
  ],
  'https-needed': [
    403,
    'This server may be used over the internet only with HTTPS. Whoever runs it can set TLS_CERT and TLS_KEY, or PUBLIC_URL behind a proxy.',
  ],
  'too-large': [413, 'This is too long to send. Please shorten it.'],
  'too-many-requests': [429, 'Too many tries in a short time. Please wait a moment and try again.'],
  'quota-reached': [429, 'The questions for today are used up. Your teacher can lift the limit.'],
  'internal-error': [500, 'Something went wrong on our side. Please try again.'],
  'model-failed': [502, 'The tutor could not answer just now. Please ask again.'],
  'model-overloaded': [503, 'The tutor has too many questions at once. Please ask again in a moment.'],
  'not-ready': [503, 'The server is not ready yet. Please try again in a moment.'],
  'model-timeout': [504, 'The tutor took too long to answer. Please ask again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/** A refusal: rules throw it, and the client recreates it from an answer. */
export class ContractError extends Error {
  readonly status: number;

  /**
   * @param message a more exact sentence than the code's own
   * @param retryAfter whole seconds after which trying again makes sense (429 and 503)
   * @param current what the refused fields are now (changed-since)
   */
  constructor(
    readonly code: ErrorCode,
    message: string = errors[code][1],
    readonly retryAfter?: number,
    readonly current?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'ContractError';
    this.status = errors[code][0];
  }
}
