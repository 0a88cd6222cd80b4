import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ChangePassword } from '../identity/change-password.tsx';
import { useAdministersSchool } from '../identity/queries.ts';
import { SchoolSettings } from '../identity/school-settings.tsx';
import { SignInList } from '../identity/sign-in-list.tsx';
import { ActionMenu, type MenuAction } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

function Menu({ actions }: { actions: readonly MenuAction[] }) {
  const [listed, setListed] = useState(false);
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`Account`}>
            <Icon name="account" />
          </IconButton>
        }
        actions={[...actions, { label: t`Where you are signed in`, onChoose: () => setListed(true) }]}
      />
      <SignInList open={listed} onClose={() => setListed(false)} />
    </>
  );
}

/** The menu for a student's own account. The teacher resets the password on the class. */
export function StudentAccountMenu() {
  return <Menu actions={[]} />;
}

/** The menu for a teacher's own account, and for the school if they administer it. */
export function TeacherAccountMenu() {
  const [open, setOpen] = useState<'password' | 'school' | null>(null);
  const administers = useAdministersSchool();
  const close = () => setOpen(null);
  return (
    <>
      <Menu
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
