/**
 * Which calls ask for the password (`Endpoint.asksPassword`), and why or why not. The rule: whatever gives
 * access to other people's data or takes protection away asks for it, so that an administrator's or a
 * teacher's open page is not enough. Every operation of the contract is in exactly one list.
 */

interface Reason {
  readonly because: string;
  readonly operations: readonly string[];
}

/** The calls that ask for the password. */
export const asking: readonly Reason[] = [
  {
    because: 'It gives a role that sees other people’s data, or takes one away.',
    operations: [
      'nameAdministrator',
      'removeAdministrator',
      'setSafeguarding',
      'renewInvitation',
      'withdrawInvitation',
      'inviteColleague',
      'setClassRole',
      'removeClassTeacher',
    ],
  },
  {
    because: 'It lets the caller, or whoever has the account, into somebody else’s account.',
    operations: [
      'resetTeacherPassword',
      'takeBackSecondFactor',
      'resetStudentPassword',
      'confirmStudent',
      'confirmSchoolReset',
      'approveTeacher',
      'enableTeacher',
    ],
  },
  {
    because: 'It takes somebody’s account or work away.',
    operations: ['disableTeacher', 'deleteStudent', 'deleteConversations'],
  },
  {
    because: 'It changes how the caller’s own account is protected, and thereby all that the account sees.',
    operations: ['beginSecondFactor', 'turnOffSecondFactor'],
  },
  {
    because: 'It can lower a protection of the whole school.',
    operations: [
      'setSchoolProfile',
      'setTeacherRegistration',
      'renewSchoolCode',
      'setAlertMinutes',
      'setSchoolTimeLimits',
      'setRetention',
    ],
  },
  {
    because: 'It decides who reads what students write.',
    operations: ['connectModel', 'disconnectModel'],
  },
  { because: 'It makes a file of a school’s people.', operations: ['exportSecurityLog'] },
];

/** The calls that do not. */
export const notAsking: readonly Reason[] = [
  {
    because: 'It reads what the page shows to its own readers, or makes a recorded file of just that.',
    operations: [
      'getMe',
      'getDraftKey',
      'getPasswordHelp',
      'listSignIns',
      'getSchool',
      'lookAtInvitation',
      'listSecurityLog',
      'getSchoolProfile',
      'previewSchoolProfile',
      'listTeachers',
      'getSecondFactor',
      'listTeacherClasses',
      'listStudentClasses',
      'listClassTeachers',
      'listClassInvitations',
      'listSchoolResets',
      'listEndedLessons',
      'listPauses',
      'listNotes',
      'getHelpRequest',
      'listHelpRequests',
      'getSession',
      'listOpenings',
      'studentEvents',
      'listClassAssignments',
      'getAssignment',
      'listAssignmentStudents',
      'listOwnAssignments',
      'listAssignmentInteractions',
      'followAnswer',
      'getTold',
      'listSessionInteractions',
      'listLessonStudents',
      'getLessonSummary',
      'monitorEvents',
      'getModelConnection',
      'findLocalModels',
      'listObservations',
      'listAlerts',
      'getSupport',
      'getSchoolTimeLimits',
      'getClassTime',
      'getOwnTime',
      'getClassReport',
      'getSchoolReport',
      'findStudents',
      'getRetention',
      'getPrivacy',
    ],
  },
  {
    because:
      'It proves who calls by itself: with the password, a code, a code of a school or a one-time link.',
    operations: [
      'registerTeacher',
      'registerInvited',
      'registerStudent',
      'changePassword',
      'confirmPassword',
      'confirmSecondFactor',
      'requestResetLink',
      'resetForgottenPassword',
      'acceptInvitation',
    ],
  },
  {
    because: 'It protects: it ends access and gives none, and it must be quick.',
    operations: ['endSignIn', 'endOtherSignIns', 'endTeacherSignIns', 'renewClassCode', 'leaveTaughtClass'],
  },
  {
    because: 'It changes only the caller’s own page, name, role or consent.',
    operations: [
      'setLanguage',
      'renameSelf',
      'setPrivacyRead',
      'confirmContact',
      'acceptClassInvitation',
      'declineClassInvitation',
    ],
  },
  {
    because: 'It names something, or chooses how it is taught; it gives nobody access and takes none away.',
    operations: [
      'renameSchool',
      'setAttemptFirst',
      'setOwnNames',
      'createClass',
      'updateClass',
      'archiveClass',
      'restoreClass',
      'createAssignment',
      'updateAssignment',
      'deleteAssignment',
      'tryAssignment',
      'checkAnswerKey',
      'proposeAnswerKey',
      'setModelPrice',
      'startModelCheck',
      'stopModelCheck',
    ],
  },
  {
    because:
      'It is the work of a lesson, with the class waiting: what its teachers and students do each minute.',
    operations: [
      'joinClass',
      'leaveClass',
      'letStudentIn',
      'declineStudent',
      'removeStudent',
      'renameStudent',
      'startSession',
      'stopSession',
      'continueSession',
      'setLessonTimer',
      'pauseLesson',
      'resumeLesson',
      'setStudentGuidelines',
      'setSessionGuidelines',
      'sendNote',
      'replyToNote',
      'askTeacher',
      'withdrawHelpRequest',
      'answerHelpRequest',
      'setPresence',
      'askInAssignment',
      'askInSession',
      'stopInteraction',
      'setClassTimeLimits',
      'liftTimeLimits',
    ],
  },
  {
    because: 'It is the care for a child in danger, which nothing may delay. Each is recorded by name.',
    operations: [
      'lookAtAlert',
      'acknowledgeAlert',
      'settleAlert',
      'dismissAlert',
      'readObservation',
      'closeObservation',
    ],
  },
];
