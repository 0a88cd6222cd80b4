import type { Alert } from '../../contract/safeguarding.ts';
import { failedEmailSentences } from './alert-words.ts';

/** Which emails about an alert were not sent; nothing when none failed. */
export function FailedEmails({ alert }: { alert: Alert }) {
  const sentences = failedEmailSentences(alert);
  if (sentences.length === 0) return null;
  return <p className="mt-1.5 text-sm font-semibold wrap-anywhere text-notice">{sentences.join(' ')}</p>;
}
