import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import {
  answerHelpRequest,
  askTeacher,
  getHelpRequest,
  withdrawHelpRequest,
} from '../../contract/help-requests.ts';
import { call } from '../api/client.ts';

/** The last help request of the student in a lesson. The student's stream reports when it changes. */
export const useHelpRequest = (sessionId: string, openingId: string) =>
  useQuery({
    queryKey: ['lesson-actions', sessionId, openingId, 'help-request'],
    queryFn: async ({ signal }) => (await call(getHelpRequest, { params: { sessionId }, signal })).request,
  });

/** Asks the teacher, or changes the line of what was asked. */
export const useAskTeacher = (sessionId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof askTeacher>) => call(askTeacher, { params: { sessionId }, body }),
    meta: { reloads: [['lesson-actions', sessionId]] },
  });

/** Takes the open help request back. */
export const useWithdrawHelpRequest = (sessionId: string) =>
  useMutation({
    mutationFn: () => call(withdrawHelpRequest, { params: { sessionId } }),
    meta: { reloads: [['lesson-actions', sessionId]] },
  });

/** Answers a help request; the stream of the monitor brings the change to the page. */
export const useAnswerHelpRequest = (requestId: string) =>
  useMutation({
    mutationFn: (answer: BodyInput<typeof answerHelpRequest>['answer']) =>
      call(answerHelpRequest, { params: { requestId }, body: { answer } }),
  });
