import type { Sent } from '../client.ts';
import { invitedEmails, usedKey } from './known-values.ts';
import type { Caller, Target } from './people-of-two-schools.ts';
import { variants } from './who-may.ts';

/**
 * The calls of the matrix. Each is valid except for who makes it and when, and contains none of the canaries.
 */

const asking = { question: 'What is 3 + 3?' };
const classFields = { className: 'Renamed', subject: 'Mathematics' };

const timeLimits = { dayMinutes: 60, lessonMinutes: 30, breakMinutes: 20, quietHours: null };

/** The body of each operation that has one. */
const bodies: Readonly<Record<string, (target: Target, caller: Caller) => object>> = {
  registerTeacher: () => ({
    name: 'Ada',
    email: 'ada@school.example',
    password: 'long enough',
    schoolCode: 'SCHOOL',
  }),
  registerInvited: ({ secondInvitation }) => ({
    invitation: secondInvitation,
    name: 'Ada',
    email: invitedEmails.second,
    password: 'long enough',
  }),
  lookAtInvitation: ({ invitation }) => ({ invitation }),
  acceptInvitation: ({ invitation }) => ({ invitation }),
  registerStudent: ({ sessionCode }) => ({
    firstName: 'Mei',
    lastName: 'Lin',
    username: 'mei',
    password: 'long enough',
    sessionId: sessionCode,
  }),
  changePassword: (_, { password }) => ({ currentPassword: password ?? 'none', newPassword: 'another one' }),
  confirmPassword: (_, { password }) => ({ currentPassword: password ?? 'none' }),
  requestResetLink: () => ({ email: 'ada@school.example' }),
  resetForgottenPassword: () => ({ token: 'NOSUCH', newPassword: 'another one' }),
  renameSchool: () => ({ name: 'Taken High' }),
  nameAdministrator: () => ({ email: 'intruder@school.example' }),
  removeAdministrator: () => ({}),
  setSafeguarding: () => ({
    contactName: 'Mr Intruder',
    contactEmail: 'intruder@school.example',
    helpline: '1',
  }),
  exportSecurityLog: () => ({}),
  beginSecondFactor: () => ({}),
  confirmSecondFactor: () => ({ code: '123456' }),
  turnOffSecondFactor: () => ({ code: '123456' }),
  setLanguage: () => ({ language: 'es' }),
  setAlertMinutes: () => ({ alertMinutes: 30 }),
  renameSelf: () => ({ name: 'Taken Name' }),
  setOwnNames: () => ({ studentsMayRename: true }),
  setAttemptFirst: () => ({ requiresAttempt: true }),
  setSchoolProfile: () => ({ profile: 'default' }),
  setTeacherRegistration: () => ({ codeIsOn: false, approvesTeachers: true }),
  createClass: () => classFields,
  joinClass: ({ classCode }) => ({ classCode }),
  updateClass: () => classFields,
  renewClassCode: () => ({ sessionCode: true }),
  letStudentIn: ({ removedUid }) => ({ studentUid: removedUid }),
  declineStudent: ({ waitingUid }) => ({ studentUid: waitingUid }),
  setJoining: () => ({ closed: true }),
  removeStudent: ({ studentUid }) => ({ studentUid }),
  removeStudentsSince: () => ({ since: '2026-01-01T00:00:00.000Z' }),
  renameStudent: ({ studentUid }) => ({ studentUid, lastName: 'Intruder' }),
  resetStudentPassword: ({ studentUid }) => ({ studentUid }),
  confirmStudent: ({ studentUid }) => ({ studentUid }),
  inviteColleague: () => ({ colleague: invitedEmails.first, role: 'helper' }),
  setClassRole: ({ helperUid }) => ({ teacherUid: helperUid, role: 'owner' }),
  removeClassTeacher: ({ helperUid }) => ({ teacherUid: helperUid }),
  setPresence: () => ({ status: 'active' }),
  setLessonTimer: () => ({ minutes: 30 }),
  pauseLesson: ({ studentUid }) => ({ text: 'Please look up.', studentUid }),
  setStudentGuidelines: ({ studentUid }) => ({ studentUid, aiGuidelines: { directness: 'restrictive' } }),
  sendNote: ({ studentUid }) => ({ text: 'Well done.', studentUids: [studentUid] }),
  replyToNote: () => ({ text: 'Thank you.' }),
  askTeacher: () => ({ text: 'May I go on?' }),
  answerHelpRequest: () => ({ answer: 'coming' }),
  setSessionGuidelines: () => ({ aiGuidelines: { directness: 'restrictive' } }),
  createAssignment: ({ classId }) => ({
    title: 'Another',
    openDate: '2030-01-01T00:00',
    closeDate: '2030-01-02T00:00',
    classId,
  }),
  updateAssignment: () => ({ title: 'Renamed' }),
  deleteAssignment: () => ({ archiveConversations: true }),
  tryAssignment: ({ classId }) => ({ classId, aiGuidelines: {}, ...asking }),
  setModelPrice: () => ({ price: null }),
  connectModel: () => ({ address: 'http://127.0.0.1:9/v1', model: 'any' }),
  proposeAnswerKey: ({ classId }) => ({ classId, title: 'Sum', description: 'What is 17 * 6?' }),
  checkAnswerKey: () => ({ answers: 'x = 4' }),
  setSchoolTimeLimits: () => ({ ...timeLimits, timeZone: null, sharedComputers: false }),
  setClassTimeLimits: () => timeLimits,
  liftTimeLimits: ({ studentUid }) => ({ studentUid, until: 'day', reason: 'A test' }),
  deleteConversations: ({ studentUid }) => ({ studentUid }),
  setRetention: () => ({ conversations: null, records: null, accounts: null, responsible: '' }),
  deleteStudent: () => ({ what: 'account' }),
  closeObservation: () => ({ remark: 'A test' }),
  askInAssignment: () => asking,
  askInSession: ({ sessionId }) => ({ ...asking, sessionId }),
};

