import { limits } from '../../contract/constants.ts';
import { type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { RadioField } from '../ui/radio-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { AssignmentValues } from './form-values.ts';

interface AssignmentFormProps {
  initial: AssignmentValues;
  families: readonly GuidelineFamily[];
  submitLabel: string;
  busyLabel: string;
  /** Sends the form. @throws FormRefusal */
  onSubmit: (values: AssignmentValues) => Promise<void>;
}

const sentence = (says: string): string => `The tutor ${says}.`;

/** The fields of an assignment (spec 5), with each guideline level in plain words. */
export function AssignmentForm({ initial, families, onSubmit, ...labels }: AssignmentFormProps) {
  const form = useForm<AssignmentValues>(initial, onSubmit);
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
            hint="Optional. Your students read it as their instructions."
            rows={5}
            maxLength={limits.descriptionMaximum}
            {...form.bind('description')}
          />
          <TextField label="Open Date" type="datetime-local" required {...form.bind('openDate')} />
          <TextField
            label="Close Date"
            type="datetime-local"
            hint="In your local time. Students elsewhere see it in theirs."
            required
            {...form.bind('closeDate')}
          />
        </div>
        <div className="grid content-start gap-4">
          <h3 className="text-sm font-semibold">AI Guidelines</h3>
          {families.map((family) => {
            const { errorId, ...bound } = form.bind(family);
            const { label, levels } = guidelineFamilies[family];
            const options = levels.map((level) => ({
              value: level.id,
              label: level.label,
              says: sentence(level.says),
            }));
            return <RadioField key={family} label={label} options={options} {...bound} />;
          })}
        </div>
      </div>
    </Form>
  );
}
