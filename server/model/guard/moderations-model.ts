import { callServer, readText } from '../http-call.ts';
import { type Model, ModelError } from '../model.ts';
import { asModelError, type OpenAiCompatibleSettings, refusalOf } from '../openai-compatible.ts';

/** The longest body that is read, in bytes. */
const longestBody = 64_000;

/** The endpoint POST {baseUrl}/moderations as a model: it gets the last message, and its answer is the body. */
export const createModerationsModel = ({ baseUrl, apiKey, model }: OpenAiCompatibleSettings): Model => ({
  description: `${model} at ${URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl}`,
  connected: true,
  server: { baseUrl, model },
  async *answer({ messages, signal }) {
    if (signal.aborted) return;
    try {
      const response = await callServer(`${baseUrl.replace(/\/+$/, '')}/moderations`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({ model, input: [messages.at(-1)?.content ?? ''] }),
        signal,
      });
      if (!response.ok) {
        response.close();
        throw refusalOf(response);
      }
      yield await readText(response, longestBody);
    } catch (cause) {
      if (signal.aborted) return;
      throw cause instanceof ModelError ? cause : asModelError(cause, null);
    }
  },
});
