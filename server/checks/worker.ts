import { parentPort } from 'node:worker_threads';
import { callMethod } from './methods.ts';
import type { WorkerAnswer, WorkerCall } from './pool.ts';

/** A thread of the pool: runs one method after another. */
parentPort?.on('message', ({ method, parameters }: WorkerCall) => {
  parentPort?.postMessage(answer(method, parameters));
});

function answer(method: WorkerCall['method'], parameters: WorkerCall['parameters']): WorkerAnswer {
  try {
    return { result: callMethod(method, parameters) };
  } catch (error) {
    return { error };
  }
}
