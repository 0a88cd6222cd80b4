import { createBrowserRouter } from 'react-router';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import * as forms from './form-routes.tsx';
import { HomeRedirect, RoleGuard, SignedOutGuard } from './guards.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { paths, sessionChatPattern } from './paths.ts';
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
              ],
            },
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
                    { path: sessionChatPattern, lazy: () => import('./session-chat-route.tsx') },
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
