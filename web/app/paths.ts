/** Every address of the web app (spec 2). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  teacherLogin: '/teacher-login',
  teacherRegister: '/teacher-register',
  studentDashboard: '/student-dashboard',
  teacherDashboard: '/teacher-dashboard',
  sessionChat: (sessionId: string) => `/session/${encodeURIComponent(sessionId)}/chat`,
} as const;

export const sessionChatPattern = '/session/:sessionId/chat';
