import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Assignment } from '../../contract/assignments.ts';
import { limits } from '../../contract/constants.ts';
import type { GuidelineFamily } from '../../contract/guidelines.ts';
import { ConflictNotes } from '../guidelines/conflict-notes.tsx';
import { GuidelineChoice } from '../guidelines/guideline-choice.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import type { useForm } from '../ui/use-form.ts';
import { AnswerKeyFields } from './answer-key-fields.tsx';
import { doubledSentence } from './clock-changes.ts';
import { type AssignmentValues, readTutorFields } from './form-values.ts';
import { ProposeKey } from './propose-key.tsx';
import { TryAsStudent } from './trial.tsx';

interface AssignmentFormProps {
  form: ReturnType<typeof useForm<AssignmentValues, unknown>>;
  families: readonly GuidelineFamily[];
  /** The class of the assignment: in a trial, the tutor answers as it will in this class. */
  classId: string;
  /** The dates of the assignment that is changed. */
  stored?: Pick<Assignment, 'openDate' | 'closeDate'>;
  submitLabel: string;
  busyLabel: string;
}

/** The fields of an assignment (spec 5), with each guideline level in plain words. */
export function AssignmentForm({ form, families, classId, stored, ...labels }: AssignmentFormProps) {
  const { answers, steps, model } = form.values;
  return (
    <Form form={form} long {...labels}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="grid content-start gap-4">
          <TextField
            label={t`Title`}
            autoComplete="off"
            maximum={limits.titleMaximum}
            required
            {...form.bind('title')}
          />
          <TextAreaField
            label={t`Description`}
            hint={t`Optional. Your students read it as their instructions. Lists, **bold** and formulas such as $x^2$ are shown as such.`}
            rows={5}
            maximum={limits.descriptionMaximum}
            {...form.bind('description')}
          />
        </div>
        <div className="grid content-start gap-4">
          <TextField
            label={t`Open Date`}
            type="datetime-local"
            note={doubledSentence(form.values.openDate, stored?.openDate)}
            required
            {...form.bind('openDate')}
          />
          <TextField
            label={t`Close Date`}
            type="datetime-local"
            note={doubledSentence(form.values.closeDate, stored?.closeDate)}
            hint={t`In your local time. Students elsewhere see it in theirs.`}
            required
            {...form.bind('closeDate')}
          />
          <AnswerKeyFields bind={form.bind} typed={{ answers, steps, model }}>
            <ProposeKey classId={classId} values={form.values} onChange={form.set} />
          </AnswerKeyFields>
        </div>
      </div>
      <h3 className="mt-2 text-base font-semibold">
        <Trans>AI Guidelines</Trans>
      </h3>
      <ConflictNotes guidelines={readTutorFields(form.values, families).aiGuidelines} />
      {families.map((family) => {
        // A choice of a level has no place for an error of its own.
        const { errorId: _, ...bound } = form.bind(family);
        return <GuidelineChoice key={family} family={family} {...bound} />;
      })}
      <div className="grid sm:justify-self-start">
        <TryAsStudent classId={classId} values={form.values} families={families} />
      </div>
    </Form>
  );
}
