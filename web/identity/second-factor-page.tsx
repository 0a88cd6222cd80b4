import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { readRestrictionAgain, signOut } from './authentication.ts';
import { SecondFactorSteps } from './second-factor.tsx';

/** What a teacher without a second factor sees instead of every page where the school requires one. */
export function Component() {
  return (
    <FormPage
      title={t`Set up a second factor`}
      lead={t`Your school requires it of every teacher. It takes a minute, with your phone in your hand.`}
      links={
        <Button look="quiet" className="-mx-1 px-1" onClick={() => void signOut()}>
          <Trans>Logout</Trans>
        </Button>
      }
    >
      <SecondFactorSteps onClose={() => void readRestrictionAgain()} />
    </FormPage>
  );
}
