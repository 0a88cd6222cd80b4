import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCode } from '../api/use-code.ts';
import { useAdministersSchool } from '../identity/queries.ts';
import { chooseSound, isSoundOn } from '../safeguarding/alert-sound.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import type { MenuAction } from '../ui/menu-props.ts';
import type { AccountDialogName } from './account-dialogs.tsx';
import { paths } from './paths.ts';

interface Entry {
  readonly dialog: AccountDialogName;
  readonly label: string;
}

interface MenuProps {
  first?: readonly MenuAction[];
  entries: readonly Entry[];
  last?: readonly MenuAction[];
}

/**
 * Opens the dialogs of the account. Their code starts loading when the menu opens, so that it is there after
 * the choice.
 */
function Menu({ first = [], entries, last = [] }: MenuProps) {
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const code = useCode('account-dialogs', () => import('./account-dialogs.tsx'), wasOpened);
  const close = () => setChosen(null);
  return (
    <>
      <ActionMenu
        onOpen={() => setWasOpened(true)}
        trigger={
          <IconButton label={t`Account`}>
            <Icon name="account" />
          </IconButton>
        }
        actions={[
          ...first,
          ...entries.map((entry) => ({ label: entry.label, onChoose: () => setChosen(entry) })),
          ...last,
        ]}
      />
      <LazyDialog code={code} open={chosen !== null} title={chosen?.label ?? ''} onClose={close}>
        {({ accountDialogs }) =>
          Object.entries(accountDialogs).map(([name, AccountDialog]) => (
            <AccountDialog key={name} open={chosen?.dialog === name} onClose={close} />
          ))
        }
      </LazyDialog>
    </>
  );
}

const language = (): Entry => ({ dialog: 'language', label: t`Language` });
const name = (): Entry => ({ dialog: 'name', label: t`Your name` });
const password = (): Entry => ({ dialog: 'password', label: t`Change password` });
const signIns = (): Entry => ({ dialog: 'sign-ins', label: t`Where you are signed in` });
const secondFactor = (): Entry => ({ dialog: 'second-factor', label: t`Second factor` });

/** The menu for a student's own account. */
export function StudentAccountMenu() {
  const navigate = useNavigate();
  const privacy = { label: t`Who can read this?`, onChoose: () => void navigate(paths.privacy) };
  return <Menu first={[privacy]} entries={[language(), name(), password(), signIns()]} />;
}

/** The menu for a teacher's own account, and for the school if they administer it. */
export function TeacherAccountMenu() {
  const navigate = useNavigate();
  const school = { label: t`School`, onChoose: () => void navigate(paths.school) };
  const first = useAdministersSchool() ? [school] : [];
  const [sounds, setSounds] = useState(isSoundOn);
  const choose = () => {
    chooseSound(!sounds);
    setSounds(!sounds);
  };
  const sound = { label: t`Sound for alerts`, checked: sounds, onChoose: choose };
  const entries = [language(), name(), password(), secondFactor(), signIns()];
  return <Menu first={first} entries={entries} last={[sound]} />;
}
