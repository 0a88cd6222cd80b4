import { t } from '@lingui/core/macro';
import { limits } from '../../contract/constants.ts';
import { usePasswordNote } from '../api/use-password-note.ts';
import { PasswordField } from '../ui/field.tsx';
import type { Bind } from '../ui/use-form.ts';

type Bound = ReturnType<Bind<string>>;

/** A new password, typed twice. */
export function NewPasswordFields({ password, confirmation }: { password: Bound; confirmation: Bound }) {
  const note = usePasswordNote(password.value);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <PasswordField
        label={t`Password`}
        hint={t`At least ${limits.passwordMinimum} characters.`}
        autoComplete="new-password"
        required
        note={note}
        {...password}
      />
      <PasswordField label={t`Confirm Password`} autoComplete="new-password" required {...confirmation} />
    </div>
  );
}
