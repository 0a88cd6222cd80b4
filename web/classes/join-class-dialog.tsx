import { useState } from 'react';
import { logFailure } from '../api/log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { FormRefusal, useForm } from '../ui/use-form.ts';
import { useJoinClass } from './queries.ts';

const upperCase = (typed: string): string => typed.toUpperCase();

function JoinClassForm({ typedCode, onJoined }: { typedCode: string; onJoined: () => void }) {
  const { mutateAsync: join } = useJoinClass();
  const form = useForm({ classCode: upperCase(typedCode) }, async ({ classCode }) => {
    if (classCode.trim() === '') throw new FormRefusal('Please enter the class code.', ['classCode']);
    await join(classCode.trim()).catch((error: unknown) => {
      logFailure(error);
      throw new FormRefusal(sentenceOf(error, 'Failed to join class'), ['classCode']);
    });
    onJoined();
  });
  return (
    <Form form={form} submitLabel="Join Class" busyLabel="Joining…">
      <TextField
        label="Class Code"
        hint="Your teacher finds it on the class, under “Class Code”. The Session ID of a lesson is another code."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        className="font-mono tracking-widest"
        required
        {...form.bind('classCode', upperCase)}
      />
    </Form>
  );
}

interface JoinClassProps {
  look: 'primary' | 'secondary';
  /** A class code that came with the address: the form opens with it filled in. */
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
        Join Class
      </Button>
      <Dialog open={open} onOpenChange={(next) => (next ? setOpen(true) : close())} title="Join a class">
        <JoinClassForm typedCode={typedCode ?? ''} onJoined={close} />
      </Dialog>
    </>
  );
}
