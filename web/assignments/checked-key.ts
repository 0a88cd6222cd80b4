import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerKeyForm } from '../../contract/assignments.ts';
import { checkAnswerKey } from '../../contract/trial.ts';
import { call } from '../api/client.ts';
import { pause } from '../api/pause.ts';

/** How long after the last key stroke a key is checked, in milliseconds. */
const settledAfter = 300;

/** Whether there is something in a key that can be understood or mistyped. */
export const canBeChecked = ({ answers, steps }: AnswerKeyForm): boolean =>
  answers.trim() !== '' || steps.trim() !== '';

/**
 * What the checks understand of an answer key, asked for once its author pauses. The next key stroke calls it off,
 * so that whatever is typed last is answered last; until then what was understood before stays.
 */
export const checkedKey = (typed: AnswerKeyForm) =>
  queryOptions({
    queryKey: ['answer-key', typed],
    queryFn: async ({ signal }) => {
      await pause(settledAfter, signal);
      signal.throwIfAborted();
      return call(checkAnswerKey, { body: typed, signal });
    },
    enabled: canBeChecked(typed),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
