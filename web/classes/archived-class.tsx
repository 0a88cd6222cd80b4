import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { studentCount } from '../ui/counts.ts';
import { formatMoment } from '../ui/moments.ts';
import { translated } from '../ui/translated.ts';
import { useOwnsClass } from './co-teacher-queries.ts';
import { useRestoreClass } from './queries.ts';

export interface ArchivedProps {
  /** The link to the lessons of a class. */
  lessons: (sessionId: string) => ReactNode;
}

export function ArchivedClass({ schoolClass, lessons }: ArchivedProps & { schoolClass: TeacherClass }) {
  const owns = useOwnsClass(schoolClass);
  const { mutate: restore, isPending, error } = useRestoreClass(schoolClass.id);
  return (
    <li aria-label={schoolClass.className} className="grid gap-2 border-line py-3 not-first:border-t">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-48 flex-1">
          <p className="font-semibold wrap-anywhere">{schoolClass.className}</p>
          <p className="text-sm text-soft">
            {translated(schoolClass.subject)} · {studentCount(schoolClass.students.length)}
            {schoolClass.archivedAt !== null && ` · ${t`archived ${formatMoment(schoolClass.archivedAt)}`}`}
          </p>
        </div>
        {schoolClass.currentSessionId !== null && lessons(schoolClass.currentSessionId)}
        {owns ? (
          <Button busy={isPending} onClick={() => restore()}>
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <p className="text-sm text-soft">
            <Trans>An owner of the class can restore it.</Trans>
          </p>
        )}
      </div>
      {error !== null && <FailureAlert failure={explain(error, t`Failed to restore class`)} />}
    </li>
  );
}
