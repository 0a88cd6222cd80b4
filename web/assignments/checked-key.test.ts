import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkedKey } from './checked-key.ts';

const queryFor = (answers: string) => checkedKey({ answers, steps: '', model: '' });

/** Starts a server that understands every key. It answers only the calls whose key `mayAnswer` accepts. */
async function startServer(mayAnswer: (answers: string) => boolean = () => true) {
  const requested: string[] = [];
  const cancelled: string[] = [];
  const server = createServer(async (request, response: ServerResponse) => {
    const { answers } = (await json(request)) as { answers: string };
    requested.push(answers);
    response.on('close', () => response.writableEnded || cancelled.push(answers));
    if (!mayAnswer(answers)) return;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        success: true,
        understood: [{ kind: 'value', written: answers, equivalents: [] }],
        problems: [],
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return { requested, cancelled };
}

/** A form into which somebody types. */
function startTyping(answers: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, queryFor(answers));
  const leave = observer.subscribe(() => {});
  onTestFinished(() => {
    leave();
    client.clear();
  });
  return {
    type: (next: string) => observer.setOptions(queryFor(next)),
    understood: () => observer.getCurrentResult().data?.understood.map(({ written }) => written),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

it('a typed key is checked once, 300 ms after the last keystroke [spec 10.49]', async () => {
  const { requested } = await startServer();
  const form = startTyping('1');
  for (const next of ['12', '12.', '12.5']) {
    await vi.advanceTimersByTimeAsync(299);
    form.type(next);
  }
  await vi.advanceTimersByTimeAsync(299);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(form.understood()).toEqual(['12.5']));
  expect(requested).toEqual(['12.5']);
});

it('typing cancels the check under way, so that the last answer fits the typed key', async () => {
  const { requested, cancelled } = await startServer((answers) => answers !== '12');
  const form = startTyping('12');
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(requested).toEqual(['12']));
  form.type('12.5');
  await vi.waitFor(() => expect(cancelled).toEqual(['12']));
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(form.understood()).toEqual(['12.5']));
});

it('the last result stays until the next one, and an earlier key is not checked again', async () => {
  const { requested } = await startServer();
  const form = startTyping('12');
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(form.understood()).toEqual(['12']));
  form.type('12 m');
  expect(form.understood()).toEqual(['12']);
  form.type('12');
  await vi.advanceTimersByTimeAsync(300);
  expect(form.understood()).toEqual(['12']);
  expect(requested).toEqual(['12']);
});

it('an empty key is not checked', async () => {
  const { requested } = await startServer();
  const form = startTyping(' ');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requested).toEqual([]);
  expect(form.understood()).toBeUndefined();
});
