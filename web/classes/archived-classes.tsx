import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import type { ArchivedProps } from './archived-class.tsx';
import { useArchivedClasses } from './queries.ts';

/** The archived classes, each with a button to restore it. */
export function ArchivedClasses({ lessons }: ArchivedProps) {
  const [open, setOpen] = useState(false);
  const code = useCode('archived-class', () => import('./archived-class.tsx'), open);
  const { data } = useArchivedClasses();
  const classes = data?.classes ?? [];
  const title = t`Archived classes`;
  if (classes.length === 0 && !open) return null;
  return (
    <>
      <Button
        look="quiet"
        busy={open && code.isFetching}
        className="-ms-4 justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Trans>Archived classes ({classes.length})</Trans>
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={() => setOpen(false)}>
        {({ ArchivedClass }) => (
          <Dialog open={open} onOpenChange={setOpen} title={title} size="wide">
            {classes.length === 0 ? (
              <p className="text-soft">
                <Trans>There are no archived classes.</Trans>
              </p>
            ) : (
              <ul>
                {classes.map((schoolClass) => (
                  <ArchivedClass key={schoolClass.id} schoolClass={schoolClass} lessons={lessons} />
                ))}
              </ul>
            )}
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
