import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/**
 * Who may do what: one row for each operation of the contract. The matrix (matrix.api.test.ts) calls every
 * operation as every kind of caller in every state, and expects what this table says. All calls are about one
 * class of one school.
 */

/**
 * The kinds of callers with their role. The role `nobody` means that the caller is not signed in, null that
 * the account has no profile. The kinds that begin with `other` belong to another school.
 */
export const callerKinds = {
  nobody: 'nobody',
  /** A teacher whose token was signed out. */
  'signed out': 'nobody',
  'no profile': null,
  /** The teacher who created the class. */
  teacher: 'teacher',
  /** A colleague who teaches the class as a helper, and one who is invited to do so. */
  helper: 'teacher',
  'invited teacher': 'teacher',
  /** The student of the class whose question, name and work the calls are about. */
  student: 'student',
  /** Another student of the class. */
  classmate: 'student',
  /** A student who was removed from the class. */
  removed: 'student',
  /** A student of the class from whom it is withheld, since the colleague reset the password. */
  withheld: 'student',
  /** A student of the class who has not changed the password that its teacher made. */
  'reset password': 'student',
  /** A teacher of the school whom no administrator has approved, and one whose account is disabled. */
  'waiting teacher': 'teacher',
  'disabled teacher': 'nobody',
  /** A student who asked to join the class, and whom its teacher has not let in. */
  'waiting student': 'student',
  /** A teacher and a student of the same school, without this class. */
  colleague: 'teacher',
  neighbour: 'student',
  /** The administrator and the safeguarding contact of the school; both are teachers without this class. */
  administrator: 'teacher',
  contact: 'teacher',
  'other teacher': 'teacher',
  'other student': 'student',
  'other administrator': 'teacher',
  'other contact': 'teacher',
} as const;
export type CallerKind = keyof typeof callerKinds;

/**
 * The states of the class, its session and its assignment. In the first state, which is the usual one, the
 * lesson and the assignment are open.
 */
export const states = [
  'under way',
  /** The class has approval turned on: a student who joins waits until the teacher lets them in. */
  'asks approval',
  /** The lesson has ended, and so has the window of the assignment. */
  'ended',
  /** A lesson, but the assignment has not opened. */
  'task upcoming',
  /** The assignment was deleted with conversations, which its teacher keeps. */
  'task archived',
  'task deleted',
  'class archived',
] as const;
export type State = (typeof states)[number];

type Outcome = 'ok' | ErrorCode;

export interface Row {
  /** The kinds of callers who succeed, or everybody with the role that the contract demands. */
  readonly may: readonly CallerKind[] | 'everybody';
  /** The refusal of all others whose role fits. Without the role they get the contract's refusal for that. */
  readonly others?: ErrorCode;
  /** The states in which callers who may make the call get another outcome: all of them, or some kinds. */
  readonly unless?: Partial<Record<State, Outcome | Partial<Record<CallerKind, Outcome>>>>;
  /**
   * The refusal of an account without a profile, where the contract lets every account in; by default that of
   * `others`.
   */
  readonly withoutProfile?: Outcome;
  /** The canaries that its success shows to everybody who may make it, in addition to those of `whoReads`. */
  readonly shows?: readonly string[];
  /** Whether it tells a student who waits the name of the class. The student may read nothing else of it. */
  readonly namesAwaited?: true;
}

const everybody: Row = { may: 'everybody' };
const students = ['student', 'classmate'] as const;
const teachers = ['teacher', 'helper'] as const;
const studentKinds = (Object.keys(callerKinds) as CallerKind[]).filter(
  (kind) => callerKinds[kind] === 'student',
);
const members = [...teachers, ...students] as const;
const forStudents = (code: ErrorCode) => ({ student: code, classmate: code });

const inEveryState = (outcome: Outcome | Partial<Record<CallerKind, Outcome>>) =>
  Object.fromEntries(states.map((state) => [state, outcome])) as Row['unless'];

const ofClass = { others: 'class-not-found' } as const;
const ofSession = { others: 'session-not-found' } as const;
const ofTask = { others: 'assignment-not-found' } as const;
const noTask = { 'task deleted': 'assignment-not-found' } as const;
const readOnly = { 'class archived': 'class-archived' } as const;
const hiddenTask = forStudents('assignment-not-found');
const withoutArchive = { 'class archived': forStudents('session-not-found') };

