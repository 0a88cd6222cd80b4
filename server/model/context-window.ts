import { z } from 'zod';
import { withDeadline } from '../deadline.ts';
import { mostTokensOf, shortenedTurns, tokensOf, tokensOfMessage } from '../tokens.ts';
import { fetchJson } from './http-call.ts';
import {
  type ModelAddress,
  type ModelMessage,
  messagesOf,
  type Tokens,
  type TooLong,
  turnsOf,
} from './model.ts';

/** How long a server may take to say its context length, in milliseconds: a student waits. */
const timeout = 1_000;

const length = z.number().int().min(256).max(100_000_000).optional().catch(undefined);
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      loaded_context_length: length,
      max_model_len: length,
      context_length: length,
      context_window: length,
      max_context_length: length,
    }),
  ),
});
const llamaCpp = z.object({ default_generation_settings: z.object({ n_ctx: length }) });
const running = z.object({ name: z.string(), model: z.string().optional(), context_length: length });
const ollamaRunning = z.object({ models: z.array(running) });
const ollamaModel = z.object({
  parameters: z.string().optional(),
  model_info: z.record(z.string(), z.unknown()),
});

/** What Ollama uses where nobody has set another length, whatever the model could read. */
const ollamaDefault = 4_096;

/**
 * The context length of a model, in tokens, from its server: vLLM, OpenRouter, Groq and Mistral list it, LM Studio, llama.cpp and
 * Ollama have paths of their own. The length that is in use counts, not what the model could have.
 * @returns null when the server does not say it
 */
const contextLengthOf = ({ baseUrl, apiKey, model }: ModelAddress): Promise<number | null> =>
  withDeadline(undefined, timeout, async ({ signal }) => {
    const ask = <Answer>(at: string, path: string, schema: z.ZodType<Answer>, json?: object) =>
      fetchJson({ baseUrl: at, apiKey }, path, schema, { signal, json }).catch(() => null);
    const root = baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
    const [models, studioModels, props, ollama] = await Promise.all([
      ask(baseUrl, '/models', listed),
      ask(root, '/api/v0/models', listed),
      ask(root, '/props', llamaCpp),
      ask(root, '/api/ps', ollamaRunning),
    ]);
    const inList = models?.data.find(({ id }) => id === model);
    const inStudio = studioModels?.data.find(({ id }) => id === model);
    const known =
      inStudio?.loaded_context_length ??
      props?.default_generation_settings.n_ctx ??
      inList?.max_model_len ??
      inList?.context_length ??
      inList?.context_window ??
      inList?.max_context_length ??
      inStudio?.max_context_length;
    if (known !== undefined || !ollama) return known ?? null;
    const loaded = ollama.models.find((each) => each.name === model || each.model === model);
    return loaded?.context_length ?? unloadedLength(await ask(root, '/api/show', ollamaModel, { model }));
  }).catch(() => null);

/** The length of a model of Ollama that is not loaded: what its file sets, or the usual one. */
function unloadedLength(shown: z.infer<typeof ollamaModel> | null): number | null {
  if (!shown) return null;
  const set = /^num_ctx\s+(\d+)/m.exec(shown.parameters ?? '')?.[1];
  if (set !== undefined) return Number(set);
  const most = Object.entries(shown.model_info).find(([name]) => name.endsWith('.context_length'))?.[1];
  return Math.min(typeof most === 'number' ? most : ollamaDefault, ollamaDefault);
}

/** What is assumed of a server that does not say its length: servers of one's own may cut a longer prompt silently. */
const assumedOwn = 4_096;
/** The same of a provider, which refuses a prompt that is too long. */
const assumedProvider = 16_384;
/** Prompts that any model can read: nobody needs to ask for its length. */
const alwaysFits = 1_500;
const mostAsked = 3;
/** A server's count of a shorter prompt says little, since it counts words of its own, too. */
const tellingPrompt = 500;
/** How many prompts together show that a server cuts. */
const tellingPrompts = 3;
/** Less than this of a conversation helps nobody. */
const fewestTokens = 100;

/** Our count of a prompt and that of its server. */
type Counts = Readonly<Record<'ours' | 'theirs', number>>;

/** Whether the server's count stays the same while the prompts differ, since it cuts what is too long. */
function haveStopped(latest: readonly Counts[]): boolean {
  const theirs = latest.map((counts) => counts.theirs);
  const [least, most] = [Math.min(...theirs), Math.max(...theirs)];
  const ours = latest.map((counts) => counts.ours).sort((one, other) => one - other);
  const differ = ours.every((one, at) => at === 0 || one > (ours[at - 1] ?? 0) * 1.05);
  return latest.length === tellingPrompts && differ && least >= 1_000 && most - least <= least / 200;
}

