import {
  createAssignment,
  deleteAssignment,
  getAssignment,
  listClassAssignments,
  updateAssignment,
} from './assignments.ts';
import {
  confirmStudent,
  createClass,
  joinClass,
  letStudentIn,
  listStudentClasses,
  listTeacherClasses,
  resetStudentPassword,
  restoreClass,
} from './classes.ts';
import type { Endpoint } from './endpoint.ts';
import { changePassword, endOtherSignIns, endSignIn, getMe, listSignIns } from './identity.ts';
import { acceptInvitation, lookAtInvitation, renewInvitation, withdrawInvitation } from './invitations.ts';
import {
  archiveClass,
  getSession,
  leaveClass,
  listOpenings,
  removeStudent,
  renewClassCode,
  setPresence,
  setSessionGuidelines,
  startSession,
  stopSession,
  studentEvents,
  updateClass,
} from './live-sessions.ts';
import { monitorEvents } from './monitor.ts';
import { registerInvited, registerStudent, registerTeacher } from './registration.ts';
import { acknowledgeAlert, dismissAlert, getSupport, listAlerts } from './safeguarding.ts';
import { getSchool, setSafeguarding } from './school.ts';
import { exportSecurityLog, listSecurityLog } from './security-log.ts';
import { checkAnswerKey, tryAssignment } from './trial.ts';
import {
  askInAssignment,
  askInSession,
  listAssignmentInteractions,
  listAssignmentStudents,
  listLessonStudents,
  listSessionInteractions,
  stopInteraction,
} from './tutor.ts';

/** All endpoints. The server serves exactly these, and each must have a test. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  registerTeacher,
  registerInvited,
  registerStudent,
  getMe,
  changePassword,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  getSchool,
  setSafeguarding,
  renewInvitation,
  withdrawInvitation,
  lookAtInvitation,
  acceptInvitation,
  listSecurityLog,
  exportSecurityLog,
  listTeacherClasses,
  listStudentClasses,
  createClass,
  joinClass,
  updateClass,
  renewClassCode,
  archiveClass,
  restoreClass,
  removeStudent,
  letStudentIn,
  leaveClass,
  resetStudentPassword,
  confirmStudent,
  startSession,
  stopSession,
  getSession,
  listOpenings,
  setPresence,
  setSessionGuidelines,
  studentEvents,
  createAssignment,
  listClassAssignments,
  getAssignment,
  updateAssignment,
  deleteAssignment,
  listAssignmentStudents,
  askInAssignment,
  listAssignmentInteractions,
  askInSession,
  stopInteraction,
  listSessionInteractions,
  listLessonStudents,
  monitorEvents,
  tryAssignment,
  checkAnswerKey,
  listAlerts,
  acknowledgeAlert,
  dismissAlert,
  getSupport,
};
