/** Every address of the web app: those of the specification (spec 2), and those of its other pages. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  teacherLogin: '/teacher-login',
  teacherRegister: '/teacher-register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  invitation: '/invitation',
  studentDashboard: '/student-dashboard',
  teacherDashboard: '/teacher-dashboard',
  sessionChat: (sessionId: string) => `/session/${encodeURIComponent(sessionId)}/chat`,
  ownLessons: (sessionId: string) => `/session/${encodeURIComponent(sessionId)}/my-lessons`,
  lessons: (sessionId: string) => `/session/${encodeURIComponent(sessionId)}/lessons`,
  lessonPrint: (sessionId: string) => `/session/${encodeURIComponent(sessionId)}/print`,
  assignment: (assignmentId: string) => `/assignment/${encodeURIComponent(assignmentId)}`,
  ownWork: (assignmentId: string) => `/assignment/${encodeURIComponent(assignmentId)}/my-work`,
  assignmentWork: (assignmentId: string) => `/assignment/${encodeURIComponent(assignmentId)}/work`,
  classReport: (classId: string) => `/class/${encodeURIComponent(classId)}/report`,
  alerts: '/alerts',
  alertsReport: '/alerts/report',
  securityLog: '/school/security-log',
  school: '/school',
  schoolRegistration: '/school/registration',
  schoolSafeguarding: '/school/safeguarding',
  schoolModel: '/school/model',
  schoolTime: '/school/time',
  schoolData: '/school/data',
  schoolNotice: '/school/notice',
  privacy: '/privacy',
  schoolReport: '/school/report',
  schoolProfile: '/school/profile',
  schoolStandards: '/school/standards',
  assignmentPrint: (assignmentId: string) => `/assignment/${encodeURIComponent(assignmentId)}/print`,
} as const;

/** The same addresses as patterns of the router. */
export const patterns = {
  sessionChat: '/session/:sessionId/chat',
  ownLessons: '/session/:sessionId/my-lessons',
  lessons: '/session/:sessionId/lessons',
  lessonPrint: '/session/:sessionId/print',
  assignment: '/assignment/:assignmentId',
  ownWork: '/assignment/:assignmentId/my-work',
  assignmentWork: '/assignment/:assignmentId/work',
  assignmentPrint: '/assignment/:assignmentId/print',
  classReport: '/class/:classId/report',
} as const;

/** The query parameters of the addresses. */
export const parameters = {
  join: 'join',
  sessionId: 'sessionId',
  student: 'student',
  lesson: 'lesson',
  class: 'class',
  week: 'week',
} as const;

/**
 * The address where other people find the app: the one that the operator configured, which the page contains,
 * otherwise the address of this page.
 */
function publicAddress(): URL {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return new URL(configured ?? window.location.origin);
}

/**
 * The address that opens the form Join Class with a code filled in. `shownAddress` is for people who type it:
 * they start at the front page.
 */
export function joinAddress(classCode: string) {
  const { origin, host } = publicAddress();
  const path = withParameters(paths.studentDashboard, { [parameters.join]: classCode });
  return { address: `${origin}${path}`, shownAddress: host };
}

/** The address that opens the student registration with a session ID filled in. */
export function registerAddress(sessionCode: string) {
  const { origin, host } = publicAddress();
  const path = withParameters(paths.register, { [parameters.sessionId]: sessionCode });
  return { address: `${origin}${path}`, shownAddress: `${host}${paths.register}` };
}

/**
 * The link of an invitation, at the address where other people find the app. The server may know the app by
 * another address.
 */
export const invitationAddress = (link: string): string =>
  `${publicAddress().origin}${paths.invitation}${new URL(link).hash}`;

/**
 * The address where teachers register. It does not contain the school code, since addresses are kept and
 * logged.
 */
export function teacherRegisterAddress() {
  const { origin, host } = publicAddress();
  return { address: `${origin}${paths.teacherRegister}`, shownAddress: `${host}${paths.teacherRegister}` };
}

/** A path with its query parameters; undefined ones are left out. */
export function withParameters(path: string, values: Record<string, string | undefined>): string {
  const present = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present)}`;
}
