import { t } from '@lingui/core/macro';
import { explain } from '../api/refusal.ts';
import { useForm } from '../ui/use-form.ts';
import { ClassForm, classValues, readClass } from './class-form.tsx';
import { useCreateClass, useTeacherClasses } from './queries.ts';

const empty = classValues({
  className: '',
  subject: 'Mathematics',
  description: '',
  ageOrGrade: '',
  workingOn: '',
  asksApproval: false,
  requiresAttempt: false,
});

export function CreateClassForm({ onCreated }: { onCreated: () => void }) {
  const { data } = useTeacherClasses();
  const form = useForm({
    initial: empty,
    read: readClass,
    mutation: useCreateClass(),
    explain: (error) => explain(error, t`Failed to create class`),
    onSent: onCreated,
  });
  return (
    <ClassForm
      form={form}
      // The teacher's other classes tell what the school requires; before the first class it is not known.
      schoolRequiresAttempt={data?.classes.some((each) => each.schoolRequiresAttempt) ?? false}
      submitLabel={t`Create Class`}
      busyLabel={t`Creating the class…`}
    />
  );
}