/** For reading the assignment: students of the class see it from its open date on, its teachers always. */
const readingTask: Row = {
  may: members,
  ...ofTask,
  unless: {
    ...noTask,
    'task upcoming': hiddenTask,
    'task archived': hiddenTask,
    'class archived': hiddenTask,
  },
};
/** An answer that has ended is read like the conversation that it belongs to. */
const ownAnswer: Row = {
  may: ['student'],
  others: 'interaction-not-found',
  unless: { 'class archived': 'interaction-not-found' },
};
const readingSession: Row = { may: members, ...ofSession, unless: withoutArchive };
const teachersOfClass: Row = { may: teachers, ...ofClass, unless: readOnly };

/** Refused to a helper in every state. */
const ownersOfClass: Row = { may: teachers, ...ofClass, unless: inEveryState({ helper: 'owner-only' }) };

/** Each administrator makes the call about their own school. */
const administrators: Row = { may: ['administrator', 'other administrator'], others: 'administrator-only' };
/** The calls are about the teacher of the class, whom an administrator of another school does not find. */
const administratorOfTeacher: Row = {
  ...administrators,
  unless: inEveryState({ 'other administrator': 'teacher-not-found' }),
};
const ofInvitation: Row = {
  ...administrators,
  unless: inEveryState({ 'other administrator': 'invitation-not-found' }),
};

