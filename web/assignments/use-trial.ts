import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import { tryAssignment } from '../../contract/trial.ts';
import { readAnswer } from '../api/answer-stream.ts';
import { streamOnce } from '../api/events.ts';

type TrialResult = AnswerOf<typeof tryAssignment>;

/** A question of a trial with its answer. */
interface TrialInteraction {
  readonly question: string;
  readonly answer: string;
  readonly status: 'pending' | 'answered' | 'stopped';
  /** Null until the answer is complete. */
  readonly result: TrialResult | null;
}

/** The current values of the form. */
type TrialSettings = Omit<BodyInput<typeof tryAssignment>, 'question' | 'earlier'>;

/** The server accepts at most this many earlier questions. */
const earlierMaximum = 20;

const brokenSentence = () =>
  t`The connection broke before the answer was complete. Please check it and ask again.`;

/** A chat with the tutor that is not stored. Leaving it also stops an answer under way on the server. */
export function useTrial() {
  const [interactions, setInteractions] = useState<readonly TrialInteraction[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const currentAnswer = useRef<AbortController | null>(null);
  useEffect(() => () => currentAnswer.current?.abort(), []);

  const updateLast = (change: (interaction: TrialInteraction) => Partial<TrialInteraction>) =>
    setInteractions((all) =>
      all.map((interaction, index) =>
        index === all.length - 1 ? { ...interaction, ...change(interaction) } : interaction,
      ),
    );

  /** @returns whether the question was answered, or stopped with a part of its answer shown */
  async function ask(question: string, settings: TrialSettings): Promise<boolean> {
    const controller = new AbortController();
    currentAnswer.current = controller;
    const earlier = interactions
      .slice(-earlierMaximum)
      .map(({ question: earlierQuestion, answer }) => ({ question: earlierQuestion, answer }));
    setFailure(null);
    setInteractions([...interactions, { question, answer: '', status: 'pending', result: null }]);
    const body = { ...settings, question, earlier };
    const { signal } = controller;
    const end = await readAnswer(streamOnce(tryAssignment, { body, signal }), {
      signal,
      onStart: () => undefined,
      onDelta: (text) => updateLast(({ answer }) => ({ answer: answer + text })),
    });
    if (signal.aborted) {
      updateLast(() => ({ status: 'stopped' }));
      return true;
    }
    if (end.outcome === 'done') {
      updateLast(() => ({ answer: end.data.response, status: 'answered', result: end.data }));
      return true;
    }
    setInteractions(interactions);
    setFailure(end.outcome === 'broken' ? brokenSentence() : end.error.message);
    return false;
  }

  return { interactions, failure, ask, stop: () => currentAnswer.current?.abort() };
}
