import { t } from '@lingui/core/macro';
import { createClass } from '../../contract/classes.ts';
import { limits, subjects } from '../../contract/constants.ts';
import { type SchoolProfileName, schoolProfile } from '../../contract/school-profiles.ts';
import { useSchoolProfile } from '../guidelines/school-profile.ts';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readWhole } from '../ui/read-form.ts';
import { translated } from '../ui/translated.ts';
import type { useForm } from '../ui/use-form.ts';

const choices = () => subjects.map((subject) => ({ value: subject, label: translated(subject) }));

type Texts = Record<'className' | 'subject' | 'description' | 'ageOrGrade' | 'workingOn', string>;

/** The values of the fields. A choice that is on is `yes`; otherwise it is empty. */
export type ClassValues = Texts & Record<'asksApproval' | 'requiresAttempt', string>;

/** The fields of a class in its form. */
export type ClassFields = Texts & Record<'asksApproval' | 'requiresAttempt', boolean>;

const choiceOf = (isOn: boolean): string => (isOn ? 'yes' : '');

export const classValues = ({ asksApproval, requiresAttempt, ...texts }: ClassFields): ClassValues => ({
  ...texts,
  asksApproval: choiceOf(asksApproval),
  requiresAttempt: choiceOf(requiresAttempt),
});

/** Reads the fields. @throws FormRefusal */
export const readClass = ({ asksApproval, requiresAttempt, ...texts }: ClassValues) =>
  readWhole(createClass.body, {
    ...texts,
    asksApproval: asksApproval !== '',
    requiresAttempt: requiresAttempt !== '',
  });

interface ClassFormProps {
  form: ReturnType<typeof useForm<ClassValues, unknown>>;
  /** Whether the tutor asks for an attempt before it explains, by the setting of the whole school. */
  schoolRequiresAttempt: boolean;
  submitLabel: string;
  busyLabel: string;
}

/** The hint below the choice: what the choice means, or that the school has decided it, and why. */
function attemptHint(profile: SchoolProfileName, isRequired: boolean): string {
  const { label, requiresAttempt } = schoolProfile(profile);
  const name = translated(label);
  if (requiresAttempt)
    return t`Your school’s profile, ${name}, requires this in every class: students are to think before the tutor explains.`;
  return isRequired
    ? t`Your school requires this in every class.`
    : t`Until a student has tried, the tutor gives hints only and asks for an attempt.`;
}

/**
 * Name, subject and description of a class (spec 5), what the tutor is told about it, and whether its teacher
 * lets each student in.
 */
export function ClassForm({ form, schoolRequiresAttempt, ...labels }: ClassFormProps) {
  const profile = useSchoolProfile() ?? 'default';
  const isRequired = schoolRequiresAttempt || schoolProfile(profile).requiresAttempt;
  const { asksApproval, requiresAttempt } = form.values;
  return (
    <Form form={form} long wide={false} {...labels}>
      <TextField
        label={t`Class Name`}
        autoComplete="off"
        maximum={limits.classNameMaximum}
        required
        {...form.bind('className')}
      />
      <SelectField label={t`Subject`} options={choices()} required {...form.bind('subject')} />
      <TextAreaField
        label={t`Description`}
        hint={t`Optional. Your students read it.`}
        maximum={limits.descriptionMaximum}
        {...form.bind('description')}
      />
      <TextField
        label={t`Age or grade`}
        hint={t`Optional. The tutor reads it and chooses words and examples for it.`}
        autoComplete="off"
        maximum={limits.ageOrGradeMaximum}
        {...form.bind('ageOrGrade')}
      />
      <TextAreaField
        label={t`What we are working on`}
        hint={t`Optional. Only the tutor reads it, with every question. Do not name students.`}
        maximum={limits.workingOnMaximum}
        {...form.bind('workingOn')}
      />
      <CheckField
        label={t`I let each student in`}
        hint={t`Whoever joins with the class code waits until you let them in.`}
        checked={asksApproval !== ''}
        onChange={({ target }) => form.set({ asksApproval: choiceOf(target.checked) })}
      />
      <CheckField
        label={t`An attempt before explanations`}
        hint={attemptHint(profile, isRequired)}
        checked={requiresAttempt !== '' || isRequired}
        disabled={isRequired}
        onChange={({ target }) => form.set({ requiresAttempt: choiceOf(target.checked) })}
      />
    </Form>
  );
}
