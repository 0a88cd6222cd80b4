import { useState } from 'react';
import { ChangePassword } from '../identity/change-password.tsx';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** What a teacher can do to the own account. A student's password is the teacher's to reset. */
export function AccountMenu() {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label="Account">
            <Icon name="account" />
          </IconButton>
        }
        actions={[{ label: 'Change password', onChoose: () => setChanging(true) }]}
      />
      <ChangePassword open={changing} onClose={() => setChanging(false)} />
    </>
  );
}
