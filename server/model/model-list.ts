import { z } from 'zod';
import { OwnError } from '../log.ts';
import { fetchAbortably, readTextAbortably } from './abortable-fetch.ts';
import { withDeadline } from './deadline.ts';

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1) })).min(1) });

/** In bytes. */
const longestList = 4_000_000;

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
    const response = await fetchAbortably(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      redirect: 'error',
      signal: within,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new OwnError(`The model server answered ${response.status} to GET /models.`);
    }
    return modelList
      .parse(JSON.parse(await readTextAbortably(response, within, longestList)))
      .data.map(({ id }) => id);
  });
}
