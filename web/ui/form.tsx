import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import type { FormRefusal, useForm } from './use-form.ts';

interface FormProps {
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'refusalId' | 'formProps'> & {
    refusal: FormRefusal | null;
  };
  submitLabel: string;
  busyLabel: string;
  children: ReactNode;
}

/** Fields, the sentence that says what is wrong with them, and the button that sends them. */
export function Form({ form, submitLabel, busyLabel, children }: FormProps) {
  return (
    <form {...form.formProps} className="grid gap-4">
      {children}
      {form.refusal !== null && <Alert id={form.refusalId}>{form.refusal.message}</Alert>}
      <Button type="submit" look="primary" busy={form.busy} className="mt-1 w-full">
        {form.busy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
