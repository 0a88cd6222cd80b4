import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ChangePassword } from '../identity/change-password.tsx';
import { useAdministersSchool } from '../identity/queries.ts';
import { SchoolSettings } from '../identity/school-settings.tsx';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * The menu for a teacher's own account, and for the school if they administer it. Students' passwords are reset on the class.
 */
export function AccountMenu() {
  const [open, setOpen] = useState<'password' | 'school' | null>(null);
  const administers = useAdministersSchool();
  const close = () => setOpen(null);
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`Account`}>
            <Icon name="account" />
          </IconButton>
        }
        actions={[
          ...(administers ? [{ label: t`School`, onChoose: () => setOpen('school') }] : []),
          { label: t`Change password`, onChoose: () => setOpen('password') },
        ]}
      />
      <ChangePassword open={open === 'password'} onClose={close} />
      <SchoolSettings open={open === 'school'} onClose={close} />
    </>
  );
}
