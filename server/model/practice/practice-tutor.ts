import { setTimeout as wait } from 'node:timers/promises';
import { type Model, ModelError, type ModelMessage, type ModelRequest } from '../model.ts';
import { hintFor, replyTo } from './reply.ts';

/** Milliseconds between the words of an answer, so that it appears to be written. */
const usualDelay = 15;

export interface PracticeSettings {
  readonly delay?: number | undefined;
  /** Writes the whole reply; the server does that in a worker thread (server/guardrails/pool.ts). */
  readonly reply?: ((messages: readonly ModelMessage[], calm?: boolean) => Promise<string>) | undefined;
}

/** The reply of the practice tutor to a conversation. @param calm without praise */
export const practiceReply = (messages: readonly ModelMessage[], calm = false): string =>
  replyTo(messages, calm);

/**
 * The tutor for a server without a language model: the same messages always get the same answer. It guides the student and
 * checks their arithmetic; it does not know answers to other questions and gives none away.
 */
export function createPracticeTutor({
  delay = usualDelay,
  reply = async (...request) => practiceReply(...request),
}: PracticeSettings = {}): Model {
  return {
    description: 'the built-in practice tutor (no language model is connected).',
    connected: false,
    async *answer({ messages, calm, signal }: ModelRequest) {
      for (const word of await wordsOf(reply(messages, calm))) {
        if (signal.aborted) return;
        yield word;
        if (delay > 0) await wait(delay, undefined, { signal }).catch(() => {});
      }
    },
  };
}

/** The practice tutor's repetition of the student's words, which sounds like mockery after a stopped reply. */
const repeatedWords =
  /^You say ".*?"\.\s*(?:Thank you, that is something to build on\. |Good, that takes us further\. |I see\. |That helps\. )?/;

/**
 * The practice tutor's hint in a conversation with another model, built on the student's own lines. Empty when there is no
 * calculation.
 * @param calm without praise
 */
export const practiceHint = (messages: readonly ModelMessage[], calm = false): string =>
  hintFor(messages, calm).replace(repeatedWords, '');

/** @throws only ModelError, like any model */
async function wordsOf(reply: Promise<string>): Promise<string[]> {
  try {
    return (await reply).match(/\s*\S+/g) ?? [];
  } catch (cause) {
    throw new ModelError('model-failed', cause);
  }
}
