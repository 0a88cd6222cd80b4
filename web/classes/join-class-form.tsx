import { t } from '@lingui/core/macro';
import { joinClass } from '../../contract/classes.ts';
import { codeOf } from '../../contract/codes.ts';
import { limits } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import { explain } from '../api/refusal.ts';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readWhole } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useJoinClass } from './queries.ts';

export function JoinClassForm({ typedCode, onJoined }: { typedCode: string; onJoined: () => void }) {
  const form = useForm({
    initial: { classCode: codeOf(typedCode) },
    read: (values) => readWhole(joinClass.body, values),
    mutation: useJoinClass(),
    explain: (error) => {
      const explanation = explain(error, t`Failed to join class`);
      // The field is marked only if its code is wrong.
      const isWrong =
        error instanceof ContractError && ['class-not-found', 'invalid-input'].includes(error.code);
      return { ...explanation, fields: isWrong ? ['classCode'] : [] };
    },
    onSent: onJoined,
  });
  return (
    <Form form={form} submitLabel={t`Join Class`} busyLabel={t`Joining…`}>
      <TextField
        label={t`Class Code`}
        hint={t`Your teacher can find it on the class, under “Class Code”. The Session ID of a lesson works here, too.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maximum={limits.typedCodeMaximum}
        className="tracking-widest tabular-nums"
        required
        {...form.bind('classCode', codeOf)}
      />
    </Form>
  );
}
