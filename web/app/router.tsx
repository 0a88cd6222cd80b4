import { type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { useAuthentication } from '../identity/use-authentication.ts';
import { componentOf, type Load } from './component-of.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from './error-page.tsx';
import { FocusAfterNavigation } from './focus-after-navigation.tsx';
import * as forms from './form-routes.tsx';
import { HomeRedirect, RoleGuard, SignedOutGuard } from './guards.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { type Area, areas } from './pages.ts';
import { paths } from './paths.ts';

function routeOf(load: Load, path: string | undefined, children?: ReactNode): ReactNode {
  const Component = componentOf(load);
  return (
    <Route key={path} path={path} element={<Component />}>
      {children}
    </Route>
  );
}

/** The routes of an area's pages inside its frames. */
const areaRoutes = ({ frames, pages }: Area): ReactNode =>
  frames.reduceRight<ReactNode>(
    (children, frame) => routeOf(frame, undefined, children),
    Object.entries(pages).map(([path, page]) => routeOf(page, path)),
  );

/** The page for each address, and who may see it (spec 2). */
const Pages = () => (
  <Routes>
    <Route path={paths.home} element={<HomeRedirect />} />
    <Route element={<SignedOutGuard />}>
      <Route path={paths.login} element={<forms.StudentLoginRoute />} />
      <Route path={paths.register} element={<forms.StudentRegistrationRoute />} />
      <Route path={paths.teacherLogin} element={<forms.TeacherLoginRoute />} />
      <Route path={paths.teacherRegister} element={<forms.TeacherRegistrationRoute />} />
    </Route>
    {areaRoutes(areas.anybody)}
    <Route element={<RoleGuard only="teacher" />}>
      {areaRoutes(areas.teacher)}
      {areaRoutes(areas.school)}
      {areaRoutes(areas.paper)}
    </Route>
    <Route element={<RoleGuard only="student" />}>{areaRoutes(areas.student)}</Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);

const ChoosePassword = componentOf(() => import('../identity/choose-password-page.tsx'));

/** The pages. Somebody who has to change their password first sees only that form, at every address. */
export function Router() {
  const authentication = useAuthentication();
  const mustChange = authentication.status === 'signed-in' && authentication.mustChangePassword;
  return (
    <BrowserRouter>
      <FocusAfterNavigation />
      <ErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>{mustChange ? <ChoosePassword /> : <Pages />}</Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
