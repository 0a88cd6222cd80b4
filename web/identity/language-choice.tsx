import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Language, languageNames, storedAccountLanguage } from '../ui/page-language.ts';
import { chooseAccountLanguage } from './authentication.ts';

const languages: readonly (Language | null)[] = [null, ...(Object.keys(languageNames) as Language[])];

/** The dialog in which people choose the language of their pages and emails. */
export function LanguageChoice({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState(storedAccountLanguage);
  const mutation = useMutation({
    mutationFn: chooseAccountLanguage,
    onSuccess: (_, language) => setChosen(language),
  });
  const failure = mutation.error && explain(mutation.error, t`Failed to change the language`);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Language`}
      description={
        <Trans>
          The language of your pages, and of emails to you. The tutor answers in the language in which you
          write.
        </Trans>
      }
    >
      {failure && (
        <Alert>
          {failure.message} {failure.reason}
        </Alert>
      )}
      <ul className="grid gap-1">
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language ?? undefined}
              aria-pressed={language === chosen}
              aria-busy={mutation.isPending && mutation.variables === language}
              onClick={() => mutation.mutate(language)}
              className="flex min-h-11 w-full items-center justify-between gap-4 rounded-md px-3 text-sm font-semibold hover:bg-tone"
            >
              {language === null ? t`As in this browser` : languageNames[language]}
              {language === chosen && <Icon name="check" className="text-accent" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
