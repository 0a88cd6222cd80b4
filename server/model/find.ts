import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defaultModelPorts } from '../../contract/model-connection.ts';
import { withDeadline } from '../deadline.ts';
import { OwnError } from '../log.ts';
import type { OpenAiCompatibleSettings } from './chat-call.ts';
import { createOpenAiCompatibleModel } from './client.ts';
import { targetOf, withHttpCall } from './http-call.ts';
import { type Model, ModelError, type ModelRequest, type Talk } from './model.ts';

/** Where a model server may be running on this machine. */
export interface LocalModelServer {
  readonly name: string;
  readonly baseUrl: string;
}

/** The default ports of model servers; the first that answers is used. */
const defaultLocalServers: readonly LocalModelServer[] = Object.entries(defaultModelPorts).map(
  ([name, port]) => ({
    name,
    baseUrl: `http://127.0.0.1:${port}/v1`,
  }),
);

/** The timeout for a server on this machine, in milliseconds. */
const probeTimeout = 300;
/** The timeout for the model list of a configured server, in milliseconds. */
const modelListTimeout = 2_000;

export interface ModelSettings {
  /** An OpenAI-compatible server, including its /v1. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly modelName?: string | undefined;
  readonly contextLength?: number | undefined;
  /**
   * The model that answers where the first one does not. If it is set, the first model has less time for its
   * first word.
   */
  readonly fallback?: OpenAiCompatibleSettings | undefined;
  /** The addresses to try without a base URL. */
  readonly localServers?: readonly LocalModelServer[] | undefined;
  /** Milliseconds between the words of the practice tutor. */
  readonly practiceDelay?: number | undefined;
  /** Writes the replies of the practice tutor; without it, it writes them itself. */
  readonly practiceReply?: PracticeSettings['reply'];
}

/** How long the first text or thought may take where another model can answer instead, in milliseconds. */
const firstTokenBeforeFallback = 15_000;

export interface ModelLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Finds the model (contract "Settings"): that of the configured server, otherwise one on this machine, otherwise the practice
 * tutor. Never fails: a configured server that is down is tried again with the next question.
 */
export async function findModel(settings: ModelSettings, log: ModelLog): Promise<Model> {
  const { baseUrl, apiKey, modelName, contextLength, localServers = defaultLocalServers } = settings;
  const timeouts = settings.fallback && { firstToken: firstTokenBeforeFallback };
  if (baseUrl && modelName)
    return createOpenAiCompatibleModel({ baseUrl, apiKey, model: modelName, contextLength, timeouts });
  if (baseUrl) return await firstModelOf({ baseUrl, apiKey, contextLength, timeouts }, log);

  const found = await findLocal(localServers, modelName);
  if (found) {
    log.info({ server: found.server.name }, 'Found a model server on this machine.');
    // The key is for a configured server only, not for a server found on a default port.
    return createOpenAiCompatibleModel({ baseUrl: found.server.baseUrl, model: found.model, contextLength });
  }
  return createPracticeTutor({ delay: settings.practiceDelay, reply: settings.practiceReply });
}

/** Another model of the configured server, if the settings name one, such as the judge. */
export const findAnother = (
  { baseUrl, apiKey, contextLength }: Pick<ModelSettings, 'baseUrl' | 'apiKey' | 'contextLength'>,
  name: string | undefined,
): Model | undefined =>
  baseUrl && name ? createOpenAiCompatibleModel({ baseUrl, apiKey, model: name, contextLength }) : undefined;

/** The model that answers where the one of the settings does not, if they name one. */
export const findFallback = (settings: OpenAiCompatibleSettings | undefined): Model | undefined =>
  settings && createOpenAiCompatibleModel(settings);

/** The model servers that answer at the usual ports of this machine, with the names of their models. */
export async function findLocalServers(servers: readonly LocalModelServer[] = defaultLocalServers) {
  const probes = servers.map(async ({ name, baseUrl }) => {
    const models = await listModels(baseUrl, probeTimeout).catch(() => []);
    return models.length === 0 ? [] : [{ name, baseUrl, models }];
  });
  return (await Promise.all(probes)).flat();
}

async function findLocal(servers: readonly LocalModelServer[], modelName: string | undefined) {
  for (const server of await findLocalServers(servers)) {
    const { models } = server;
    const model = modelName ? models.find((name) => name === modelName) : chatModel(models);
    if (model !== undefined) return { server, model };
  }
  return undefined;
}

