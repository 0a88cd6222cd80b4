import { contextLengthOf, type ModelAddress } from './context-length.ts';
import type { ModelMessage, Tokens } from './model.ts';
import { shortenedTurns, type Turn } from './shortened-turns.ts';
import { tokensOf } from './tokens.ts';
import type { TooLong } from './too-long.ts';

/** What is assumed of a server that does not say its length: servers of one's own may cut a longer prompt silently. */
const assumedOwn = 4_096;
/** The same of a provider, which refuses a prompt that is too long. */
const assumedProvider = 16_384;

/** Prompts that any model can read: nobody needs to ask for its length. */
const alwaysFits = 1_500;
/** How often a server is asked that does not say its length. */
const mostAsked = 3;
/** A server's count of a shorter prompt says little, since it counts words of its own, too. */
const tellingPrompt = 500;

/** How many prompts together show that a server cuts. */
const tellingPrompts = 3;

/** Our count of a prompt and that of its server. */
interface Counted {
  readonly estimate: number;
  readonly counted: number;
}

/** Whether the server's count stays the same while the prompts differ, since it cuts what is too long. */
function haveStopped(latest: readonly Counted[]): boolean {
  const [least = 0, most = 0] = [Math.min, Math.max].map((pick) =>
    pick(...latest.map(({ counted }) => counted)),
  );
  const estimates = latest.map(({ estimate }) => estimate).sort((one, other) => one - other);
  const differ = estimates.every((one, at) => at === 0 || one > (estimates[at - 1] ?? 0) * 1.05);
  return latest.length === tellingPrompts && differ && least >= 1_000 && most - least <= least / 200;
}

const promptTokens = (messages: readonly ModelMessage[]): number =>
  messages.reduce((tokens, { content }) => tokens + tokensOf(content) + 4, 0);

/**
 * How much a model can read at once: set by the operator, said by its server, learned from its refusals and its counts, or
 * assumed. What is learned is in memory, for each node.
 */
export class ContextWindow {
  #length: number;
  #isSaid: boolean;
  #asking: Promise<void> | null = null;
  #asked = 0;
  /** How many tokens of the server one of ours is, at most. */
  #factor = 1;
  #latest: readonly Counted[] = [];

  /** @param length set by the operator; undefined to find it out */
  constructor(
    private readonly address: ModelAddress,
    length: number | undefined,
  ) {
    this.#length = length ?? (address.baseUrl.startsWith('https:') ? assumedProvider : assumedOwn);
    this.#isSaid = length !== undefined;
  }

  /** The messages that fit: the instructions, the question and the newest turns stay. */
  async fit(messages: readonly ModelMessage[]): Promise<readonly ModelMessage[]> {
    if (promptTokens(messages) <= alwaysFits) return messages;
    if (!this.#isSaid && this.#asked < mostAsked) {
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
    const said = await contextLengthOf(this.address);
    if (said !== null) this.#length = said;
    this.#isSaid = said !== null;
    this.#asking = null;
  }

  /** Learns from a refusal of these messages, so that shorter ones are sent. */
  refused(messages: readonly ModelMessage[], { length, sent }: TooLong): void {
    const estimate = promptTokens(messages);
    if (length !== null && length >= 256) {
      this.#length = length;
      this.#isSaid = true;
      if (sent !== null) this.#factor = Math.max(this.#factor, sent / estimate);
    }
    // Where the numbers do not explain the refusal, the next prompt is half as long.
    if (estimate <= this.#room) this.#factor *= this.#room / (estimate / 2);
  }

  /** Learns from the server's count of a prompt that it answered. */
  counted(messages: readonly ModelMessage[], { input }: Tokens): void {
    const estimate = promptTokens(messages);
    if (estimate < tellingPrompt) return;
    this.#latest = [...this.#latest, { estimate, counted: input }].slice(-tellingPrompts);
    if (haveStopped(this.#latest)) this.#length = Math.min(this.#length, input);
    else if (!this.#isSaid) this.#length = Math.max(this.#length, input);
    this.#factor = Math.min(4, Math.max(this.#factor, input / estimate));
  }

  /** The server has cut a prompt silently: it gets half as much from now on. @returns the new length in tokens */
  cutSilently(): number {
    this.#length = Math.max(1_024, Math.floor(this.#length / 2));
    this.#isSaid = true;
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
  const turns: Turn[] = [];
  for (let at = 0; at < talk.length; at += 2)
    turns.push({ question: talk[at]?.content ?? '', answer: talk[at + 1]?.content ?? '' });
  const left = room - promptTokens(instructions) - promptTokens(question);
  const kept = left < fewestTokens ? [] : shortenedTurns(turns, left);
  return [
    ...instructions,
    ...kept.flatMap(({ question: asked, answer }): ModelMessage[] => [
      { role: 'user', content: asked },
      { role: 'assistant', content: answer },
    ]),
    ...question,
  ];
}

/** Less than this of a conversation helps nobody. */
const fewestTokens = 100;
