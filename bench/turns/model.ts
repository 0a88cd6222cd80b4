/**
 * A model server that costs as little as possible: it answers every chat completion at once with the same
 * short hint, a few words in each chunk. `node --import tsx bench/turns/model.ts`
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const pieces = ['Look at', ' the first', ' part', ' again.', ' What', ' do you', ' notice', ' there?'];

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const chunks = [...pieces.map((content) => chunk({ content })), `${chunk({}, 'stop')}data: [DONE]\n\n`];
const models = JSON.stringify({ object: 'list', data: [{ id: 'bench', object: 'model' }] });

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(models);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const each of chunks) response.write(each);
    response.end();
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`);
