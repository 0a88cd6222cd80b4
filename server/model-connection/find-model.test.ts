import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../test/model-scripts.ts';
import { type ModelServer, startModelServer } from '../../test/model-server.ts';
import type { Model, Talk } from '../model/model.ts';
import { createPracticeTutor, findModel } from './find-model.ts';

let server: ModelServer;
const others: Server[] = [];
beforeAll(async () => {
  server = await startModelServer({ models: ['nomic-embed-text', 'llama-of-the-class', 'another'] });
});
afterEach(() => {
  server.reset();
  for (const other of others.splice(0)) other.close();
});
afterAll(() => server.close());

const warnings: string[] = [];
const log = { info: () => {}, warn: (_: object, message: string) => void warnings.push(message) };

/** A local server that answers every call with this body. */
async function startOtherServer(body: string, status = 200) {
  const other = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  others.push(other);
  await new Promise((resolve) => other.once('listening', resolve));
  return { name: 'other', baseUrl: `http://127.0.0.1:${(other.address() as AddressInfo).port}/v1` };
}

async function answerOf(model: Model) {
  let text = '';
  const messages = [{ role: 'user', content: 'Hello?' }] as const;
  for await (const piece of model.answer({ messages, signal: new AbortController().signal })) text += piece;
  return text;
}

describe('with a base URL', () => {
  it('the named model is used without a call at the start', async () => {
    const model = await findModel({ baseUrl: 'http://127.0.0.1:9/v1', modelName: 'named' }, log);
    expect(model).toMatchObject({ connected: true, description: 'named at 127.0.0.1:9' });
  });

  it("without a name the server's first model for conversations is used", async () => {
    const model = await findModel({ baseUrl: `${server.url}/`, apiKey: 'a-key' }, log);
    expect(model.description).toContain('llama-of-the-class');
    expect(await answerOf(model)).toContain('Hello?');
    expect(server.requests[0]?.body.model).toBe('llama-of-the-class');
  });

  it('starts while the model server is down, and connects once it is up', async () => {
    const late = await startModelServer();
    const { port, url } = late;
    await late.close();
    const model = await findModel({ baseUrl: url }, log);
    expect(warnings).toHaveLength(1);
    expect(model.connected).toBe(true);
    await expect(answerOf(model)).rejects.toMatchObject({ code: 'model-failed' });
    const started = await startModelServer({ port });
    expect(await answerOf(model)).toContain('Hello?');
    expect(model.description).toContain('scripted-model');
    await started.close();
  });

  it('a failing server is not replaced by the practice tutor', async () => {
    server.script(refused(500));
    const model = await findModel({ baseUrl: server.url }, log);
    await expect(answerOf(model)).rejects.toMatchObject({ code: 'model-failed' });
  });
});

describe('without a base URL', () => {
  it('the first model server on this machine is used, and does not get the key', async () => {
    const localServers = [
      await startOtherServer('<html>A page</html>'),
      await startOtherServer('{"data":[]}'),
      await startOtherServer('{"data":[{"name":"a table row"}]}'),
      await startOtherServer('{"data":[{"id":"refusing"}]}', 401),
      { name: 'here', baseUrl: server.url },
      await startOtherServer('{"data":[{"id":"later"}]}'),
    ];
    const model = await findModel({ localServers, apiKey: 'a-key' }, log);
    expect(model.description).toContain('llama-of-the-class');
    await answerOf(model);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('the server with the model named in the settings is used', async () => {
    const localServers = [
      await startOtherServer('{"data":[{"id":"other"}]}'),
      { name: 'here', baseUrl: server.url },
    ];
    expect((await findModel({ localServers, modelName: 'another' }, log)).description).toContain('another');
  });

  it('a server that does not answer in time is skipped', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`;
    const before = performance.now();
    const model = await findModel({ localServers: [{ name: 'silent', baseUrl }] }, log);
    expect(model.connected).toBe(false);
    expect(performance.now() - before).toBeLessThan(10_000);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('the practice tutor answers and says so when no server is found or none is looked for', async () => {
    const model = await findModel({ localServers: [], practiceDelay: 0 }, log);
    expect(model.connected).toBe(false);
    expect(await answerOf(model)).toContain('No language model is connected');
  });
});

const asked = (question: string): Talk => ({
  ...{ guidelines: { directness: 'guided' }, subject: 'Mathematics', task: '', key: null },
  ...{ earlier: [], question },
});

it('the practice tutor streams word by word, stops at once, and is no connected model', async () => {
  const stop = new AbortController();
  const slow = createPracticeTutor({ delay: 60_000 });
  const pieces: string[] = [];
  for await (const piece of slow.answer({ messages: [], talk: asked('hello'), signal: stop.signal })) {
    pieces.push(piece);
    setImmediate(() => stop.abort());
  }
  expect(pieces).toEqual(['No']);
  expect(slow.connected).toBe(false);
});
