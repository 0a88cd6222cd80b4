import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ChangePassword } from '../identity/change-password.tsx';
import { useAdministersSchool } from '../identity/queries.ts';
import { SchoolSettings } from '../identity/school-settings.tsx';
import { SignInList } from '../identity/sign-in-list.tsx';
import { ActionMenu, type MenuAction } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** What every account can do with itself, after the role's own actions. */
function Menu({ actions }: { actions: readonly MenuAction[] }) {
  const [open, setOpen] = useState<'password' | 'sign-ins' | null>(null);
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
          ...actions,
          { label: t`Change password`, onChoose: () => setOpen('password') },
          { label: t`Where you are signed in`, onChoose: () => setOpen('sign-ins') },
        ]}
      />
      <ChangePassword open={open === 'password'} onClose={close} />
      <SignInList open={open === 'sign-ins'} onClose={close} />
    </>
  );
}

/** The menu for a student's own account. */
export function StudentAccountMenu() {
  return <Menu actions={[]} />;
}

/** The menu for a teacher's own account, and for the school if they administer it. */
export function TeacherAccountMenu() {
  const [open, setOpen] = useState(false);
  const administers = useAdministersSchool();
  return (
    <>
      <Menu actions={administers ? [{ label: t`School`, onChoose: () => setOpen(true) }] : []} />
      <SchoolSettings open={open} onClose={() => setOpen(false)} />
    </>
  );
}