export const whoMay: Readonly<Record<string, Row>> = {
  // Without an account.
  registerTeacher: everybody,
  // The invitation is for an address that nobody has.
  registerInvited: everybody,
  registerStudent: { may: 'everybody', unless: { 'class archived': 'invalid-session-id' } },

  // One's own account and school.
  getMe: { may: 'everybody', withoutProfile: 'profile-not-found' },
  getDraftKey: everybody,
  // All kinds are listed instead of `everybody`, for which the matrix would expect that the student's own
  // rows stay as they are.
  setLanguage: { may: Object.keys(callerKinds) as CallerKind[], withoutProfile: 'profile-not-found' },
  renameSelf: {
    may: (Object.keys(callerKinds) as CallerKind[]).filter((kind) => callerKinds[kind] === 'teacher'),
    others: 'name-change-not-allowed',
    withoutProfile: 'profile-not-found',
  },
  changePassword: { may: Object.keys(callerKinds) as CallerKind[], withoutProfile: 'wrong-password' },
  confirmPassword: { may: 'everybody' },
  // The server of the matrix sends no email.
  getPasswordHelp: everybody,
  requestResetLink: { may: [], others: 'email-not-set-up' },
  resetForgottenPassword: { may: [], others: 'reset-link-not-found' },
  listSignIns: everybody,
  // The call is about a sign-in of the student.
  endSignIn: { may: ['student'], others: 'sign-in-not-found' },
  endOtherSignIns: everybody,
  getSchool: everybody,
  renameSchool: administrators,
  nameAdministrator: administrators,
  removeAdministrator: administratorOfTeacher,
  setSafeguarding: administrators,
  confirmContact: { may: ['contact', 'other contact'], others: 'not-the-contact' },
  setAlertMinutes: administrators,
  setAttemptFirst: administrators,
  setOwnNames: administrators,
  getSchoolProfile: everybody,
  setSchoolProfile: administrators,
  previewSchoolProfile: administrators,
  setTeacherRegistration: administrators,
  renewSchoolCode: administrators,
  listTeachers: administrators,
  approveTeacher: administratorOfTeacher,
  disableTeacher: administratorOfTeacher,
  enableTeacher: administratorOfTeacher,
  endTeacherSignIns: administratorOfTeacher,
  takeBackSecondFactor: administratorOfTeacher,
  getSecondFactor: everybody,
  beginSecondFactor: everybody,
  // Nobody here has a second factor.
  confirmSecondFactor: { may: [], others: 'second-factor-off' },
  turnOffSecondFactor: { may: [], others: 'second-factor-off' },
  resetTeacherPassword: administratorOfTeacher,
  // The calls are about an invitation of the school, which is for the address of the colleague.
  renewInvitation: ofInvitation,
  withdrawInvitation: ofInvitation,
  lookAtInvitation: everybody,
  acceptInvitation: { may: ['colleague'], others: 'invitation-for-another-address' },

  // The rows of the security log name people and classes of the school.
  listSecurityLog: {
    may: ['administrator', 'other administrator'],
    others: 'administrator-only',
    shows: ['className', 'student'],
  },
  exportSecurityLog: {
    may: ['administrator', 'other administrator'],
    others: 'administrator-only',
    shows: ['className', 'student'],
  },

  // Classes. A class code is for all students of the school.
  listTeacherClasses: everybody,
  listStudentClasses: { may: 'everybody', namesAwaited: true },
  createClass: everybody,
  joinClass: {
    may: [...students, 'removed', 'withheld', 'waiting student', 'neighbour'],
    ...ofClass,
    unless: {
      ...inEveryState({ removed: 'removed-from-class' }),
      'class archived': 'class-not-found',
    },
    shows: ['className'],
  },
  updateClass: teachersOfClass,
  renewClassCode: teachersOfClass,
  archiveClass: ownersOfClass,
  restoreClass: ownersOfClass,
  removeStudent: teachersOfClass,
  letStudentIn: teachersOfClass,
  declineStudent: teachersOfClass,
  setJoining: { ...teachersOfClass, unless: { ...readOnly, ended: 'lesson-not-open' } },
  removeStudentsSince: teachersOfClass,
  // A student who waits withdraws the request to join with this call.
  leaveClass: {
    may: [...students, 'waiting student'],
    ...ofClass,
    unless: { 'class archived': 'class-not-found' },
    namesAwaited: true,
  },
  renameStudent: teachersOfClass,
  resetStudentPassword: teachersOfClass,
  confirmStudent: teachersOfClass,
  // The teachers of a class. The calls are about the helper, the invitation about the colleague.
  listClassTeachers: { may: teachers, ...ofClass },
  inviteColleague: {
    ...ownersOfClass,
    unless: {
      ...inEveryState({ helper: 'owner-only' }),
      'class archived': { helper: 'owner-only', teacher: 'class-archived' },
    },
  },
  setClassRole: {
    ...ownersOfClass,
    unless: {
      ...inEveryState({ helper: 'owner-only' }),
      'class archived': { helper: 'owner-only', teacher: 'class-archived' },
    },
  },
  removeClassTeacher: ownersOfClass,
  leaveTaughtClass: { may: teachers, ...ofClass, unless: inEveryState({ teacher: 'creator-stays' }) },
  // A colleague who is invited reads the name of the class.
  listClassInvitations: { may: 'everybody', shows: ['className'] },
  acceptClassInvitation: {
    may: ['invited teacher'],
    shows: ['className', 'student'],
    others: 'invitation-not-found',
    unless: { 'class archived': 'invitation-not-found' },
  },
  declineClassInvitation: { may: ['invited teacher'], others: 'invitation-not-found' },
  // The list has the reset of the withheld student. The call to confirm is about the student of the class.
  listSchoolResets: administrators,
  confirmSchoolReset: {
    ...administrators,
    unless: inEveryState({ 'other administrator': 'student-not-found' }),
  },

  // The session.
  startSession: teachersOfClass,
  stopSession: { may: teachers, ...ofClass },
  continueSession: teachersOfClass,
  listEndedLessons: everybody,
  setLessonTimer: {
    may: teachers,
    ...ofSession,
    unless: { ended: 'lesson-not-open', 'class archived': 'lesson-not-open' },
  },
  pauseLesson: {
    may: teachers,
    ...ofSession,
    unless: { ended: 'lesson-not-open', 'class archived': 'lesson-not-open' },
  },
  resumeLesson: {
    may: teachers,
    ...ofSession,
    unless: { ended: 'lesson-not-open', 'class archived': 'lesson-not-open' },
  },
  setStudentGuidelines: {
    may: teachers,
    ...ofSession,
    unless: { ended: 'lesson-not-open', 'class archived': 'lesson-not-open' },
  },
  sendNote: {
    may: teachers,
    ...ofSession,
    unless: { ended: 'lesson-not-open', 'class archived': 'lesson-not-open' },
  },
  replyToNote: {
    may: ['student'],
    others: 'note-not-found',
    unless: { ended: 'session-closed', 'class archived': 'note-not-found' },
  },
  listNotes: readingSession,
  askTeacher: {
    may: students,
    ...ofSession,
    unless: { ended: 'session-closed', 'class archived': 'session-not-found' },
  },
  getHelpRequest: { may: students, ...ofSession, unless: { 'class archived': 'session-not-found' } },
  withdrawHelpRequest: { may: students, ...ofSession, unless: { 'class archived': 'session-not-found' } },
  answerHelpRequest: {
    may: teachers,
    others: 'help-request-not-found',
    unless: { ended: 'lesson-not-open', 'class archived': 'lesson-not-open' },
  },
  listHelpRequests: readingSession,
  listPauses: readingSession,
  getSession: readingSession,
  listOpenings: readingSession,
  setPresence: {
    may: students,
    ...ofSession,
    unless: { ended: 'session-closed', 'class archived': 'session-not-found' },
  },
  setSessionGuidelines: { may: teachers, ...ofSession, unless: readOnly },
  studentEvents: { may: 'everybody', namesAwaited: true },

  // Assignments.
  createAssignment: teachersOfClass,
  listClassAssignments: {
    may: members,
    ...ofClass,
    unless: { 'class archived': forStudents('class-not-found') },
  },
  getAssignment: readingTask,
  updateAssignment: { may: teachers, ...ofTask, unless: { ...noTask, ...readOnly } },
  deleteAssignment: { may: teachers, ...ofTask, unless: { ...noTask, ...readOnly } },
  listOwnAssignments: { may: 'everybody' },
  listAssignmentStudents: { may: teachers, ...ofTask, unless: noTask },
  tryAssignment: teachersOfClass,
  checkAnswerKey: everybody,
  proposeAnswerKey: teachersOfClass,

  // The model, which is the operator's choice on a server with several schools.
  getModelConnection: administrators,
  findLocalModels: { ...administrators, unless: inEveryState('operator-only') },
  connectModel: { ...administrators, unless: inEveryState('operator-only') },
  disconnectModel: { ...administrators, unless: inEveryState('operator-only') },
  startModelCheck: { ...administrators, unless: inEveryState('operator-only') },
  setModelPrice: { ...administrators, unless: inEveryState('operator-only') },
  stopModelCheck: { ...administrators, unless: inEveryState('operator-only') },

  // The tutor.
  askInAssignment: {
    may: students,
    ...ofTask,
    unless: {
      ...noTask,
      ended: 'assignment-unavailable',
      'task upcoming': 'assignment-not-found',
      'task archived': 'assignment-not-found',
      'class archived': 'assignment-not-found',
    },
  },
  listAssignmentInteractions: readingTask,
  askInSession: {
    may: students,
    ...ofSession,
    unless: { ended: 'session-closed', 'class archived': 'session-not-found' },
  },
  stopInteraction: ownAnswer,
  followAnswer: ownAnswer,
  getTold: { may: teachers, others: 'interaction-not-found' },
  listSessionInteractions: readingSession,
  listLessonStudents: { may: teachers, ...ofSession },
  getLessonSummary: { may: teachers, ...ofSession },
  monitorEvents: { may: teachers, ...ofSession },

  // Alerts: the class's teacher and the school's contact. Lists hold only what the caller may see.
  listAlerts: everybody,
  lookAtAlert: { may: [...teachers, 'contact'], others: 'alert-not-found' },
  acknowledgeAlert: { may: [...teachers, 'contact'], others: 'alert-not-found' },
  settleAlert: { may: [...teachers, 'contact'], others: 'alert-not-found' },
  dismissAlert: { may: [...teachers, 'contact'], others: 'alert-not-found' },
  getSupport: everybody,

  // Observations, about the student in danger; whoever is not a contact gets none.
  listObservations: everybody,
  readObservation: { may: ['contact'], others: 'observation-not-found' },
  closeObservation: { may: ['contact'], others: 'observation-not-found' },

  // Time limits.
  getSchoolTimeLimits: administrators,
  setSchoolTimeLimits: administrators,
  getClassTime: { may: teachers, ...ofClass },
  setClassTimeLimits: teachersOfClass,
  liftTimeLimits: teachersOfClass,
  getOwnTime: { may: students, ...ofClass, unless: { 'class archived': 'class-not-found' } },

  // Deletion. Administrators find the students of their own school only.
  deleteConversations: {
    may: [...teachers, 'administrator'],
    ...ofClass,
    unless: inEveryState({ helper: 'owner-only' }),
  },
  getPrivacy: { may: 'everybody', withoutProfile: 'profile-not-found' },
  // Each student records that they have read the page about privacy.
  setPrivacyRead: { may: studentKinds },
  getRetention: administrators,
  setRetention: administrators,
  findStudents: { ...administrators, shows: ['student', 'className'] },
  deleteStudent: { ...administrators, unless: inEveryState({ 'other administrator': 'student-not-found' }) },

  // Reports. The report of a school names its classes and no student.
  getClassReport: { may: teachers, ...ofClass },
  getSchoolReport: {
    may: ['administrator', 'contact', 'other administrator', 'other contact'],
    others: 'administrator-only',
    shows: ['className'],
  },
};

