import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WithResolvers, withResolvers } from '../server/with-resolvers.ts';
import { asksForKey, type ChatBody } from './model-requests.ts';
import { proposed, type Script, type Step, streamed } from './model-scripts.ts';

/** What the model answers without a script: it repeats the question. */
const echo = (question: string): Script =>
  streamed(`You asked: ${question} What have you tried so far?`.match(/\s*\S+/g) ?? []);

/** The scripts of the scripted model server. `ModelServer` says in which order they are tried. */
export class ScriptedAnswers {
  #proposal: (body: ChatBody) => Script = () => proposed();
  readonly #responders: ((body: ChatBody) => Script | null)[] = [];
  readonly #matchers: { match: string | RegExp; script: Script }[] = [];
  readonly #queue: Script[] = [];

  propose(respond: (body: ChatBody) => Script): void {
    this.#proposal = respond;
  }

  answer(respond: (body: ChatBody) => Script | null): void {
    this.#responders.push(respond);
  }

  script(script: Script, match?: string | RegExp): void {
    if (match === undefined) this.#queue.push(script);
    else this.#matchers.push({ match, script });
  }

  /** The script for a request. One from the queue is used up. */
  scriptFor(body: ChatBody, question: string): Script {
    if (asksForKey(body)) return this.#proposal(body);
    for (const respond of this.#responders) {
      const script = respond(body);
      if (script) return script;
    }
    const fits = ({ match }: { match: string | RegExp }) =>
      typeof match === 'string' ? question.includes(match) : match.test(question);
    return this.#matchers.findLast(fits)?.script ?? this.#queue.shift() ?? echo(question);
  }

  reset(): void {
    this.#proposal = () => proposed();
    for (const scripts of [this.#responders, this.#matchers, this.#queue]) scripts.length = 0;
  }
}

/** Points in scripts at which answers wait until a test opens them. */
export class Gates {
  readonly #gates = new Map<string, WithResolvers<void>>();

  #gate(name: string): WithResolvers<void> {
    const gate = this.#gates.get(name) ?? withResolvers<void>();
    this.#gates.set(name, gate);
    return gate;
  }

  /** Resolves when the gate is open. */
  passing(name: string): Promise<void> {
    return this.#gate(name).promise;
  }

  open(name: string): void {
    this.#gate(name).resolve();
  }

  reset(): void {
    this.#gates.clear();
  }
}

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-scripted',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

interface StepContext {
  readonly response: ServerResponse;
  readonly gates: Gates;
  readonly breakConnection: () => void;
}

/** Does what one step of a script says. */
export async function play(step: Step, { response, gates, breakConnection }: StepContext): Promise<void> {
  if ('flush' in step) response.flushHeaders();
  else if ('delta' in step) await write(response, chunk({ content: step.delta }, null));
  else if ('event' in step) await write(response, `data: ${JSON.stringify(step.event)}\n\n`);
  else if ('raw' in step) await write(response, step.raw);
  else if ('base64' in step) await write(response, Buffer.from(step.base64, 'base64'));
  else if ('finish' in step) await write(response, `${chunk({}, step.finish)}data: [DONE]\n\n`);
  else if ('wait' in step) await sleep(step.wait);
  else if ('gate' in step) await gates.passing(step.gate);
  else if ('destroy' in step) breakConnection();
  // A `stall` step lasts until the connection ends.
  else await new Promise(() => {});
}

/** Writes, and waits for the socket if the client reads slowly. */
async function write(response: ServerResponse, bytes: string | Buffer): Promise<void> {
  if (!response.write(bytes) && !response.destroyed) {
    await new Promise<void>((resolve) => response.once('drain', resolve));
  }
}
