import type { ComponentType } from 'react';
import { paths, patterns } from './paths.ts';

type Load = () => Promise<{ Component: ComponentType }>;

/** Pages with the same frames around them, the outer one first. Each part comes when an address needs it. */
interface Area {
  readonly frames: readonly Load[];
  readonly pages: Readonly<Record<string, Load>>;
}

const shell: Load = () => import('./shell.tsx');

/** What stands behind the sign-in, by its address. This module is loaded first of all, so it holds no page itself. */
export const areas = {
  teacher: {
    frames: [shell],
    pages: {
      [paths.teacherDashboard]: () => import('./teacher-dashboard-route.tsx'),
      [patterns.assignmentWork]: () => import('./assignment-work-route.tsx'),
      [paths.alerts]: () => import('./alerts-route.tsx'),
      [patterns.lessons]: () => import('./lessons-route.tsx'),
    },
  },
  // On paper there is no header.
  paper: {
    frames: [],
    pages: {
      [patterns.assignmentPrint]: () => import('./assignment-print-route.tsx'),
      [patterns.lessonPrint]: () => import('./lesson-print-route.tsx'),
    },
  },
  student: {
    frames: [shell, () => import('./student-area.tsx')],
    pages: {
      [paths.studentDashboard]: () => import('./student-dashboard-route.tsx'),
      [patterns.sessionChat]: () => import('./session-chat-route.tsx'),
      [patterns.ownLessons]: () => import('./own-lessons-route.tsx'),
      [patterns.assignment]: () => import('./assignment-route.tsx'),
      [patterns.ownWork]: () => import('./own-work-route.tsx'),
    },
  },
} satisfies Record<string, Area>;

const fits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

/** The parts that the page at an address is put together from; none for a form, which comes with the app itself. */
export function partsOf(pathname: string): readonly Load[] {
  for (const { frames, pages } of Object.values<Area>(areas)) {
    for (const [pattern, load] of Object.entries(pages))
      if (fits(pattern, pathname)) return [...frames, load];
  }
  return [];
}

/** Each role's own page, and the list that it shows first. */
export const dashboards: Readonly<Record<string, { readonly path: string; readonly list: string }>> = {
  teacher: { path: paths.teacherDashboard, list: '/api/classes/teacher' },
  student: { path: paths.studentDashboard, list: '/api/classes/student' },
};
