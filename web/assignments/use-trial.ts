import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import { tryAssignment } from '../../contract/trial.ts';
import { readAnswer } from '../api/answer-stream.ts';
import { streamOnce } from '../api/events.ts';

type Tried = AnswerOf<typeof tryAssignment>;

/** A question of a trial with its answer. */
interface TrialInteraction {
  readonly question: string;
  readonly answer: string;
  readonly status: 'pending' | 'answered' | 'stopped';
  /** Null until the answer is complete. */
  readonly tried: Tried | null;
}

/** The current values of the form, with which a question is tried. */
type Trying = Omit<BodyInput<typeof tryAssignment>, 'question' | 'earlier'>;

/** The server accepts at most this many. */
const mostEarlier = 20;

const broken = () => t`The connection broke before the answer was complete. Please check it and ask again.`;

/** A chat with the tutor that is not stored. Leaving it also stops an answer under way on the server. */
export function useTrial() {
  const [interactions, setTurns] = useState<readonly TrialInteraction[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const answering = useRef<AbortController | null>(null);
  useEffect(() => () => answering.current?.abort(), []);

  const change = (to: (interaction: TrialInteraction) => Partial<TrialInteraction>) =>
    setTurns((shown) =>
      shown.map((interaction, index) =>
        index === shown.length - 1 ? { ...interaction, ...to(interaction) } : interaction,
      ),
    );

  /** @returns whether the question was answered, or stopped with a part of its answer shown */
  async function ask(question: string, trying: Trying): Promise<boolean> {
    const leaving = new AbortController();
    answering.current = leaving;
    const earlier = interactions
      .slice(-mostEarlier)
      .map(({ question: asked, answer }) => ({ question: asked, answer }));
    setFailure(null);
    setTurns([...interactions, { question, answer: '', status: 'pending', tried: null }]);
    const body = { ...trying, question, earlier };
    const { signal } = leaving;
    const end = await readAnswer(streamOnce(tryAssignment, { body, signal }), {
      signal,
      onStart: () => undefined,
      onDelta: (text) => change(({ answer }) => ({ answer: answer + text })),
    });
    if (signal.aborted) {
      change(() => ({ status: 'stopped' }));
      return true;
    }
    if (end.how === 'done') {
      change(() => ({ answer: end.data.response, status: 'answered', tried: end.data }));
      return true;
    }
    setTurns(interactions);
    setFailure(end.how === 'broken' ? broken() : end.error.message);
    return false;
  }

  return { interactions, failure, ask, stop: () => answering.current?.abort() };
}
