import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkedKey } from './checked-key.ts';

const typed = (answers: string) => checkedKey({ answers, steps: '', model: '' });

/** A server that understands whatever it is asked, once it may. */
async function startServer(mayAnswer: (answers: string) => boolean = () => true) {
  const asked: string[] = [];
  const calledOff: string[] = [];
  const server = createServer(async (request, response: ServerResponse) => {
    const { answers } = (await json(request)) as { answers: string };
    asked.push(answers);
    response.on('close', () => response.writableEnded || calledOff.push(answers));
    if (!mayAnswer(answers)) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, understood: [`${answers}.`], problems: [] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return { asked, calledOff };
}

/** The form while somebody types into it. */
function startTyping(answers: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, typed(answers));
  const leave = observer.subscribe(() => {});
  onTestFinished(() => {
    leave();
    client.clear();
  });
  return {
    type: (next: string) => observer.setOptions(typed(next)),
    understood: () => observer.getCurrentResult().data?.understood,
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

it('is asked for once, 300 ms after the last key stroke', async () => {
  const { asked } = await startServer();
  const form = startTyping('1');
  for (const next of ['12', '12.', '12.5']) {
    await vi.advanceTimersByTimeAsync(299);
    form.type(next);
  }
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(form.understood()).toEqual(['12.5.']));
  expect(asked).toEqual(['12.5']);
});

it('calls off what was asked before, so that the last answer is the one for what is typed', async () => {
  const { asked, calledOff } = await startServer((answers) => answers !== '12');
  const form = startTyping('12');
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(asked).toEqual(['12']));
  form.type('12.5');
  await vi.waitFor(() => expect(calledOff).toEqual(['12']));
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(form.understood()).toEqual(['12.5.']));
});

it('keeps what was understood until the next answer, and knows what was typed before at once', async () => {
  const { asked } = await startServer();
  const form = startTyping('12');
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(form.understood()).toEqual(['12.']));
  form.type('12 m');
  expect(form.understood()).toEqual(['12.']);
  form.type('12');
  await vi.advanceTimersByTimeAsync(300);
  expect(form.understood()).toEqual(['12.']);
  expect(asked).toEqual(['12']);
});

it('asks for nothing while nothing is typed', async () => {
  const { asked } = await startServer();
  const form = startTyping(' ');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  expect(form.understood()).toBeUndefined();
});
