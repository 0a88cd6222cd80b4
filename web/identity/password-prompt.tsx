import { type ComponentType, useEffect, useRef, useState } from 'react';
import { passwordPrompt } from '../api/password-prompt.ts';

interface Asked {
  readonly Dialog: ComponentType<{ onEnd: (isProved: boolean) => void }>;
}

/** Shows the dialog that asks for the password while a call of this page waits for it. */
export function PasswordPrompt() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<(isProved: boolean) => void>(() => {});
  useEffect(() => {
    passwordPrompt.askWith(async () => {
      const { PasswordDialog } = await import('./password-dialog.tsx');
      return new Promise((resolve) => {
        answer.current = resolve;
        setAsked({ Dialog: PasswordDialog });
      });
    });
    return () => {
      passwordPrompt.askWith(null);
      answer.current(false);
    };
  }, []);
  const end = (isProved: boolean) => {
    setAsked(null);
    answer.current(isProved);
  };
  return asked && <asked.Dialog onEnd={end} />;
}
