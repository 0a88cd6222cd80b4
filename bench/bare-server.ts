/**
 * A bare Node server to compare the product with: it does only the work that answering a question needs. It
 * inserts the question, shows it to every open monitor, calls the model, updates the answer and shows it. It
 * has the same database engine and the same durability as the product, and commits all waiting writes at
 * once. It has no accounts, no checks, no event log and no framework.
 * `tsx bench/bare-server.ts FOLDER MODEL_URL [DATABASE_URL]`
 */
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { createParser } from 'eventsource-parser';
import pg from 'pg';

const [folder = '.', modelUrl = '', databaseUrl] = process.argv.slice(2);

/** Runs writes in one transaction. */
type Commit = (writes: readonly Statement[]) => Promise<void> | void;
interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

const table =
  'create table if not exists interaction (id text primary key, question text, answer text, at text)';
const insert = {
  sqlite: 'insert into interaction values (?, ?, ?, ?)',
  postgres: 'insert into interaction values ($1, $2, $3, $4)',
};
const update = {
  sqlite: 'update interaction set answer = ? where id = ?',
  postgres: 'update interaction set answer = $1 where id = $2',
};

function openSqlite(): Commit {
  const database = new Database(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(table);
  const prepared = new Map([insert.sqlite, update.sqlite].map((text) => [text, database.prepare(text)]));
  return database.transaction((writes: readonly Statement[]) => {
    for (const { text, values } of writes) prepared.get(text)?.run(...values);
  });
}

async function openPostgres(url: string): Promise<Commit> {
  const client = new pg.Client({ connectionString: url, pipeline: true });
  await client.connect();
  await client.query(table);
  return async (writes) => {
    // All statements are sent at once. The first six letters of a statement, `insert` or `update`, are the name
    // under which the client prepares it.
    const sent = [
      client.query('begin'),
      ...writes.map(({ text, values }) =>
        client.query({ name: text.slice(0, 6), text, values: [...values] }),
      ),
      client.query('commit'),
    ];
    await Promise.all(sent);
  };
}

const engine = databaseUrl ? 'postgres' : 'sqlite';
const commit = databaseUrl ? await openPostgres(databaseUrl) : openSqlite();
let waiting: { statement: Statement; resolve: () => void }[] = [];
let draining = false;

/** Commits the waiting writes, and those that come meanwhile, until none is left. */
async function drain(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await commit(batch.map(({ statement }) => statement));
    for (const { resolve } of batch) resolve();
  }
  draining = false;
}

const write = (text: string, ...values: string[]) =>
  new Promise<void>((resolve) => {
    waiting.push({ statement: { text, values }, resolve });
    if (draining) return;
    draining = true;
    // A moment later, so that all writes of this turn of the event loop share the first transaction.
    void Promise.resolve().then(drain);
  });

/** The open monitors of each class. */
const monitors = new Map<string, Set<ServerResponse>>();
function show(ofClass: string, event: string, data: unknown): void {
  const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  for (const monitor of monitors.get(ofClass) ?? []) monitor.write(text);
}

const agent = new Agent({ keepAlive: true });
let lastId = 0;

async function ask(
  ofClass: string,
  { question, studentUid }: { question: string; studentUid: string },
  response: ServerResponse,
): Promise<void> {
  const id = `${process.pid}-${++lastId}`;
  await write(insert[engine], id, question, '', new Date().toISOString());
  show(ofClass, 'question', { interaction: { id, studentUid, question } });
  let answer = '';
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') return;
      const text = JSON.parse(data).choices[0]?.delta?.content ?? '';
      if (text === '') return;
      answer += text;
      response.write(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`);
      show(ofClass, 'delta', { interactionId: id, text });
    },
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const body = JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: question }] });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = httpRequest(`${modelUrl}/chat/completions`, { method: 'POST', headers, agent }).end(body);
  const [model] = await once(call, 'response');
  model.setEncoding('utf8');
  for await (const piece of model) parser.feed(piece);
  await write(update[engine], answer, id);
  show(ofClass, 'answer', { interaction: { id, answer } });
  response.end('event: done\ndata: {}\n\n');
}

const server = createServer(async (request, response) => {
  const [, path, ofClass = ''] = request.url?.split('/') ?? [];
  if (path === 'monitor') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    const ofThisClass = monitors.get(ofClass) ?? new Set();
    monitors.set(ofClass, ofThisClass.add(response));
    response.on('close', () => ofThisClass.delete(response));
    return;
  }
  await ask(ofClass, (await json(request)) as { question: string; studentUid: string }, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
