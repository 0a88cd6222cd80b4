import { drafts } from '../api/drafts.ts';

/** A question that was sent and not yet acknowledged by the server. */
export interface UnacknowledgedQuestion {
  /** The idempotency key that it was sent with. */
  readonly key: string;
  readonly question: string;
  readonly retryOf: string | undefined;
  /** The interaction whose question it changes. */
  readonly changedFrom: string | null;
  /** When the server stored the question before it; null if that is unknown. */
  readonly after: string | null;
}

/** A conversation has one question at a time, so only one is kept. */
const nameOf = (sourceKey: string): string => `unacknowledged/${sourceKey}`;

/** Keeps a question over a reload of this tab, for the account that asked it. */
export function keepUnacknowledged(
  sourceKey: string,
  { key, question, retryOf, changedFrom, after }: UnacknowledgedQuestion,
): void {
  drafts.keep(nameOf(sourceKey), {
    key,
    question,
    retryOf: retryOf ?? '',
    changedFrom: changedFrom ?? '',
    after: after ?? '',
  });
}

/** Forgets a question that the server has acknowledged. */
export function forgetUnacknowledged(sourceKey: string): void {
  drafts.drop(nameOf(sourceKey));
}

/** The question that was sent in this conversation before the page was reloaded. */
export function unacknowledgedIn(sourceKey: string): UnacknowledgedQuestion | null {
  const { key, question, retryOf, changedFrom, after } = drafts.read(nameOf(sourceKey)) ?? {};
  if (key === undefined || question === undefined) return null;
  return {
    key,
    question,
    retryOf: retryOf || undefined,
    changedFrom: changedFrom || null,
    after: after || null,
  };
}
