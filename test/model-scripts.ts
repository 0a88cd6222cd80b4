/** The scripts of the scripted model server, as plain data that can also be sent in its control calls. */

export type Step =
  /** One piece of the answer, as a chat completion chunk. */
  | { readonly delta: string }
  /** Any chunk, as the JSON of one event. */
  | { readonly event: unknown }
  /** Text, or bytes in base64, sent unchanged. */
  | { readonly raw: string }
  | { readonly base64: string }
  /** The last chunk with its finish_reason, then [DONE]. */
  | { readonly finish: string }
  /** Sends the status and the headers before anything else. */
  | { readonly flush: true }
  /** Waits these milliseconds. */
  | { readonly wait: number }
  /** Waits until the test opens this gate, which then stays open. */
  | { readonly gate: string }
  /** Stays silent forever. */
  | { readonly stall: true }
  /** Breaks the connection. */
  | { readonly destroy: true };

/** One answer of the server. Without a `finish` step its body ends without a last chunk. */
export interface Script {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** A well-formed streamed answer: `delay` before each piece, `firstDelay` before the first byte. */
export function streamed(pieces: readonly string[], { delay = 0, firstDelay = 0 } = {}): Script {
  const steps = pieces.flatMap((delta): Step[] => (delay > 0 ? [{ wait: delay }, { delta }] : [{ delta }]));
  return { steps: [...(firstDelay > 0 ? [{ wait: firstDelay }] : []), ...steps, { finish: 'stop' }] };
}

/** An answer after which the server tells its tokens, as servers do when the call asks for them. */
export const counted = (pieces: readonly string[], input: number, output: number): Script => ({
  steps: [
    ...pieces.map((delta) => ({ delta })),
    { event: { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] } },
    { event: { choices: [], usage: { prompt_tokens: input, completion_tokens: output } } },
    { raw: 'data: [DONE]\n\n' },
  ],
});

/** A proposed key with these answers. Without answers it says that there is no single right one. */
export const proposed = (...answers: readonly string[]): Script =>
  streamed([JSON.stringify({ answers, steps: [] })]);

/** Some pieces, then the rest after the test has opened the gate. */
export const gated = (gate: string, before: readonly string[], after: readonly string[]): Script => ({
  steps: [
    { flush: true },
    ...before.map((delta) => ({ delta })),
    { gate },
    ...after.map((delta) => ({ delta })),
    { finish: 'stop' },
  ],
});

/** Some pieces, then silence forever on an open connection. */
export const stalled = (...pieces: readonly string[]): Script => ({
  steps: [{ flush: true }, ...pieces.map((delta) => ({ delta })), { stall: true }],
});

/** Some pieces, then the connection breaks. */
export const brokenOff = (...pieces: readonly string[]): Script => ({
  steps: [{ flush: true }, ...pieces.map((delta) => ({ delta })), { destroy: true }],
});

/** A body that ends without finish_reason and without [DONE]. */
export const cutShort = (...pieces: readonly string[]): Script => ({
  steps: [{ flush: true }, ...pieces.map((delta) => ({ delta }))],
});

/** An event stream of exactly this text. */
export const rawStream = (raw: string): Script => ({ steps: [{ flush: true }, { raw }] });

/** Bytes that are no text. */
export const garbage: Script = {
  steps: [
    { base64: Buffer.from([0, 255, 254, 10, 200, 195, 40, 13, 10, 10, 128, 1, 2, 3]).toString('base64') },
  ],
};

export const htmlPage: Script = {
  headers: { 'content-type': 'text/html' },
  steps: [{ raw: '<!doctype html><html><body>Welcome to the router</body></html>' }],
};

/** An error in the form of model servers. */
export const refused = (status: number, message = 'scripted refusal'): Script => ({
  status,
  headers: { 'content-type': 'application/json' },
  steps: [{ raw: JSON.stringify({ error: { message, type: 'scripted' } }) }],
});

/** Some pieces, then an error object inside the stream. */
export const errorInStream = (...pieces: readonly string[]): Script => ({
  steps: [
    ...pieces.map((delta) => ({ delta })),
    { event: { error: { message: 'scripted error', code: 500 } } },
  ],
});

/** An answer of this many characters in pieces of a thousand. */
export const huge = (characters: number): Script =>
  streamed(Array.from({ length: Math.ceil(characters / 1_000) }, () => 'word '.repeat(200)));

/** The whole answer as one JSON text, from a server that ignores `stream: true`. */
export const plainJson = (text: string | null): Script => ({
  headers: { 'content-type': 'application/json' },
  steps: [
    {
      raw: JSON.stringify({
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      }),
    },
  ],
});
