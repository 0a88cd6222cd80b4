import { createBrowserRouter } from 'react-router';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import * as forms from './form-routes.tsx';
import { HomeRedirect, RoleGuard, SignedOutGuard } from './guards.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { paths, patterns } from './paths.ts';
import { Shell } from './shell.tsx';

/** Which page stands at which address, and who may see it (spec 2). */
export const createRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: ErrorPage,
      HydrateFallback: LoadingScreen,
      children: [
        { path: paths.home, Component: HomeRedirect },
        {
          Component: SignedOutGuard,
          children: [
            { path: paths.login, Component: forms.StudentLoginRoute },
            { path: paths.register, Component: forms.StudentRegistrationRoute },
            { path: paths.teacherLogin, Component: forms.TeacherLoginRoute },
            { path: paths.teacherRegister, Component: forms.TeacherRegistrationRoute },
          ],
        },
        {
          element: <RoleGuard only="teacher" />,
          children: [
            {
              Component: Shell,
              children: [
                { path: paths.teacherDashboard, lazy: () => import('./teacher-dashboard-route.tsx') },
                { path: patterns.assignmentWork, lazy: () => import('./assignment-work-route.tsx') },
                { path: paths.alerts, lazy: () => import('./alerts-route.tsx') },
                { path: patterns.lessons, lazy: () => import('./lessons-route.tsx') },
              ],
            },
            // On paper there is no header.
            { path: patterns.assignmentPrint, lazy: () => import('./assignment-print-route.tsx') },
            { path: patterns.lessonPrint, lazy: () => import('./lesson-print-route.tsx') },
          ],
        },
        {
          element: <RoleGuard only="student" />,
          children: [
            {
              Component: Shell,
              children: [
                {
                  lazy: () => import('./student-area.tsx'),
                  children: [
                    { path: paths.studentDashboard, lazy: () => import('./student-dashboard-route.tsx') },
                    { path: patterns.sessionChat, lazy: () => import('./session-chat-route.tsx') },
                    { path: patterns.ownLessons, lazy: () => import('./own-lessons-route.tsx') },
                    { path: patterns.assignment, lazy: () => import('./assignment-route.tsx') },
                    { path: patterns.ownWork, lazy: () => import('./own-work-route.tsx') },
                  ],
                },
              ],
            },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
