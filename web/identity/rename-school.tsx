import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { limits } from '../../contract/constants.ts';
import { renameSchool } from '../../contract/school.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useRenameSchool } from './school-queries.ts';

function RenameForm({ name, onRenamed }: { name: string; onRenamed: () => void }) {
  const form = useChangeForm({
    stored: { name },
    valuesOf: (stored) => stored,
    read: (values) => readFields(renameSchool.body, values),
    mutation: useRenameSchool(),
    explain: (error) => explain(error, t`Failed to rename the school`),
    onSent: onRenamed,
  });
  return (
    <Form form={form} submitLabel={t`Save`} busyLabel={t`Saving…`}>
      <TextField
        label={t`School name`}
        hint={t`Invitations and emails show it. The school code and the classes do not change.`}
        autoComplete="off"
        maximum={limits.nameMaximum}
        required
        {...form.bind('name')}
      />
    </Form>
  );
}

/** The name of the school, with the way to change it. */
export function SchoolName({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1 text-sm">
      <p className="wrap-anywhere text-soft">
        <bdi>{name}</bdi>
      </p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Trans>Rename</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Rename the school`}>
        <RenameForm name={name} onRenamed={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
