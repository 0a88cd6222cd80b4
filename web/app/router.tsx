import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import * as forms from './form-routes.tsx';
import { HomeRedirect, RoleGuard, SignedOutGuard } from './guards.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { areas } from './pages.ts';
import { paths } from './paths.ts';

/** The routes of an area's pages inside its frames. */
const within = ({ frames, pages }: (typeof areas)[keyof typeof areas]): RouteObject[] =>
  frames.reduceRight<RouteObject[]>(
    (children, frame) => [{ lazy: frame, children }],
    Object.entries(pages).map(([path, lazy]) => ({ path, lazy })),
  );

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
          children: [...within(areas.teacher), ...within(areas.paper)],
        },
        { element: <RoleGuard only="student" />, children: within(areas.student) },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
