import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { ResetPassword } from '../ui/reset-password.tsx';
import { useResetPassword } from './queries.ts';

interface ResetStudentPasswordProps {
  classId: string;
  student: TeacherClass['roster'][number];
  open: boolean;
  onClose: () => void;
}

/** Gives a student a new password. Students have no email address for a reset link. */
export function ResetStudentPassword({ classId, student, ...dialog }: ResetStudentPasswordProps) {
  return (
    <ResetPassword
      {...dialog}
      name={student.name}
      mutation={useResetPassword(classId, student.uid)}
      explain={(error) => explain(error, t`Failed to reset the password`)}
    >
      <p className="mt-2">
        <Trans>
          Classes of other teachers stay closed to <bdi>{student.name}</bdi> until they confirm the reset, or
          until <bdi>{student.name}</bdi> signs in on a device used before.
        </Trans>
      </p>
    </ResetPassword>
  );
}
