import { parentPort } from 'node:worker_threads';
import { callMethod } from './methods.ts';
import type { Answered, Called } from './pool.ts';

/** A thread of the pool: runs one method after another. */
parentPort?.on('message', ({ method, parameters }: Called) => {
  parentPort?.postMessage(answer(method, parameters));
});

function answer(method: Called['method'], parameters: Called['parameters']): Answered {
  try {
    return { result: callMethod(method, parameters) };
  } catch (error) {
    return { error };
  }
}
