import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from './alert.tsx';
import { CopyAndDone } from './copy-and-done.tsx';

/** A new password for somebody else. Once it is closed, nobody can look the password up again. */
export function NewPassword({
  name,
  password,
  onDone,
}: {
  name: string;
  password: string;
  onDone: () => void;
}) {
  return (
    <div className="grid gap-4">
      <p
        aria-label={t`New password`}
        role="status"
        className="rounded-md bg-accent-wash px-4 py-3 text-center text-xl font-semibold wrap-anywhere select-all"
      >
        {password}
      </p>
      <Alert look="notice">
        <Trans>
          It is shown only this once. Give it to <bdi>{name}</bdi>, who is signed out everywhere now and
          chooses another one at the next sign-in.
        </Trans>
      </Alert>
      <CopyAndDone
        text={password}
        failure={
          <Trans>
            Copying does not work in this browser. Please select the password and copy it yourself.
          </Trans>
        }
        onDone={onDone}
      />
    </div>
  );
}
