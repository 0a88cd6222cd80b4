/**
 * A bare Node server to compare the product with: it does only the work that answering a question needs. It inserts
 * the question, shows it to every open monitor, calls the model, updates the answer and shows it. It has the same
 * database engine and the same durability, but no accounts, no checks, no event log and no framework. `tsx
 * bench/bare-server.ts FOLDER MODEL_URL`
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { createParser } from 'eventsource-parser';

const [folder = '.', modelUrl = ''] = process.argv.slice(2);
const database = new Database(join(folder, 'bare.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table interaction (id integer primary key, question text, answer text, at text)');
const insert = database.prepare('insert into interaction (question, answer, at) values (?, ?, ?)');
const update = database.prepare('update interaction set answer = ? where id = ?');

const monitors = new Set<ServerResponse>();
function show(event: string, data: unknown): void {
  const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  for (const monitor of monitors) monitor.write(text);
}

async function ask(question: string, response: ServerResponse): Promise<void> {
  const id = Number(insert.run(question, '', new Date().toISOString()).lastInsertRowid);
  show('question', { interaction: { id, question } });
  let answer = '';
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') return;
      const text = JSON.parse(data).choices[0]?.delta?.content ?? '';
      if (text === '') return;
      answer += text;
      response.write(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`);
      show('delta', { interactionId: id, text });
    },
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const body = JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: question }] });
  const headers = { 'content-type': 'application/json' };
  const model = await fetch(`${modelUrl}/chat/completions`, { method: 'POST', headers, body });
  const decoder = new TextDecoder();
  for await (const chunk of model.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  update.run(answer, id);
  show('answer', { interaction: { id, answer } });
  response.end('event: done\ndata: {}\n\n');
}

const server = createServer(async (request, response) => {
  if (request.url === '/monitor') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    monitors.add(response);
    response.on('close', () => monitors.delete(response));
    return;
  }
  const { question } = (await json(request)) as { question: string };
  await ask(question, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
