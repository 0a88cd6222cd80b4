/**
 * A model server that answers at once: to a question of the lessons (lessons.ts) with the reply of its tutor, to
 * others with one short hint, two words in each chunk. `node --import tsx bench/turns/model.ts`
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { lessonTurns } from './lessons.ts';

const hint = 'Look at the first part again. What do you notice there?';

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** The chunks of a completion, made once for each reply. */
const chunksOf = (reply: string): string[] => [
  ...(reply.match(/\s*\S+(?:\s+\S+)?/g) ?? []).map((content) => chunk({ content })),
  `${chunk({}, 'stop')}data: [DONE]\n\n`,
];
const replies = new Map(lessonTurns.map(({ question, reply }) => [question, chunksOf(reply)]));
const hintChunks = chunksOf(hint);
const models = JSON.stringify({ object: 'list', data: [{ id: 'bench', object: 'model' }] });

const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(models);
    return;
  }
  const { messages } = (await json(request)) as { messages: { content: string }[] };
  const question = messages.at(-1)?.content ?? '';
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const each of replies.get(question) ?? hintChunks) response.write(each);
  response.end();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`);
