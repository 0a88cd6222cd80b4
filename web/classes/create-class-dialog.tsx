import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

/** The button Create Class and the form that it opens (spec 5). */
export function CreateClass({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const [open, setOpen] = useState(false);
  const code = useCode('create-class-form', () => import('./create-class-form.tsx'), open);
  const title = t`New class`;
  const close = () => setOpen(false);
  return (
    <>
      <Button look={look} busy={open && code.isFetching} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <Trans>Create Class</Trans>
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={close}>
        {({ CreateClassForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            description={t`Your students join it with a code and learn by chatting with an AI tutor. You choose how far it helps.`}
          >
            <CreateClassForm onCreated={close} />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
