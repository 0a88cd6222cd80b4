import { t } from '@lingui/core/macro';
import { classNames } from './class-names.ts';
import { PasswordField } from './field.tsx';
import type { Bind } from './use-form.ts';

type Bound = ReturnType<Bind<string>>;

interface NewPasswordFieldsProps {
  password: Bound;
  confirmation: Bound;
  hint: string;
  /** A warning about this password, which is accepted all the same. */
  note?: string;
  /** Whether the password replaces another one, which the labels then say. */
  replaces?: boolean;
}

/** A new password, typed twice. */
export function NewPasswordFields({
  password,
  confirmation,
  replaces = false,
  ...advice
}: NewPasswordFieldsProps) {
  return (
    <div className={classNames('grid items-start gap-4', !replaces && 'sm:grid-cols-2')}>
      <PasswordField
        label={replaces ? t`New Password` : t`Password`}
        autoComplete="new-password"
        required
        {...advice}
        {...password}
      />
      <PasswordField
        label={replaces ? t`Confirm New Password` : t`Confirm Password`}
        autoComplete="new-password"
        required
        {...confirmation}
      />
    </div>
  );
}
