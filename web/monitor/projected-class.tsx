import { t } from '@lingui/core/macro';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { questionCount } from '../ui/counts.ts';
import { FullScreen } from '../ui/full-screen.tsx';
import { StatusMark } from '../ui/status-mark.tsx';
import { presenceCounts, presenceWord } from './presence-words.ts';

interface ProjectedClassProps {
  /** The title of the class. */
  title: string;
  students: readonly MonitorStudent[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The class on a screen that everybody sees: what students do and how much they asked, without names and
 * messages.
 */
export function ProjectedClass({ title, students, isOpen, onOpenChange }: ProjectedClassProps) {
  return (
    <FullScreen
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      purpose={t`The class, without names and words.`}
    >
      <Counts students={students} />
    </FullScreen>
  );
}

function Counts({ students }: Pick<ProjectedClassProps, 'students'>) {
  const questions = students.reduce((sum, { messages }) => sum + messages.length, 0);
  // The students stand in the order of joining, which does not show who needs help.
  return (
    <div className="grid content-center justify-items-center gap-8 py-6 text-center">
      <p className="text-[min(5vw,8dvh)] leading-tight font-semibold tabular-nums">
        {presenceCounts(students)}
      </p>
      <ul className="flex max-w-5xl flex-wrap justify-center gap-3" aria-label={t`Students`}>
        {students.map(({ id, status, messages }) => (
          <li key={id} className="grid min-w-24 justify-items-center gap-1 rounded-lg bg-sunken px-4 py-3">
            <StatusMark status={status} word={presenceWord(status)} />
            <span className="text-2xl font-semibold tabular-nums">{messages.length}</span>
          </li>
        ))}
      </ul>
      <p className="text-xl text-soft">{questionCount(questions)}</p>
    </div>
  );
}
