import { formattedTextPart } from '../ui/formatted-text-part.ts';
import type { Load } from './component-of.ts';
import { paths, patterns } from './paths.ts';

/** Pages with the same frames around them, the outer one first. A part is loaded when an address needs it. */
export interface Area {
  readonly frames: readonly Load[];
  readonly pages: Readonly<Record<string, Load>>;
}

/** A page that shows formatted text at once: it loads together with the formatter. */
const withFormatter =
  (page: Load): Load =>
  async () => {
    const [part] = await Promise.all([page(), formattedTextPart.load()]);
    return part;
  };

const shell: Load = () => import('./shell.tsx');

/**
 * The pages behind the sign-in, and some that anybody may open, by their addresses. The forms of sign-in and
 * registration are not among them, since they come with the app itself. This module is loaded first, so it
 * only contains the functions that load the pages.
 */
export const areas = {
  anybody: {
    frames: [],
    pages: {
      [paths.privacy]: () => import('./privacy-route.tsx'),
      [paths.invitation]: () => import('./invitation-route.tsx'),
      [paths.forgotPassword]: () => import('./forgot-password-route.tsx'),
      [paths.resetPassword]: () => import('./reset-password-route.tsx'),
    },
  },
  teacher: {
    frames: [shell],
    pages: {
      [paths.teacherDashboard]: () => import('./teacher-dashboard-route.tsx'),
      [patterns.assignmentWork]: withFormatter(() => import('./assignment-work-route.tsx')),
      [paths.alerts]: () => import('./alerts-route.tsx'),
      [paths.alertsReport]: () => import('./alerts-report-route.tsx'),
      [patterns.classReport]: () => import('./class-report-route.tsx'),
      [patterns.lessons]: withFormatter(() => import('./lessons-route.tsx')),
    },
  },
  // For the administrator of the school.
  school: {
    frames: [shell, () => import('./school-frame.tsx')],
    pages: {
      [paths.school]: () => import('./school-teachers-route.tsx'),
      [paths.schoolRegistration]: () => import('./school-registration-route.tsx'),
      [paths.schoolSafeguarding]: () => import('./school-safeguarding-route.tsx'),
      [paths.schoolTime]: () => import('./school-time-route.tsx'),
      [paths.schoolData]: () => import('./school-data-route.tsx'),
      [paths.schoolNotice]: () => import('./school-notice-route.tsx'),
      [paths.schoolReport]: () => import('./school-report-route.tsx'),
      [paths.schoolProfile]: () => import('./school-profile-route.tsx'),
      [paths.schoolStandards]: () => import('./school-standards-route.tsx'),
      [paths.schoolModel]: () => import('./school-model-route.tsx'),
      [paths.securityLog]: () => import('./security-log-route.tsx'),
    },
  },
  // Printed pages have no header.
  paper: {
    frames: [],
    pages: {
      [patterns.assignmentPrint]: withFormatter(() => import('./assignment-print-route.tsx')),
      [patterns.lessonPrint]: withFormatter(() => import('./lesson-print-route.tsx')),
    },
  },
  student: {
    frames: [shell, () => import('./student-area.tsx')],
    pages: {
      [paths.studentDashboard]: () => import('./student-dashboard-route.tsx'),
      [patterns.sessionChat]: withFormatter(() => import('./session-chat-route.tsx')),
      [patterns.ownLessons]: withFormatter(() => import('./own-lessons-route.tsx')),
      [patterns.assignment]: withFormatter(() => import('./assignment-route.tsx')),
      [patterns.ownWork]: withFormatter(() => import('./own-work-route.tsx')),
    },
  },
} satisfies Record<string, Area>;

const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

/** The parts of the page at an address; none for a page that comes with the app itself. */
export function partsOf(pathname: string): readonly Load[] {
  for (const { frames, pages } of Object.values<Area>(areas)) {
    for (const [pattern, load] of Object.entries(pages))
      if (matches(pattern, pathname)) return [...frames, load];
  }
  return [];
}

/** Each role's own page, and the lists that it shows first. */
export const dashboards: Readonly<
  Record<string, { readonly path: string; readonly lists: readonly string[] }>
> = {
  teacher: {
    path: paths.teacherDashboard,
    lists: [
      '/api/classes/teacher',
      '/api/alerts?open=true',
      '/api/openings/ended',
      '/api/class-invitations',
      '/api/observations',
      '/api/school',
      '/api/school/profile',
      '/api/classes/teacher?archived=true',
    ],
  },
  student: {
    path: paths.studentDashboard,
    lists: ['/api/classes/student', '/api/student/assignments', '/api/privacy'],
  },
};
