import {
  askInAssignment,
  createAssignment,
  deleteAssignment,
  getAssignment,
  listAssignmentInteractions,
  listAssignmentStudents,
  listClassAssignments,
  updateAssignment,
} from './assignments.ts';
import {
  archiveClass,
  createClass,
  joinClass,
  leaveClass,
  listStudentClasses,
  listTeacherClasses,
  removeStudent,
  renewClassCode,
  resetStudentPassword,
  restoreClass,
  updateClass,
} from './classes.ts';
import type { Endpoint } from './endpoint.ts';
import { changePassword, getMe } from './identity.ts';
import {
  getSession,
  listOpenings,
  setPresence,
  setSessionGuidelines,
  startSession,
  stopSession,
  studentEvents,
} from './live-sessions.ts';
import { monitorEvents } from './monitor.ts';
import { registerStudent, registerTeacher } from './registration.ts';
import { acknowledgeAlert, dismissAlert, listAlerts } from './safeguarding.ts';
import { getSchool, setSafeguarding } from './school.ts';
import { checkAnswerKey, tryAssignment } from './trial.ts';
import { askInSession, listLessonStudents, listSessionInteractions, stopInteraction } from './tutor.ts';

/** Every product call. What is not in this table is not served; what is in it must have a test. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  registerTeacher,
  registerStudent,
  getMe,
  changePassword,
  getSchool,
  setSafeguarding,
  listTeacherClasses,
  listStudentClasses,
  createClass,
  joinClass,
  updateClass,
  renewClassCode,
  archiveClass,
  restoreClass,
  removeStudent,
  leaveClass,
  resetStudentPassword,
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
};
