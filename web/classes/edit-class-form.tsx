import { t } from '@lingui/core/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { ClassForm, classValues, readClass } from './class-form.tsx';
import { useUpdateClass } from './queries.ts';

export function EditClassForm({ schoolClass, onSaved }: { schoolClass: TeacherClass; onSaved: () => void }) {
  const { className, subject, description, ageOrGrade, workingOn, asksApproval, requiresAttempt } =
    schoolClass;
  const form = useChangeForm({
    stored: { className, subject, description, ageOrGrade, workingOn, asksApproval, requiresAttempt },
    valuesOf: classValues,
    read: readClass,
    mutation: useUpdateClass(schoolClass.id),
    explain: (error) => explain(error, t`Failed to change class`),
    onSent: onSaved,
  });
  return (
    <ClassForm
      form={form}
      schoolRequiresAttempt={schoolClass.schoolRequiresAttempt}
      submitLabel={t`Save`}
      busyLabel={t`Saving…`}
    />
  );
}
