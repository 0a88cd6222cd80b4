import type { ReactNode } from 'react';
import { FailureAlert } from './alert.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { FormRefusal } from './form-refusal.ts';
import type { useForm } from './use-form.ts';

export interface FormProps {
  form: Pick<ReturnType<typeof useForm>, 'busy' | 'refusalId' | 'formProps'> & {
    refusal: FormRefusal | null;
  };
  submitLabel: string;
  busyLabel: string;
  /** Whether the form is longer than its dialog, so that the sentence and the button must stay in sight. */
  long?: boolean;
  /** Whether the form has fields beside each other; the button is then at the end of the line. */
  wide?: boolean;
  /** The result of sending the form, beside the button. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Fields, the sentence that says what is wrong with them, and the button that sends them. */
export function Form({
  form,
  submitLabel,
  busyLabel,
  long = false,
  wide = long,
  notice,
  children,
}: FormProps) {
  return (
    <form {...form.formProps} className="grid gap-4">
      {children}
      <div
        className={classNames(
          'grid gap-3',
          long && 'sticky -bottom-6 z-10 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4',
        )}
      >
        {form.refusal !== null && <FailureAlert id={form.refusalId} failure={form.refusal} />}
        {notice}
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          className={classNames('mt-1', wide && 'sm:min-w-48 sm:justify-self-end')}
        >
          {form.busy ? busyLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}
