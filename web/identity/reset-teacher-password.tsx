import { t } from '@lingui/core/macro';
import type { SchoolTeacher } from '../../contract/teachers.ts';
import { explain } from '../api/refusal.ts';
import { ResetPassword } from '../ui/reset-password.tsx';
import { useResetTeacherPassword } from './school-queries.ts';

interface ResetTeacherPasswordProps {
  teacher: SchoolTeacher;
  open: boolean;
  onClose: () => void;
}

/** Gives a teacher who forgot the password a new one. */
export function ResetTeacherPassword({ teacher, ...dialog }: ResetTeacherPasswordProps) {
  return (
    <ResetPassword
      {...dialog}
      name={teacher.name}
      mutation={useResetTeacherPassword(teacher.uid)}
      explain={(error) => explain(error, t`Failed to reset the password`)}
    />
  );
}
