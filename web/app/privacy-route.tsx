import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useAuthentication } from '../identity/use-authentication.ts';
import { PrivacyWords } from '../retention/privacy-words.tsx';
import { Button } from '../ui/button.tsx';

/** The page /privacy: who can read what students write, in plain words, for everybody. */
export function Component() {
  const authentication = useAuthentication();
  const navigate = useNavigate();
  const hasSchool = authentication.status === 'signed-in' && authentication.role !== null;
  return (
    <main className="mx-auto grid max-w-[45rem] gap-5 px-4 py-6 sm:px-6">
      <title>{`${t`Who can read this?`} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <h1 className="min-w-0 flex-1 text-2xl">
          <Trans>Who can read this?</Trans>
        </h1>
        <Button onClick={() => void navigate(-1)}>
          <Trans>Back</Trans>
        </Button>
      </div>
      <PrivacyWords hasSchool={hasSchool} />
    </main>
  );
}
