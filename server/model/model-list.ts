import { z } from 'zod';
import { OwnError } from '../log.ts';
import { withDeadline } from './deadline.ts';
import { callServer, readText } from './http-call.ts';

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1) })).min(1) });

/** In bytes. */
const longestList = 2_000_000;

/**
 * The names of the models that an OpenAI-compatible server offers, from GET {baseUrl}/models.
 *
 * @throws Error when the server cannot be reached in `timeout` milliseconds, or answers something else
 */
export async function listModels(
  baseUrl: string,
  {
    apiKey,
    timeout,
    signal,
  }: { apiKey?: string | undefined; timeout: number; signal?: AbortSignal | undefined },
): Promise<string[]> {
  return await withDeadline(signal, timeout, async ({ signal: within }) => {
    const response = await callServer(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      signal: within,
    });
    if (response.status !== 200) {
      response.close();
      throw new OwnError(`The model server answered ${response.status} to GET /models.`);
    }
    return modelList.parse(JSON.parse(await readText(response, longestList))).data.map(({ id }) => id);
  });
}
