import { parentPort } from 'node:worker_threads';
import { callMethod, warmUp } from './methods.ts';
import type { WorkerAnswer, WorkerCall } from './pool.ts';

/** A thread of the pool: runs one method after another. While the model thinks, it warms up the checks of its reply. */
parentPort?.on('message', ({ method, parameters }: WorkerCall) => {
  parentPort?.postMessage(answer(method, parameters));
  if (method === 'openReply') setImmediate(warmUp, parameters[0] as string);
});

function answer(method: WorkerCall['method'], parameters: WorkerCall['parameters']): WorkerAnswer {
  try {
    return { result: callMethod(method, parameters) };
  } catch (error) {
    return { error };
  }
}
