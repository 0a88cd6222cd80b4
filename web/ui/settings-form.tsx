import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Form, type FormProps } from './form.tsx';

interface SettingsFormProps {
  form: FormProps['form'] & { readonly saved: boolean };
  children: ReactNode;
}

/** A form that stays on its page after it was sent. It says that it was saved, until something is typed. */
export const SettingsForm = ({ form, children }: SettingsFormProps) => (
  <Form
    form={form}
    wide
    submitLabel={t`Save`}
    busyLabel={t`Saving…`}
    notice={form.saved && <Alert look="calm">{t`Saved.`}</Alert>}
  >
    {children}
  </Form>
);
