import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
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
import { Form } from '../ui/form.tsx';
import { readWhole } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { ConflictNotes } from './conflict-notes.tsx';
import { GuidelineChoice } from './guideline-choice.tsx';

type Values = Record<GuidelineFamily, string>;

const guidelinesOf = (values: Values, families: readonly GuidelineFamily[]) =>
  Object.fromEntries(families.map((family) => [family, values[family]])) as AiGuidelines;

interface SessionGuidelinesFormProps {
  session: Pick<LiveSession, 'id' | 'subject' | 'aiGuidelines'>;
  onSaved: (chosen: AiGuidelines) => void;
}

/** The form in which a teacher changes the guidelines of a session. It loads when it is first opened. */
export function SessionGuidelinesForm({ session, onSaved }: SessionGuidelinesFormProps) {
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
