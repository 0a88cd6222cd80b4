import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ArchivedClasses } from './archived-classes.tsx';
import { ClassList } from './class-list.tsx';
import { CreateClass } from './create-class-dialog.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { useArchivedClasses, useTeacherClasses } from './queries.ts';
import { type TeacherCardParts, TeacherClassCard } from './teacher-class-card.tsx';
import type { ClassRail } from './use-class-rail.ts';

interface TeacherDashboardProps {
  /** What is shown beside the classes while at least one session is open (spec 2: the live monitor). */
  live: { title: string; headingId: string; rail: ClassRail; content: (open: TeacherClass[]) => ReactNode };
  /** What is shown in the same place while no session is open: the summary of the last lesson. */
  lastLesson: { title: string; headingId: string; content: ReactNode } | undefined;
  parts: TeacherCardParts;
  /** Whether everything that the page shows at first is there. */
  isShown: boolean;
  /** Shown above everything else while something needs attention at once. */
  notice: ReactNode;
}

const noClassYet = () => t`No classes yet. Create your first class to get started!`;
const allArchived = () => t`All your classes are archived. They are under Archived classes.`;

/** /teacher-dashboard (spec 2). */
export function TeacherDashboard({ live, lastLesson, parts, isShown, notice }: TeacherDashboardProps) {
  const query = useTeacherClasses();
  const archive = useArchivedClasses();
  const hasArchive = (archive.data?.classes.length ?? 0) > 0;
  const classes = query.data?.classes ?? [];
  // The message about an empty list depends on the archive.
  const isPending = query.isPending || (classes.length === 0 && archive.isPending);
  const { isError, refetch } = query;
  const open = classes.filter(({ sessionStatus }) => sessionStatus === 'open');
  return (
    <DashboardPage
      isShown={isShown}
      notice={notice}
      action={<CreateClass />}
      live={open.length === 0 ? lastLesson : { ...live, content: live.content(open) }}
    >
      <ClassList
        query={{ isPending, isError, refetch }}
        narrow={open.length > 0 || lastLesson !== undefined}
        cards={classes.map((schoolClass) => (
          <TeacherClassCard key={schoolClass.id} schoolClass={schoolClass} parts={parts} />
        ))}
        empty={<EmptyState text={hasArchive ? allArchived() : noClassYet()} />}
      />
      <ArchivedClasses lessons={parts.lessons} />
    </DashboardPage>
  );
}
