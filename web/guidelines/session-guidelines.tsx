import { t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import type { SessionGuidelinesForm } from './session-guidelines-form.tsx';

interface SessionGuidelinesProps extends Pick<ComponentProps<typeof SessionGuidelinesForm>, 'session'> {
  /** The button's label if there are several. */
  label?: string;
}

/** The guidelines of a session, and the dialog in which its teacher changes them. */
export function SessionGuidelines({ session, label = t`Guidelines` }: SessionGuidelinesProps) {
  const [open, setOpen] = useState(false);
  const code = useCode('session-guidelines-form', () => import('./session-guidelines-form.tsx'), open);
  // The stream sends the change a moment later. Until then the dialog shows the saved guidelines.
  const [saved, setSaved] = useState<{ chosen: AiGuidelines; before: AiGuidelines } | null>(null);
  const current = saved?.before === session.aiGuidelines ? saved.chosen : session.aiGuidelines;
  const title = t`Guidelines of this session`;
  return (
    <>
      <Button busy={open && code.isFetching} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={() => setOpen(false)}>
        {({ SessionGuidelinesForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            description={t`They apply from the next question on.`}
            size="widest"
          >
            <SessionGuidelinesForm
              session={{ ...session, aiGuidelines: current }}
              onSaved={(chosen) => {
                setSaved({ chosen, before: session.aiGuidelines });
                setOpen(false);
              }}
            />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
