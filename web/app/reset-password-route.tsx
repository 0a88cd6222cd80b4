import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { ResetPasswordPage } from '../identity/reset-password-page.tsx';
import { buttonLook } from '../ui/button.tsx';
import { FormPageLink } from '../ui/form-page.tsx';
import { paths } from './paths.ts';

/** The page /reset-password. The token follows the # of the address. */
export function Component() {
  const { hash } = useLocation();
  return (
    <ResetPasswordPage
      // The server refuses 'none' like any other link that does not work.
      token={hash.slice(1).trim() || 'none'}
      next={
        <Link to={paths.teacherLogin} className={buttonLook('primary')}>
          <Trans>Teacher login</Trans>
        </Link>
      }
      links={
        <FormPageLink question={t`Does the link not work?`}>
          <Link to={paths.forgotPassword}>
            <Trans>Get another one</Trans>
          </Link>
        </FormPageLink>
      }
    />
  );
}