/**
 * Further calls of the matrix: the same operation with an input that could give access in another way. A row
 * replaces that of the operation where it differs.
 */
export const variants: Readonly<Record<string, { readonly operation: string; readonly row?: Row }>> = {
  'a message that shows danger': {
    operation: 'askInSession',
    // A student of the class may always send it, also where other questions are refused.
    row: { may: students, ...ofSession, unless: { 'class archived': 'session-not-found' } },
  },
  'a retry of the student’s question': {
    operation: 'askInSession',
    // A student can ask only a question of their own again, and only one that failed. This one was answered.
    row: {
      may: students,
      ...ofSession,
      unless: {
        ...inEveryState('not-retryable'),
        ended: 'session-closed',
        'class archived': 'session-not-found',
      },
    },
  },
  'the idempotency key of the student’s question': {
    operation: 'askInSession',
    // A key belongs to its student: to everybody else it is new.
    row: {
      may: students,
      ...ofSession,
      unless: {
        ...inEveryState({ student: 'idempotency-key-reused' }),
        ended: { student: 'idempotency-key-reused', classmate: 'session-closed' },
        'class archived': { student: 'idempotency-key-reused', classmate: 'session-not-found' },
      },
    },
  },
  'every alert of the class': { operation: 'listAlerts' },
  'archived assignments too': { operation: 'listClassAssignments' },
  'the monitor without a session': { operation: 'monitorEvents', row: everybody },
  'the archive of classes': { operation: 'listTeacherClasses' },
};

