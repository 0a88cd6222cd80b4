import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { z } from 'zod';
import { createClass } from '../../contract/classes.ts';
import { limits, subjects } from '../../contract/constants.ts';
import { type SchoolProfileName, schoolProfile } from '../../contract/school-profiles.ts';
import { explain } from '../api/refusal.ts';
import { useSchoolProfile } from '../guidelines/school-profile.ts';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readWhole } from '../ui/read-form.ts';
import { translated } from '../ui/translated.ts';
import { useForm } from '../ui/use-form.ts';

const choices = () => subjects.map((subject) => ({ value: subject, label: translated(subject) }));

type Values = Record<'className' | 'subject' | 'description' | 'ageOrGrade' | 'workingOn', string>;

type Body = z.output<typeof createClass.body>;

interface ClassFormProps {
  initial: Values;
  /** Whether the teacher lets in each student who joins. */
  asksApproval: boolean;
  /** Whether the tutor asks for an attempt before it explains, by the setting of this class. */
  requiresAttempt: boolean;
  /** The same, by the setting of the whole school. */
  schoolRequiresAttempt: boolean;
  submitLabel: string;
  busyLabel: string;
  /** Creates or changes the class. */
  mutation: { mutateAsync: (body: Body) => Promise<unknown>; isPending: boolean };
  /** The sentence for a failure that the server did not explain. */
  fallback: string;
  onSent: () => void;
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
export function ClassForm({
  initial,
  asksApproval: asksNow,
  requiresAttempt: requiresNow,
  schoolRequiresAttempt,
  mutation,
  fallback,
  onSent,
  ...labels
}: ClassFormProps) {
  const [asksApproval, setAsksApproval] = useState(asksNow);
  const [requiresAttempt, setRequiresAttempt] = useState(requiresNow);
  const profile = useSchoolProfile() ?? 'default';
  const isRequired = schoolRequiresAttempt || schoolProfile(profile).requiresAttempt;
  const form = useForm({
    initial,
    read: (values) => ({ ...readWhole(createClass.body, values), asksApproval, requiresAttempt }),
    mutation,
    explain: (error) => explain(error, fallback),
    onSent,
  });
  return (
    <Form form={form} long wide={false} {...labels}>
      <TextField
        label={t`Class Name`}
        autoComplete="off"
        maxLength={limits.classNameMaximum}
        required
        {...form.bind('className')}
      />
      <SelectField label={t`Subject`} options={choices()} required {...form.bind('subject')} />
      <TextAreaField
        label={t`Description`}
        hint={t`Optional. Your students read it.`}
        maxLength={limits.descriptionMaximum}
        {...form.bind('description')}
      />
      <TextField
        label={t`Age or grade`}
        hint={t`Optional. The tutor reads it and chooses words and examples for it.`}
        autoComplete="off"
        maxLength={limits.ageOrGradeMaximum}
        {...form.bind('ageOrGrade')}
      />
      <TextAreaField
        label={t`What we are working on`}
        hint={t`Optional. Only the tutor reads it, with every question. Do not name students.`}
        maxLength={limits.workingOnMaximum}
        {...form.bind('workingOn')}
      />
      <CheckField
        label={t`I let each student in`}
        hint={t`Whoever joins with the class code waits until you let them in.`}
        checked={asksApproval}
        onChange={({ target }) => setAsksApproval(target.checked)}
      />
      <CheckField
        label={t`An attempt before explanations`}
        hint={attemptHint(profile, isRequired)}
        checked={requiresAttempt || isRequired}
        disabled={isRequired}
        onChange={({ target }) => setRequiresAttempt(target.checked)}
      />
    </Form>
  );
}
