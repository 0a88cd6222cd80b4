import { t } from '@lingui/core/macro';
import { z } from 'zod';
import type { TeacherClass } from '../../contract/classes.ts';
import { limits } from '../../contract/constants.ts';
import { accountSentences } from '../../contract/identity.ts';
import { oneLineText } from '../../contract/one-line-text.ts';
import { namePartsOf, partsOfLabel } from '../../contract/person-names.ts';
import { explain } from '../api/refusal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useRenameStudent } from './queries.ts';

const typedName = oneLineText(limits.nameMaximum, accountSentences.missing);
const schema = z.object({ firstName: typedName, lastName: typedName });

interface CorrectNameProps {
  classId: string;
  student: TeacherClass['roster'][number];
  open: boolean;
  onClose: () => void;
}

function NameForm({ classId, student, onClose }: Omit<CorrectNameProps, 'open'>) {
  const initial = namePartsOf({ ...student, name: partsOfLabel(student).name });
  const form = useForm({
    initial: { firstName: initial.firstName, lastName: initial.lastName },
    // Only what was changed is sent, so that the other part of the name stays as somebody else left it.
    read: (values) => {
      const { firstName, lastName } = readFields(schema, values);
      return {
        ...(firstName !== initial.firstName && { firstName }),
        ...(lastName !== initial.lastName && { lastName }),
      };
    },
    mutation: useRenameStudent(classId, student.uid),
    explain: (error) => explain(error, t`Failed to correct the name`),
    onSent: onClose,
  });
  return (
    <Form form={form} submitLabel={t`Save`} busyLabel={t`Saving…`}>
      <TextField label={t`First Name`} autoComplete="off" required {...form.bind('firstName')} />
      <TextField label={t`Last Name`} autoComplete="off" required {...form.bind('lastName')} />
    </Form>
  );
}

/** The dialog with which a teacher corrects the name of a student. The username stays. */
export function CorrectName({ open, onClose, ...form }: CorrectNameProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Correct the name of ${form.student.name}`}
      description={t`It changes everywhere, also beside earlier work. The username and the password stay as they are.`}
    >
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}
