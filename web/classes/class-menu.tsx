import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { useCode } from '../api/use-code.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { useOwnsClass } from './co-teacher-queries.ts';

type Change = 'edit' | 'renew' | 'late' | 'archive';

/** The actions on a class that a teacher needs rarely. */
export function ClassMenu({ schoolClass }: { schoolClass: TeacherClass }) {
  const [change, setChange] = useState<Change | null>(null);
  const code = useCode('class-dialogs', () => import('./class-dialogs.tsx'), change !== null);
  const owns = useOwnsClass(schoolClass);
  const dialogProps = (name: Change) => ({
    schoolClass,
    open: change === name,
    onClose: () => setChange(null),
  });
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`Options for ${schoolClass.className}`} className="-me-2">
            <Icon name="more" />
          </IconButton>
        }
        actions={[
          { label: t`Edit class`, onChoose: () => setChange('edit') },
          { label: t`Renew class code`, onChoose: () => setChange('renew') },
          { label: t`Remove who joined late`, danger: true, onChoose: () => setChange('late') },
          ...(owns ? [{ label: t`Archive class`, danger: true, onChoose: () => setChange('archive') }] : []),
        ]}
      />
      <LazyDialog
        code={code}
        open={change !== null}
        title={t`Options for ${schoolClass.className}`}
        onClose={() => setChange(null)}
      >
        {({ EditClass, RenewCode, RemoveLate, ArchiveClass }) => (
          <>
            <EditClass {...dialogProps('edit')} />
            <RenewCode {...dialogProps('renew')} />
            <RemoveLate {...dialogProps('late')} />
            <ArchiveClass {...dialogProps('archive')} />
          </>
        )}
      </LazyDialog>
    </>
  );
}
