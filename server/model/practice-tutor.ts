import { setTimeout as wait } from 'node:timers/promises';
import { type Model, ModelError, type ModelRequest, type Talk } from './model.ts';

/** Milliseconds between the words of an answer, so that it appears to be written. */
const defaultDelay = 15;

export interface PracticeSettings {
  readonly delay?: number | undefined;
  /** Writes the whole reply; the server does that in a worker thread (server/checks/pool.ts). */
  readonly reply?: ((talk: Talk) => Promise<string>) | undefined;
}

/** Writes the reply in this thread. The guardrails are loaded only then. */
const replyHere = async (talk: Talk): Promise<string> =>
  (await import('../../checks/checks.ts')).practiceReply(talk);

/**
 * The tutor for a server without a language model: it checks calculations, sets exercises and knows nothing else. The same
 * conversation always gets the same answer.
 */
export function createPracticeTutor({
  delay = defaultDelay,
  reply = replyHere,
}: PracticeSettings = {}): Model {
  return {
    description: 'the built-in practice tutor (no language model is connected).',
    connected: false,
    async *answer({ talk, messages, signal }: ModelRequest) {
      for (const word of await wordsOf(reply(talk ?? withoutSetting(messages.at(-1)?.content ?? '')))) {
        if (signal.aborted) return;
        yield word;
        if (delay > 0) await wait(delay, undefined, { signal }).catch(() => {});
      }
    },
  };
}

/** A question of which nothing else is known. */
const withoutSetting = (question: string): Talk => ({
  question,
  earlier: [],
  task: '',
  key: null,
  subject: 'Mathematics',
  guidelines: { directness: 'guided' },
});

/** @throws only ModelError, like any model */
async function wordsOf(reply: Promise<string>): Promise<string[]> {
  try {
    return (await reply).match(/\s*\S+/g) ?? [];
  } catch (cause) {
    throw new ModelError('model-failed', cause);
  }
}
