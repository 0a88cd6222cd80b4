import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import {
  type AiGuidelines,
  aiGuidelines,
  chooseGuidelines,
  familiesOf,
  type GuidelineFamily,
  guidelineFamilies,
} from '../../contract/guidelines.ts';
import { type SessionState, setSessionGuidelines } from '../../contract/live-sessions.ts';
import { setStudentGuidelines } from '../../contract/student-guidelines.ts';
import { call } from '../api/client.ts';
import { explain } from '../api/refusal.ts';
import { type Changed, useChangeForm } from '../changes/use-change-form.ts';
import { Form } from '../ui/form.tsx';
import { readWhole } from '../ui/read-form.ts';
import { ConflictNotes } from './conflict-notes.tsx';
import { GuidelineChoice } from './guideline-choice.tsx';
import { OwnLevels } from './own-levels.tsx';
import { ownLevelsOf } from './own-levels-of.ts';

type Values = Record<GuidelineFamily, string>;

const guidelinesOf = (values: Values, families: readonly GuidelineFamily[]) =>
  Object.fromEntries(families.map((family) => [family, values[family]])) as AiGuidelines;

interface SessionGuidelinesFormProps {
  session: SessionState;
  /** The student whose guidelines are changed; without one, those of the whole session. */
  studentUid: string | undefined;
  onSaved: (session: SessionState) => void;
}

/**
 * The form in which a teacher changes the guidelines of a session, or of one student of its lesson. Its code
 * loads when the dialog is first opened.
 */
export function SessionGuidelinesForm({ session, studentUid, onSaved }: SessionGuidelinesFormProps) {
  const own = studentUid === undefined ? undefined : ownLevelsOf(session, studentUid);
  const current = chooseGuidelines(session.aiGuidelines, own?.aiGuidelines);
  const params = { sessionId: session.id };
  const allFamilies = Object.keys(guidelineFamilies) as GuidelineFamily[];
  // The session may have levels of families that its subject does not offer.
  const families = allFamilies.filter(
    (family) => familiesOf(session.subject).includes(family) || current[family],
  );
  const form = useChangeForm({
    stored: { aiGuidelines: current },
    valuesOf: (stored) =>
      Object.fromEntries(allFamilies.map((family) => [family, stored.aiGuidelines[family] ?? ''])) as Values,
    read: (values) => ({ aiGuidelines: readWhole(aiGuidelines, guidelinesOf(values, families)) }),
    mutation: useMutation({
      mutationFn: (changed: Changed<{ aiGuidelines: AiGuidelines }>) =>
        studentUid === undefined
          ? call(setSessionGuidelines, { params, body: changed })
          : call(setStudentGuidelines, { params, body: { ...changed, studentUid } }),
      onSuccess: ({ session: changed }) => onSaved(changed),
    }),
    explain: (error) => explain(error, t`Failed to change the guidelines`),
  });
  return (
    <>
      {own && <OwnLevels session={session} own={own} onSaved={onSaved} />}
      <Form form={form} long submitLabel={t`Save`} busyLabel={t`Saving…`}>
        <ConflictNotes guidelines={guidelinesOf(form.values, families)} />
        <div className="grid gap-6">
          {families.map((family) => {
            // A choice of a level has no place for an error of its own.
            const { errorId: _, ...bound } = form.bind(family);
            return <GuidelineChoice key={family} family={family} {...bound} />;
          })}
        </div>
      </Form>
    </>
  );
}
