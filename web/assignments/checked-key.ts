import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { checkAnswerKey } from '../../contract/answer-keys.ts';
import type { AnswerKeyForm } from '../../contract/assignments.ts';
import { call } from '../api/client.ts';
import { pause } from '../api/pause.ts';

/** The delay between the last keystroke and the check, in milliseconds. */
const typingPause = 300;

/** Whether a key contains anything to check. */
export const canBeChecked = ({ answers, steps }: AnswerKeyForm): boolean =>
  answers.trim() !== '' || steps.trim() !== '';

/**
 * The check of an answer key, requested when its author pauses. The next keystroke cancels the request, so
 * that no result arrives for an older text. Until the next result arrives, the earlier one stays.
 */
export const checkedKey = (typed: AnswerKeyForm) =>
  queryOptions({
    queryKey: ['answer-key', typed],
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      signal.throwIfAborted();
      return call(checkAnswerKey, { body: typed, signal });
    },
    enabled: canBeChecked(typed),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
