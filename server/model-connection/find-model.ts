import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defaultModelPorts, type ModelFailure } from '../../contract/model-connection.ts';
import { withDeadline } from '../deadline.ts';
import { OwnError } from '../log.ts';
import { createOpenAiCompatibleModel, type OpenAiCompatibleSettings } from '../model/client.ts';
import { fetchJson } from '../model/http-call.ts';
import { failureOf } from '../model/metrics.ts';
import {
  hostOf,
  type Model,
  type ModelAddress,
  ModelError,
  type ModelRequest,
  type Talk,
} from '../model/model.ts';

/** Where a model server may be running on this machine. */
export interface LocalModelServer {
  readonly name: string;
  readonly baseUrl: string;
}

/** The default ports of model servers; the first that answers is used. */
const defaultLocalServers: readonly LocalModelServer[] = Object.entries(defaultModelPorts).map(
  ([name, port]) => ({ name, baseUrl: `http://127.0.0.1:${port}/v1` }),
);

/** How long a server on this machine, and a configured one, may take to list its models, in milliseconds. */
const localTimeout = 300;
const configuredTimeout = 2_000;
/** How long the first text or thought may take where another model can answer instead, in milliseconds. */
const firstTokenBeforeFallback = 15_000;

export interface ModelSettings {
  /** An OpenAI-compatible server, including its /v1. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly modelName?: string | undefined;
  readonly contextLength?: number | undefined;
  /** Answers where the first model does not, which then has less time for its first word. */
  readonly fallback?: OpenAiCompatibleSettings | undefined;
  /** The addresses to try without a base URL. */
  readonly localServers?: readonly LocalModelServer[] | undefined;
  readonly practiceDelay?: PracticeSettings['delay'];
  readonly practiceReply?: PracticeSettings['reply'];
}

interface ModelLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Finds the model (contract "Settings"): that of the configured server, otherwise one on this machine, otherwise the practice
 * tutor. Never fails: a configured server that is down is tried again with the next question.
 */
export async function findModel(settings: ModelSettings, log: ModelLog): Promise<Model> {
  const { baseUrl, apiKey, modelName, contextLength, localServers = defaultLocalServers } = settings;
  if (baseUrl) {
    const timeouts = settings.fallback && { firstToken: firstTokenBeforeFallback };
    const server = { baseUrl, apiKey, contextLength, timeouts };
    return modelName
      ? createOpenAiCompatibleModel({ ...server, model: modelName })
      : firstModelOf(server, log);
  }
  const found = await findLocal(localServers, modelName);
  if (found) {
    log.info({ server: found.server.name }, 'Found a model server on this machine.');
    // The key is for a configured server only, not for a server found on a default port.
    return createOpenAiCompatibleModel({ baseUrl: found.server.baseUrl, model: found.model, contextLength });
  }
  return createPracticeTutor({ delay: settings.practiceDelay, reply: settings.practiceReply });
}

/** Another model of the configured server, such as the judge. */
export const findAnother = (
  { baseUrl, apiKey, contextLength }: Pick<ModelSettings, 'baseUrl' | 'apiKey' | 'contextLength'>,
  name: string | undefined,
): Model | undefined =>
  baseUrl && name ? createOpenAiCompatibleModel({ baseUrl, apiKey, model: name, contextLength }) : undefined;

export const findFallback = (settings: OpenAiCompatibleSettings | undefined): Model | undefined =>
  settings && createOpenAiCompatibleModel(settings);

/** The model servers that answer at the usual ports of this machine, with the names of their models. */
export async function findLocalServers(servers: readonly LocalModelServer[] = defaultLocalServers) {
  const probes = servers.map(async ({ name, baseUrl }) => {
    const models = await listModels({ baseUrl }, localTimeout).catch(() => []);
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
    const models = await listModels({ baseUrl, apiKey }, configuredTimeout, signal);
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
      return model?.description ?? `the first model of ${hostOf(baseUrl)}`;
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

/**
 * The names of the models that an OpenAI-compatible server offers, from GET {baseUrl}/models.
 * @throws Error when the server cannot be reached in `timeout` milliseconds, or answers something else
 */
const listModels = (
  server: Pick<ModelAddress, 'baseUrl' | 'apiKey'>,
  timeout: number,
  signal?: AbortSignal,
): Promise<string[]> =>
  withDeadline(signal, timeout, async (deadline) => {
    const { data } = await fetchJson(server, '/models', modelList, deadline);
    return data.map(({ id }) => id);
  });

/** How long a trial may take, in milliseconds: a server on this machine may have to read a large model from the disk. */
const trialTimeouts = { firstToken: 50_000, silence: 15_000, wholeAnswer: 60_000 } as const;
/** How much of its answer is read, in characters. */
const longestAnswer = 400;
const question = 'Please say in one short sentence what two and three make.';

/**
 * Asks a model one small question.
 * @returns why it gave no answer; null when it gave one, whatever it says
 */
export const tryModel = (address: ModelAddress, signal: AbortSignal): Promise<ModelFailure | null> =>
  askOnce(createOpenAiCompatibleModel({ ...address, timeouts: trialTimeouts }), signal);

/** The same, with the timeouts of the model. */
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

export interface PracticeSettings {
  /** Milliseconds between the words of an answer, so that it appears to be written. */
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
export function createPracticeTutor({ delay = 15, reply = replyHere }: PracticeSettings = {}): Model {
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
