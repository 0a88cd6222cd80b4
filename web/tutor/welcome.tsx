import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { quickStarts } from '../../contract/quick-starts.ts';
import { translated } from '../ui/translated.ts';

interface WelcomeProps {
  subject: string;
  box: ReactNode;
  /** Null while nobody can ask. */
  onStart: ((prompt: string) => void) | null;
}

/** Shown before the first message: the box and four ways to begin (spec 2, "Session chat"). */
export function Welcome({ subject, box, onStart }: WelcomeProps) {
  const name = translated(subject);
  return (
    <div className="my-auto grid gap-6 py-6">
      <div>
        <h2 className="text-2xl">
          <Trans>What are you working on?</Trans>
        </h2>
        <p className="mt-1 text-soft">
          <Trans>Ask the AI tutor about {name}, or begin with one of these.</Trans>
        </p>
      </div>
      {box}
      <ul className="grid grid-cols-2 gap-2">
        {quickStarts.map(({ id, label, description, prompt }) => (
          <li key={id} className="grid">
            <button
              type="button"
              aria-describedby={`start-${id}`}
              aria-label={translated(label)}
              disabled={onStart === null}
              onClick={() => onStart?.(translated(prompt))}
              className="min-h-20 content-start rounded-lg bg-surface px-4 py-3 text-start transition-colors hover:bg-accent-wash"
            >
              <span className="block font-semibold">{translated(label)}</span>
              <span id={`start-${id}`} className="block text-sm text-soft">
                {translated(description)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