/** The counts of prompts: each is counted when it is sent and when its answer ends. */
const promptCounts = new WeakMap<readonly ModelMessage[], number>();

function promptTokens(messages: readonly ModelMessage[]): number {
  const known = promptCounts.get(messages);
  if (known !== undefined) return known;
  const tokens = messages.reduce((sum, { content }) => sum + tokensOf(content) + tokensOfMessage, 0);
  promptCounts.set(messages, tokens);
  return tokens;
}

/**
 * How much a model can read at once: set by the operator, said by its server, learned from its refusals and its counts, or
 * assumed. What is learned is in memory, for each node.
 */
export class ContextWindow {
  #length: number;
  /** Whether the length is not assumed. */
  #isKnown: boolean;
  #asking: Promise<void> | null = null;
  #asked = 0;
  /** How many tokens of the server one of ours is, at most. */
  #factor = 1;
  #latest: readonly Counts[] = [];

  /** @param length set by the operator; undefined to find it out */
  constructor(
    private readonly address: ModelAddress,
    length: number | undefined,
  ) {
    this.#length = length ?? (address.baseUrl.startsWith('https:') ? assumedProvider : assumedOwn);
    this.#isKnown = length !== undefined;
  }

  /** The messages that fit: the instructions, the question and the newest turns stay. */
  async fit(messages: readonly ModelMessage[]): Promise<readonly ModelMessage[]> {
    // Most prompts need no count to be known as short enough.
    const most = messages.reduce((sum, { content }) => sum + mostTokensOf(content) + tokensOfMessage, 0);
    if (most <= (this.#isKnown ? this.#room : alwaysFits)) return messages;
    if (promptTokens(messages) <= alwaysFits) return messages;
    if (!this.#isKnown && this.#asked < mostAsked) {
      this.#asking ??= this.#ask();
      await this.#asking;
    }
    return fitted(messages, this.#room);
  }

  /** In our tokens. A quarter of the context is for the answer, which is seldom longer. */
  get #room(): number {
    return Math.floor((this.#length - Math.min(this.#length / 4, 4_096)) / this.#factor);
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    const length = await contextLengthOf(this.address);
    if (length !== null) this.#length = length;
    this.#isKnown = length !== null;
    this.#asking = null;
  }

  /** Learns from a refusal of these messages, so that shorter ones are sent. */
  refused(messages: readonly ModelMessage[], { length, sent }: TooLong): void {
    const estimate = promptTokens(messages);
    if (length !== null && length >= 256) {
      this.#length = length;
      this.#isKnown = true;
      if (sent !== null) this.#factor = Math.max(this.#factor, sent / estimate);
    }
    // Where the numbers do not explain the refusal, the next prompt is half as long.
    if (estimate <= this.#room) this.#factor *= this.#room / (estimate / 2);
  }

  /** Learns from the server's count of a prompt that it answered. */
  counted(messages: readonly ModelMessage[], { input }: Tokens): void {
    const estimate = promptTokens(messages);
    if (estimate < tellingPrompt) return;
    this.#latest = [...this.#latest, { ours: estimate, theirs: input }].slice(-tellingPrompts);
    if (haveStopped(this.#latest)) this.#length = Math.min(this.#length, input);
    else if (!this.#isKnown) this.#length = Math.max(this.#length, input);
    this.#factor = Math.min(4, Math.max(this.#factor, input / estimate));
  }

  /** The server has cut a prompt silently: it gets half as much from now on. @returns the new length in tokens */
  cutSilently(): number {
    this.#length = Math.max(1_024, Math.floor(this.#length / 2));
    this.#isKnown = true;
    return this.#length;
  }
}

/** The messages without the middle of the conversation, where it does not fit into some tokens. */
export function fitted(messages: readonly ModelMessage[], room: number): readonly ModelMessage[] {
  const first = messages.findIndex(({ role }) => role !== 'system');
  const [instructions, talk, question] = [
    messages.slice(0, first),
    messages.slice(first, -1),
    messages.slice(-1),
  ];
  if (first < 0 || talk.length === 0 || promptTokens(messages) <= room) return messages;
  const left = room - promptTokens(instructions) - promptTokens(question);
  const kept = left < fewestTokens ? [] : shortenedTurns(turnsOf(talk), left);
  return [...instructions, ...messagesOf(kept), ...question];
}
