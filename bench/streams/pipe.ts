/**
 * A bare Node server to compare the product's streams with. It hands the words of the model on as events,
 * keeps idle streams open with a heartbeat, and writes one event to all of them; it does nothing else.
 * `tsx bench/streams/pipe.ts MODEL_URL`
 */
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createParser } from 'eventsource-parser';
import { heartbeatInterval } from '../../contract/constants.ts';

const [modelUrl = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const idle = new Set<ServerResponse>();

async function ask(question: string, response: ServerResponse): Promise<void> {
  const parser = createParser({
    onEvent: ({ data }) => {
      const word = data === '[DONE]' ? '' : (JSON.parse(data).choices[0]?.delta?.content ?? '');
      if (word !== '') response.write(`event: delta\ndata: ${JSON.stringify({ text: word })}\n\n`);
    },
  });
  const body = JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: question }] });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = httpRequest(`${modelUrl}/chat/completions`, { method: 'POST', headers, agent }).end(body);
  const [model] = await once(call, 'response');
  for await (const piece of model.setEncoding('utf8')) parser.feed(piece);
  response.end('event: done\ndata: {}\n\n');
}

const server = createServer(async (request, response) => {
  if (request.url === '/event') {
    const event = `event: note\ndata: ${await text(request)}\n\n`;
    for (const each of idle) each.write(event);
    response.end('{"success":true}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  if (request.url === '/ask') return ask(await text(request), response);
  idle.add(response);
  const beat = setInterval(() => response.write(': \n\n'), heartbeatInterval);
  response.on('close', () => {
    clearInterval(beat);
    idle.delete(response);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
