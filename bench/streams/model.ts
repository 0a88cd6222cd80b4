/**
 * A model server that streams answers about rivers word by word: `node --import tsx bench/streams/model.ts`.
 * `POST /pace?words=300&perSecond=20` sets how many words an answer has, and how fast they come. `GET /sent`
 * tells how many words of answers it has sent, and when it sent the first word and the first whole sentence about each
 * river (milliseconds since 1970).
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const sentence = 'A river carries sand and stones from the hills to the sea.'.split(' ');
const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const chunks = sentence.map((word) => chunk(`${word} `));
const ending = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;
const models = JSON.stringify({ object: 'list', data: [{ id: 'bench', object: 'model' }] });

let words = 0;
let pace = { words: 1, perSecond: 1 };
/** By the name of the river: when the first word and the first whole sentence were sent. */
const sentAt: Record<string, { firstWord: number; firstSentence: number }> = {};
const now = () => performance.timeOrigin + performance.now();

function stream(asked: string, response: ServerResponse): void {
  const river = /river (\w+)/.exec(asked)?.[1] ?? '';
  const { words: all, perSecond } = pace;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let sent = 0;
  const timer = setInterval(() => {
    const at = now();
    if (sent === 0) sentAt[river] = { firstWord: at, firstSentence: 0 };
    response.write(chunks[sent % chunks.length]);
    sent += 1;
    words += 1;
    const times = sentAt[river];
    if (times && sent === sentence.length) times.firstSentence = at;
    if (sent < all) return;
    clearInterval(timer);
    response.end(ending);
  }, 1_000 / perSecond);
  response.on('close', () => clearInterval(timer));
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://model');
  if (pathname === '/sent') response.end(JSON.stringify({ words, sentAt }));
  else if (pathname === '/pace') {
    pace = { words: Number(searchParams.get('words')), perSecond: Number(searchParams.get('perSecond')) };
    response.end();
  } else if (request.method === 'GET')
    response.writeHead(200, { 'content-type': 'application/json' }).end(models);
  else {
    const { messages } = (await json(request)) as { messages: { role: string; content: string }[] };
    const [first] = messages;
    // A second reader reads the question. It gets a word, which must not count as a word of the answer.
    if (first?.role === 'system' && !first.content.startsWith('You are the tutor'))
      response.end(`${chunks[0]}${ending}`);
    else stream(messages.findLast(({ content }) => content.includes('river'))?.content ?? '', response);
  }
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`);
