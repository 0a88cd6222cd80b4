import { z } from 'zod';
import { withDeadline } from './deadline.ts';
import { callServer, readText } from './http-call.ts';

/** Where a model is, and how it is called. */
export interface ModelAddress {
  /** Includes the server's /v1. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

/** How long a server may take to say its context length, in milliseconds: a student waits. */
const timeout = 1_000;
/** In bytes. */
const longestAnswer = 2_000_000;

const tokens = z.number().int().min(256).max(100_000_000).optional().catch(undefined);
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      // vLLM, OpenRouter, Groq and Mistral, in this order.
      max_model_len: tokens,
      context_length: tokens,
      context_window: tokens,
      max_context_length: tokens,
    }),
  ),
});
const lmStudio = z.object({
  data: z.array(z.object({ id: z.string(), loaded_context_length: tokens, max_context_length: tokens })),
});
const llamaCpp = z.object({ default_generation_settings: z.object({ n_ctx: tokens }) });
const ollamaRunning = z.object({
  models: z.array(z.object({ name: z.string(), model: z.string().optional(), context_length: tokens })),
});
const ollamaModel = z.object({
  parameters: z.string().optional(),
  model_info: z.record(z.string(), z.unknown()),
});

/** What Ollama uses where nobody has set another length, whatever the model could read. */
const ollamaDefault = 4_096;

/**
 * The context length of a model, in tokens, from its server: vLLM and providers list it, LM Studio, llama.cpp and Ollama have
 * paths of their own. The length that is in use counts, not what the model could have.
 * @returns null when the server does not say it
 */
export async function contextLengthOf(address: ModelAddress, signal?: AbortSignal): Promise<number | null> {
  return withDeadline(signal, timeout, async ({ signal: within }) => {
    const ask = <Answer>(url: string, schema: z.ZodType<Answer>, body?: object) =>
      askJson(address, url, schema, within, body).catch(() => null);
    const base = address.baseUrl.replace(/\/+$/, '');
    const root = base.replace(/\/v1$/, '');
    const [models, studio, props, running] = await Promise.all([
      ask(`${base}/models`, listed),
      ask(`${root}/api/v0/models`, lmStudio),
      ask(`${root}/props`, llamaCpp),
      ask(`${root}/api/ps`, ollamaRunning),
    ]);
    const inStudio = studio?.data.find(({ id }) => id === address.model);
    const inList = models?.data.find(({ id }) => id === address.model);
    const said =
      inStudio?.loaded_context_length ??
      props?.default_generation_settings.n_ctx ??
      inList?.max_model_len ??
      inList?.context_length ??
      inList?.context_window ??
      inList?.max_context_length ??
      inStudio?.max_context_length;
    if (said !== undefined || !running) return said ?? null;
    const loaded = running.models.find(({ name, model }) => [name, model].includes(address.model));
    if (loaded?.context_length) return loaded.context_length;
    return ollamaLength(await ask(`${root}/api/show`, ollamaModel, { model: address.model }));
  }).catch(() => null);
}

/** The length of a model of Ollama that is not loaded: what its file sets, or the usual one. */
function ollamaLength(shown: z.infer<typeof ollamaModel> | null): number | null {
  if (!shown) return null;
  const set = /^num_ctx\s+(\d+)/m.exec(shown.parameters ?? '')?.[1];
  if (set !== undefined) return Number(set);
  const most = Object.entries(shown.model_info).find(([name]) => name.endsWith('.context_length'))?.[1];
  return Math.min(typeof most === 'number' ? most : ollamaDefault, ollamaDefault);
}

async function askJson<Answer>(
  { apiKey }: ModelAddress,
  url: string,
  schema: z.ZodType<Answer>,
  signal: AbortSignal,
  body?: object,
): Promise<Answer> {
  const response = await callServer(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    signal,
  });
  return schema.parse(JSON.parse(await readText(response, longestAnswer)));
}
