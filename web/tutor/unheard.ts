import { drafts } from '../api/drafts.ts';

/** A question that was sent and of which the server has said nothing yet. */
export interface Unheard {
  /** The idempotency key that it was sent with. */
  readonly key: string;
  readonly question: string;
  readonly retryOf: string | undefined;
  /** When the server stored the question before it; null where none is known. */
  readonly after: string | null;
}

/** One question at a time is asked in a place, so one is all there is to keep of it. */
const nameOf = (source: string): string => `unheard/${source}`;

/** Keeps a question over a reload of this tab, for the account that asked it. */
export function keepUnheard(source: string, { key, question, retryOf = '', after }: Unheard): void {
  drafts.keep(nameOf(source), { key, question, retryOf, after: after ?? '' });
}

/** The server has spoken about it. */
export function forgetUnheard(source: string): void {
  drafts.drop(nameOf(source));
}

/** The question that was sent from this place before the page was loaded again. */
export function unheardIn(source: string): Unheard | null {
  const { key, question, retryOf, after } = drafts.read(nameOf(source)) ?? {};
  if (key === undefined || question === undefined) return null;
  return { key, question, retryOf: retryOf || undefined, after: after || null };
}
