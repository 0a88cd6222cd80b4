import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { usePracticeTutor } from '../guidelines/school-profile.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { storedText } from '../ui/stored-text.ts';

const dismissed = storedText(() => sessionStorage, 'lyceum.practice-notice');

/**
 * Tells a teacher that no language model is connected, until they close it in this tab.
 * @param link leads an administrator to the page of the model; null for others
 */
export function PracticeNotice({ link }: { link: ReactNode }) {
  const isPractice = usePracticeTutor();
  const [isClosed, setIsClosed] = useState(() => dismissed.read() !== null);
  if (!isPractice || isClosed) return null;
  const close = () => {
    dismissed.write('yes');
    setIsClosed(true);
  };
  return (
    <div role="status" className="flex items-center gap-x-4 rounded-md bg-sunken ps-3.5 pe-1 text-sm">
      <p className="min-w-0 flex-1 py-1.5">
        <Trans>
          No language model is connected: the practice tutor answers. It checks calculations and has plans to
          fill in; it cannot judge texts, programs or translations, and it explains nothing.
        </Trans>{' '}
        {link === null ? <Trans>An administrator of your school can connect one.</Trans> : link}
      </p>
      <IconButton label={t`Close this notice`} onClick={close}>
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  );
}
