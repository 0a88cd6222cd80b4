import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/**
 * How many addresses of this machine the streams come from. The product closes connections past 2,000 from
 * one address (server/http/connections.ts).
 */
const addresses = 8;
let opened = 0;

/** A call whose answer is a stream of events. */
export interface StreamCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/**
 * Opens a stream and reads it until it ends or is closed.
 * @param onText is called with each piece that arrives
 * @returns a function that closes it, once the server has answered
 * @throws Error with the status of the answer when it is a refusal
 */
export async function read(call: StreamCall, onText: (text: string) => void = () => {}): Promise<() => void> {
  const { url, method, headers, body = '' } = call;
  const sent = { ...headers, accept: 'text/event-stream', 'content-length': `${Buffer.byteLength(body)}` };
  const localAddress = `127.0.0.${2 + (opened++ % addresses)}`;
  const asked = request(url, { method, headers: sent, agent, localAddress });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).on('error', reject).end(body);
  });
  answer
    .on('error', () => {})
    .setEncoding('utf8')
    .on('data', onText);
  if (answer.statusCode !== 200) throw new Error(`A stream was refused with ${answer.statusCode}.`);
  return () => asked.destroy();
}