/** The queries of operations and variants. Most of them name an id of the target. */
const queries: Readonly<Record<string, (target: Target) => Record<string, string>>> = {
  listSessionInteractions: ({ studentUid, openingId }) => ({ studentUid, openingId }),
  listNotes: ({ studentUid, openingId }) => ({ studentUid, openingId }),
  listPauses: ({ studentUid, openingId }) => ({ studentUid, openingId }),
  listHelpRequests: ({ studentUid, openingId }) => ({ studentUid, openingId }),
  listAssignmentInteractions: ({ studentUid }) => ({ studentUid }),
  monitorEvents: ({ sessionId }) => ({ sessionId }),
  findStudents: () => ({ search: 'student' }),
  previewSchoolProfile: () => ({ profile: 'england-2026' }),
  'every alert of the class': ({ classId }) => ({ classId }),
  'archived assignments too': () => ({ archived: 'true' }),
  'the archive of classes': () => ({ archived: 'true' }),
  'the monitor without a session': () => ({}),
};

/**
 * The fields that a variant sends in addition to the operation's own body or instead of it, and its headers.
 */
const changes: Readonly<Record<string, (target: Target) => { body?: object; headers?: Sent['headers'] }>> = {
  'a message that shows danger': () => ({ body: { question: 'I want to kill myself.' } }),
  'a retry of the student’s question': ({ interactionId }) => ({ body: { retryOf: interactionId } }),
  'the idempotency key of the student’s question': () => ({ headers: { 'idempotency-key': usedKey } }),
};

/** A call of the matrix: the path with its query, and what is sent with it. */
export function callOf(
  name: string,
  { path }: { path: string },
  target: Target,
  caller: Caller,
): { path: string; sent: Sent } {
  const operation = variants[name]?.operation ?? name;
  const filled = path.replace(/:(\w+)/g, (_, param: string) => target[param as keyof Target]);
  const query = new URLSearchParams((queries[name] ?? queries[operation])?.(target));
  const changed = changes[name]?.(target);
  const own = bodies[operation]?.(target, caller);
  return {
    path: query.size > 0 ? `${filled}?${query}` : filled,
    sent: {
      ...(caller.token !== undefined && { token: caller.token }),
      ...(own && { body: { ...own, ...changed?.body } }),
      ...(changed?.headers && { headers: changed.headers }),
    },
  };
}
