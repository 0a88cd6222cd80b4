import { setTimeout as wait } from 'node:timers/promises';
import { type Model, ModelError, type ModelRequest } from '../model.ts';

/** Milliseconds between the words of an answer, so that it reads like one that is being written. */
const usualDelay = 15;

/**
 * The tutor that answers when no language model is connected: the same messages always get the same answer. It
 * guides and checks the student's own arithmetic; it knows no answers to other questions, and gives none away.
 */
export function createPracticeTutor({ delay = usualDelay }: { delay?: number | undefined } = {}): Model {
  // Its arithmetic library takes most of a second to load: that happens beside the rest of the start.
  const loading = import('./reply.ts');
  loading.catch(() => {});
  return {
    description: 'the built-in practice tutor (no language model is connected).',
    connected: false,
    async *answer({ messages, signal }: ModelRequest) {
      const reply = await loading
        .then(({ replyTo }) => replyTo(messages))
        .catch((cause: unknown) => {
          throw new ModelError('model-failed', cause);
        });
      for (const word of reply.match(/\s*\S+/g) ?? []) {
        if (signal.aborted) return;
        yield word;
        if (delay > 0) await wait(delay, undefined, { signal }).catch(() => {});
      }
    },
  };
}
