import type { ModelFailure } from '../../contract/model-connection.ts';
import { ConnectionFailure } from './http-call.ts';
import { ModelError, ServerRefusal } from './model.ts';

/** Why a model gave no answer, in words of the product. @param error what its `answer` threw */
export function failureOf(error: unknown): ModelFailure {
  if (!(error instanceof ModelError)) return 'server-failed';
  if (error.code === 'model-overloaded') return 'overloaded';
  if (error.code === 'model-timeout') return 'too-slow';
  const { cause } = error;
  if (cause instanceof ServerRefusal) return failureOfStatus(cause.status);
  if (cause instanceof ConnectionFailure) return 'unreachable';
  return 'no-answer';
}

function failureOfStatus(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'key-refused';
  // Some servers answer 400 to the name of a model that they do not have.
  return [400, 404, 405].includes(status) ? 'not-found' : 'server-failed';
}
