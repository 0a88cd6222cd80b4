import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gated, huge, plainJson, refused, stalled, streamed } from './model-scripts.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const ask = (question: string, url = server.url, signal?: AbortSignal) =>
  fetch(`${url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: question }] }),
    signal: signal ?? null,
  });

/** Asks a question. @returns the text of the streamed answer */
const answerTo = async (question: string, url?: string) => {
  const body = await (await ask(question, url)).text();
  const events = body.split('\n\n').filter((event) => event.startsWith('data: {'));
  return events.map((event) => JSON.parse(event.slice(6)).choices[0].delta.content ?? '').join('');
};

describe('the scripted model server', () => {
  it('echoes the question when nothing is scripted, the same each time', async () => {
    expect(await answerTo('Why?')).toBe('You asked: Why? What have you tried so far?');
    expect(await answerTo('Why?')).toBe(await answerTo('Why?'));
    expect(server.requests.map(({ question }) => question)).toEqual(['Why?', 'Why?', 'Why?']);
  });

  it('plays one script for the next request and others for all matching questions', async () => {
    server.script(streamed(['next']));
    server.script(streamed(['about ', 'cells']), /cell/i);
    expect(await answerTo('A Cell?')).toBe('about cells');
    expect(await answerTo('Other?')).toBe('next');
    expect(await answerTo('cells')).toBe('about cells');
    expect(await answerTo('Other?')).toContain('Other?');
  });

  it('waits at a gate until the test opens it', async () => {
    server.script(gated('now', ['before'], [' after']));
    const reader = (await ask('q')).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain('before');
    expect(server.requests[0]?.closedBy).toBeNull();
    server.open('now');
    let rest = '';
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      rest += new TextDecoder().decode(read.value);
    }
    expect(rest).toContain(' after');
    expect(rest).toContain('[DONE]');
  });

  it('records that the client closed the connection', async () => {
    server.script(stalled('so far'));
    const stop = new AbortController();
    await ask('q', server.url, stop.signal);
    stop.abort();
    expect(await server.requests[0]?.closed).toBe('client');
  });

  it('can answer with errors, plain JSON and huge answers', async () => {
    server.script(refused(429));
    server.script(plainJson('whole'));
    server.script(huge(50_000));
    expect((await ask('q')).status).toBe(429);
    expect(await (await ask('q')).json()).toMatchObject({ choices: [{ message: { content: 'whole' } }] });
    expect(await answerTo('q')).toHaveLength(50_000);
  });

  it('can run as a separate process that is scripted over HTTP', async () => {
    const path = fileURLToPath(new URL('./model-server.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', path, '--port', '0']);
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const url = printed.toString().trim();
    const control = (action: string, body: object) =>
      fetch(url.replace(/v1$/, `control/${action}`), { method: 'POST', body: JSON.stringify(body) });
    try {
      await control('script', { script: streamed(['from ', 'outside']), match: 'outside?' });
      expect(await answerTo('outside?', url)).toBe('from outside');
      const requests = await (await control('requests', {})).json();
      expect(requests).toMatchObject([{ question: 'outside?', closedBy: 'server' }]);
      expect((await control('nonsense', {})).status).toBe(404);
    } finally {
      child.kill('SIGTERM');
    }
    expect((await once(child, 'exit'))[0]).toBe(0);
  }, 20_000);
});
