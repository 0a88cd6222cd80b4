import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyInput } from '../../contract/endpoint.ts';
import {
  type AiGuidelines,
  familiesOf,
  type GuidelineFamily,
  guidelineFamilies,
} from '../../contract/guidelines.ts';
import { type LiveSession, setSessionGuidelines } from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';
import { explain } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { readWhole } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { ConflictNotes } from './conflict-notes.tsx';
import { GuidelineChoice } from './guideline-choice.tsx';

interface SessionGuidelinesProps {
  session: Pick<LiveSession, 'id' | 'subject' | 'aiGuidelines'>;
  /** The button's label if there are several. */
  label?: string;
}

type Values = Record<GuidelineFamily, string>;

const guidelinesOf = (values: Values, families: readonly GuidelineFamily[]) =>
  Object.fromEntries(families.map((family) => [family, values[family]])) as AiGuidelines;

function GuidelinesForm({
  session,
  onSaved,
}: Pick<SessionGuidelinesProps, 'session'> & { onSaved: (chosen: AiGuidelines) => void }) {
  const allFamilies = Object.keys(guidelineFamilies) as GuidelineFamily[];
  const families = allFamilies.filter(
    (family) => familiesOf(session.subject).includes(family) || session.aiGuidelines[family],
  );
  const form = useForm({
    initial: Object.fromEntries(
      allFamilies.map((family) => [family, session.aiGuidelines[family] ?? '']),
    ) as Values,
    read: (values) => readWhole(setSessionGuidelines.body, { aiGuidelines: guidelinesOf(values, families) }),
    mutation: useMutation({
      mutationFn: (body: BodyInput<typeof setSessionGuidelines>) =>
        call(setSessionGuidelines, { params: { sessionId: session.id }, body }),
      onSuccess: ({ session }) => onSaved(session.aiGuidelines),
    }),
    explain: (error) => explain(error, t`Failed to change the guidelines`),
  });
  return (
    <Form form={form} long submitLabel={t`Save`} busyLabel={t`Saving…`}>
      <ConflictNotes guidelines={guidelinesOf(form.values, families)} />
      <div className="grid gap-6">
        {families.map((family) => {
          const { errorId: _, ...bound } = form.bind(family);
          return <GuidelineChoice key={family} family={family} {...bound} />;
        })}
      </div>
    </Form>
  );
}

/** The guidelines of a session, and the dialog in which its teacher changes them. */
export function SessionGuidelines({ session, label = t`Guidelines` }: SessionGuidelinesProps) {
  const [open, setOpen] = useState(false);
  // The stream sends the change a moment later. Until then the dialog shows the saved guidelines.
  const [saved, setSaved] = useState<{ chosen: AiGuidelines; before: AiGuidelines } | null>(null);
  const current = saved?.before === session.aiGuidelines ? saved.chosen : session.aiGuidelines;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Guidelines of this session`}
        description={t`They apply from the next question on.`}
        size="widest"
      >
        <GuidelinesForm
          session={{ ...session, aiGuidelines: current }}
          onSaved={(chosen) => {
            setSaved({ chosen, before: session.aiGuidelines });
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