/** The first model whose name does not point to another purpose, such as embedding, otherwise the first. */
const chatModel = (models: readonly string[]): string | undefined =>
  models.find((name) => !/embed|rerank|whisper|tts|bge-/i.test(name)) ?? models[0];

/** The server's first model, looked up now and, until that succeeds, again with every question. */
async function firstModelOf(
  settings: Omit<OpenAiCompatibleSettings, 'model'>,
  log: ModelLog,
): Promise<Model> {
  const { baseUrl, apiKey } = settings;
  let model: Model | undefined;
  const findFirst = async (signal?: AbortSignal): Promise<Model> => {
    const models = await listModels(baseUrl, modelListTimeout, { apiKey, signal });
    const name = chatModel(models);
    if (name === undefined) throw new OwnError('The model server lists no model; AI_MODEL can name one.');
    model = createOpenAiCompatibleModel({ ...settings, model: name });
    return model;
  };
  const answerOfFirst = async function* (request: ModelRequest) {
    if (request.signal.aborted) return;
    const first = await findFirst(request.signal).catch((cause: unknown) => {
      if (request.signal.aborted) return null;
      throw new ModelError('model-failed', cause);
    });
    if (first) yield* first.answer(request);
  };
  await findFirst().catch((error: unknown) =>
    log.warn(
      { err: error },
      'The model server does not name its models yet; the first question asks it again.',
    ),
  );
  return {
    get description() {
      return (
        model?.description ?? `the first model of ${URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl}`
      );
    },
    connected: true,
    get server() {
      return model?.server;
    },
    get cutSilently() {
      return model?.cutSilently;
    },
    answer: (request) => model?.answer(request) ?? answerOfFirst(request),
  };
}

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1) })).min(1) });
/** In bytes. */
const longestList = 2_000_000;

/**
 * The names of the models that an OpenAI-compatible server offers, from GET {baseUrl}/models.
 * @throws Error when the server cannot be reached in `timeout` milliseconds, or answers something else
 */
const listModels = (
  baseUrl: string,
  timeout: number,
  { apiKey, signal }: { apiKey?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<string[]> =>
  withDeadline(signal, timeout, (deadline) =>
    withHttpCall(
      targetOf(baseUrl, '/models'),
      { apiKey, accept: 'application/json' },
      deadline.signal,
      async (call) => {
        const { status } = await call.head();
        if (status !== 200) throw new OwnError(`The model server answered ${status} to GET /models.`);
        return modelList.parse(JSON.parse(await call.text(longestList))).data.map(({ id }) => id);
      },
    ),
  );

/** Milliseconds between the words of an answer, so that it appears to be written. */
const defaultDelay = 15;

export interface PracticeSettings {
  readonly delay?: number | undefined;
  /** Writes the whole reply; the server does that in a worker thread (server/checks/pool.ts). */
  readonly reply?: ((talk: Talk) => Promise<string>) | undefined;
}

/** Writes the reply in this thread. The guardrails are loaded only then. */
const replyHere = async (talk: Talk): Promise<string> =>
  (await import('../../checks/checks.ts')).practiceReply(talk);

/**
 * The tutor for a server without a language model: it checks calculations, sets exercises and knows nothing else. The same
 * conversation always gets the same answer.
 */
export function createPracticeTutor({
  delay = defaultDelay,
  reply = replyHere,
}: PracticeSettings = {}): Model {
  return {
    description: 'the built-in practice tutor (no language model is connected).',
    connected: false,
    async *answer({ talk, messages, signal }: ModelRequest) {
      for (const word of await wordsOf(reply(talk ?? withoutSetting(messages.at(-1)?.content ?? '')))) {
        if (signal.aborted) return;
        yield word;
        if (delay > 0) await sleep(delay, undefined, { signal }).catch(() => {});
      }
    },
  };
}

/** A question of which nothing else is known. */
const withoutSetting = (question: string): Talk => ({
  question,
  earlier: [],
  task: '',
  key: null,
  subject: 'Mathematics',
  guidelines: { directness: 'guided' },
});

/** @throws only ModelError, like any model */
async function wordsOf(reply: Promise<string>): Promise<string[]> {
  try {
    return (await reply).match(/\s*\S+/g) ?? [];
  } catch (cause) {
    throw new ModelError('model-failed', cause);
  }
}
