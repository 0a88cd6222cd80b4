import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { joinClass } from '../../contract/classes.ts';
import { codeOf } from '../../contract/codes.ts';
import { limits } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import { explain } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { readWhole } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useJoinClass } from './queries.ts';

function JoinClassForm({ typedCode, onJoined }: { typedCode: string; onJoined: () => void }) {
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

interface JoinClassProps {
  look: 'primary' | 'secondary';
  /** A class code from the address: the form opens with it filled in. */
  typedCode?: string | undefined;
  onClosed?: () => void;
}

/** The button Join Class and the form that it opens (spec 5). */
export function JoinClass({ look, typedCode, onClosed }: JoinClassProps) {
  const [open, setOpen] = useState(typedCode !== undefined);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <Trans>Join Class</Trans>
      </Button>
      <Dialog open={open} onOpenChange={(next) => (next ? setOpen(true) : close())} title={t`Join a class`}>
        <JoinClassForm typedCode={typedCode ?? ''} onJoined={close} />
      </Dialog>
    </>
  );
}
