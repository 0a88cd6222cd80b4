import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import { tryAssignment } from '../../contract/trial.ts';
import { readAnswer } from '../api/answer-stream.ts';
import { streamOnce } from '../api/events.ts';

type Tried = AnswerOf<typeof tryAssignment>;

/** A question of a trial and what came of it. */
interface TriedTurn {
  readonly question: string;
  readonly answer: string;
  readonly status: 'pending' | 'answered' | 'stopped';
  /** Null until the answer is whole. */
  readonly tried: Tried | null;
}

/** What the form says at this moment, in which a question is tried. */
type Trying = Omit<BodyInput<typeof tryAssignment>, 'question' | 'earlier'>;

/** As many as the server takes along. */
const mostEarlier = 20;

const broken = () => t`The connection broke before the answer was complete. Please check it and ask again.`;

/**
 * A chat with the tutor of which nothing is stored. Whoever leaves it ends the answer under way, on the server too.
 */
export function useTrial() {
  const [turns, setTurns] = useState<readonly TriedTurn[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const answering = useRef<AbortController | null>(null);
  useEffect(() => () => answering.current?.abort(), []);

  const change = (to: (turn: TriedTurn) => Partial<TriedTurn>) =>
    setTurns((shown) =>
      shown.map((turn, index) => (index === shown.length - 1 ? { ...turn, ...to(turn) } : turn)),
    );

  /** @returns whether the question was answered, or stopped with a part of its answer shown */
  async function ask(question: string, trying: Trying): Promise<boolean> {
    const leaving = new AbortController();
    answering.current = leaving;
    const earlier = turns
      .slice(-mostEarlier)
      .map(({ question: asked, answer }) => ({ question: asked, answer }));
    setFailure(null);
    setTurns([...turns, { question, answer: '', status: 'pending', tried: null }]);
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
    setTurns(turns);
    setFailure(end.how === 'broken' ? broken() : end.error.message);
    return false;
  }

  return { turns, failure, ask, stop: () => answering.current?.abort() };
}
