import { limits } from '../../contract/constants.ts';
import type { GuidelineFamily } from '../../contract/guidelines.ts';
import { ConflictNotes } from '../guidelines/conflict-notes.tsx';
import { GuidelineChoice } from '../guidelines/guideline-choice.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { useForm } from '../ui/use-form.ts';
import { AnswerKeyFields } from './answer-key-fields.tsx';
import { type AssignmentValues, readTutoring } from './form-values.ts';
import { TryAsStudent } from './trial.tsx';

interface AssignmentFormProps {
  initial: AssignmentValues;
  families: readonly GuidelineFamily[];
  /** For trying it out: the tutor answers as it will in this class. */
  classId: string;
  submitLabel: string;
  busyLabel: string;
  /** Sends the form. @throws FormRefusal */
  onSubmit: (values: AssignmentValues) => Promise<void>;
}

/** The fields of an assignment (spec 5), with each guideline level in plain words. */
export function AssignmentForm({ initial, families, classId, onSubmit, ...labels }: AssignmentFormProps) {
  const form = useForm<AssignmentValues>(initial, onSubmit);
  const { answers, steps, model } = form.values;
  return (
    <Form form={form} long {...labels}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="grid content-start gap-4">
          <TextField
            label="Title"
            autoComplete="off"
            maxLength={limits.titleMaximum}
            required
            {...form.bind('title')}
          />
          <TextAreaField
            label="Description"
            hint="Optional. Your students read it as their instructions. Lists, **bold** and formulas such as $x^2$ are shown as such."
            rows={5}
            maxLength={limits.descriptionMaximum}
            {...form.bind('description')}
          />
        </div>
        <div className="grid content-start gap-4">
          <TextField label="Open Date" type="datetime-local" required {...form.bind('openDate')} />
          <TextField
            label="Close Date"
            type="datetime-local"
            hint="In your local time. Students elsewhere see it in theirs."
            required
            {...form.bind('closeDate')}
          />
          <AnswerKeyFields bind={form.bind} typed={{ answers, steps, model }} />
        </div>
      </div>
      <h3 className="mt-2 text-base font-semibold">AI Guidelines</h3>
      <ConflictNotes of={readTutoring(form.values, families).aiGuidelines} />
      {families.map((family) => {
        const { errorId: _, ...bound } = form.bind(family);
        return <GuidelineChoice key={family} family={family} {...bound} />;
      })}
      <div className="grid sm:justify-self-start">
        <TryAsStudent classId={classId} values={form.values} families={families} />
      </div>
    </Form>
  );
}