/**
 * Who may read which canaries (people-of-two-schools.ts) in an answer. Nobody else does, whatever they call.
 */
export const whoReads = {
  className: [...members, 'contact'],
  task: members,
  answerKey: teachers,
  student: [...teachers, 'student'],
  danger: [...teachers, 'contact'],
} as const satisfies Record<string, readonly CallerKind[]>;

/** What the matrix expects of a call by a caller of this kind in this state. */
export function expected(endpoint: Called, row: Row, kind: CallerKind, state: State): Outcome {
  const refused = refusalByRole(endpoint, kind);
  if (refused) return refused;
  if (callerKinds[kind] === null && endpoint.caller === 'account')
    return row.withoutProfile ?? row.others ?? 'ok';
  if (row.may !== 'everybody' && !row.may.includes(kind)) return row.others ?? 'ok';
  const otherwise = row.unless?.[state] ?? 'ok';
  return typeof otherwise === 'string' ? otherwise : (otherwise[kind] ?? 'ok');
}

/**
 * Whether a call of this kind gets as far as the rule of the operation. All others are refused before anything of the class is
 * read, in every state alike.
 */
export const reachesRule = (endpoint: Called, kind: CallerKind): boolean =>
  refusalByRole(endpoint, kind) === undefined;

type Called = Pick<Endpoint, 'caller' | 'despiteRestriction'>;

function refusalByRole({ caller, despiteRestriction }: Called, kind: CallerKind): ErrorCode | undefined {
  const role = callerKinds[kind];
  if (caller === 'anyone') return undefined;
  if (role === 'nobody') return 'not-signed-in';
  if (kind === 'reset password' && despiteRestriction !== true) return 'password-change-required';
  if (kind === 'waiting teacher' && !mayWait(despiteRestriction)) return 'approval-pending';
  if (caller === 'teacher' && role !== 'teacher') return 'teacher-only';
  if (caller === 'student' && role !== 'student') return 'student-only';
  return undefined;
}

const mayWait = (despite: Endpoint['despiteRestriction']): boolean =>
  despite === true || despite === 'approval-pending';
