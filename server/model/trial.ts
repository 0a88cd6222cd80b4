import type { ModelFailure } from '../../contract/model-connection.ts';
import { failureOf } from './failure.ts';
import type { Model } from './model.ts';
import { createOpenAiCompatibleModel, type OpenAiCompatibleSettings } from './openai-compatible.ts';

/**
 * How long a trial may take, in milliseconds: a server on this machine may have to read a large model from
 * the disk.
 */
const timeouts = { firstToken: 50_000, silence: 15_000, wholeAnswer: 60_000 } as const;

/** How much of the answer is read, in characters. */
const longestAnswer = 400;

const question = 'Please say in one short sentence what two and three make.';

/**
 * Asks a model one small question.
 * @returns why it gave no answer; null when it gave one, whatever it says
 */
export async function tryModel(
  settings: Pick<OpenAiCompatibleSettings, 'baseUrl' | 'apiKey' | 'model'>,
  signal: AbortSignal,
): Promise<ModelFailure | null> {
  return askOnce(createOpenAiCompatibleModel({ ...settings, timeouts }), signal);
}

/** Asks a model one small question, with the timeouts of the model. @returns the same as `tryModel` */
export async function askOnce(model: Model, signal: AbortSignal): Promise<ModelFailure | null> {
  let length = 0;
  try {
    for await (const piece of model.answer({ messages: [{ role: 'user', content: question }], signal })) {
      length += piece.length;
      if (length >= longestAnswer) break;
    }
  } catch (error) {
    return failureOf(error);
  }
  return signal.aborted ? 'too-slow' : null;
}
