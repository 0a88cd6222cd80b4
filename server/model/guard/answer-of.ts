import type { Model, ModelRequest } from '../model.ts';
import type { VerdictCall } from './protocol.ts';

/** The longest verdict that is read, in characters. */
const longestVerdict = 2_000;

/** What a model answers to a call for a verdict, up to the longest verdict. @throws ModelError */
export async function answerOf(
  model: Model,
  call: VerdictCall,
  signal: AbortSignal,
  request: Pick<ModelRequest, 'classId'> = {},
): Promise<string> {
  let answer = '';
  for await (const piece of model.answer({ ...call, ...request, signal, whole: true })) {
    answer += piece;
    if (answer.length > longestVerdict) break;
  }
  return answer;
}
